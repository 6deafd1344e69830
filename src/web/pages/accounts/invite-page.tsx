import {
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { acceptInvitation, getInvitation } from '../../../contracts/accounts/invitations.ts';
import { load } from '../../api/load.ts';
import css from '../../forms/form.module.css';
import { Field, FormError, FormPage, SubmitButton, type FormFailure } from '../../forms/form.tsx';
import { submitForm } from '../../forms/submit.ts';
import { loaderTexts } from '../../page-context.ts';
import { Link } from '../../shell/link.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { SECRET_ADDRESS } from './load-link.ts';

const LABELS = pageLabels('account.forms', 'users.invite');
const MAX_TOKEN_LENGTH = 100;

/** The page of the link in an invitation. Opening it changes nothing: programs do that. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const token = (url.searchParams.get('token') ?? '').slice(0, MAX_TOKEN_LENGTH);
  return {
    token,
    ...(await load(context, getInvitation, { query: { token } })),
    labels: LABELS,
    head: { title: t('invite_title'), description: t('account_description') },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return submitForm(request, context, acceptInvitation, '/');
}

export function headers() {
  return SECRET_ADDRESS;
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData, matches);
}

export default function InvitePage() {
  const t = useLabels();
  const { state, token, email } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  if (state === 'void') {
    return (
      <FormPage title={t('invite_title')}>
        <p className={css.alert} role="alert">
          {t('invite_void')}
        </p>
        <p>
          <Link to="/sign-in/">{t('sign_in')}</Link>
        </p>
      </FormPage>
    );
  }
  return (
    <FormPage title={t('invite_title')}>
      <p className={css.aside}>{t('invite_lead', { email: email ?? '' })}</p>
      <Form method="post" reloadDocument>
        <FormError failure={failure} />
        <input type="hidden" name="token" value={token} />
        <Field name="name" type="text" label={t('name')} autoComplete="name" failure={failure} />
        <Field
          name="password"
          type="password"
          label={t('password')}
          autoComplete="new-password"
          hint={t('password_hint')}
          minLength={10}
          refusal="field_new_password_invalid"
          failure={failure}
        />
        <SubmitButton>{t('create_account')}</SubmitButton>
      </Form>
    </FormPage>
  );
}
