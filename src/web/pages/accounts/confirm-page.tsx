import {
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { confirmRegistration } from '../../../contracts/accounts/recovery.ts';
import { loaderTexts } from '../../page-context.ts';
import { Link } from '../../shell/link.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { Field, FormError, FormPage, SubmitButton, type FormFailure } from '../../forms/form.tsx';
import css from '../../forms/form.module.css';
import { loadLink, SECRET_ADDRESS } from './load-link.ts';
import { submitForm } from '../../forms/submit.ts';

const LABELS = pageLabels('account.forms', 'recovery.forms');

/** The page of the link that confirms an address. Opening it changes nothing: programs do that. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  return {
    labels: LABELS,
    head: { title: t('confirm_title'), description: t('account_description') },
    ...(await loadLink(context, 'confirm', url)),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return submitForm(request, context, confirmRegistration, '/');
}

export function headers() {
  return SECRET_ADDRESS;
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData, matches);
}

export default function ConfirmPage() {
  const t = useLabels();
  const { state, token } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  return (
    <FormPage title={t('confirm_title')}>
      {state === 'void' ? (
        <>
          <p className={css.alert} role="alert">
            {t('confirm_link_void')}
          </p>
          <p>
            <Link to="/sign-in/">{t('sign_in')}</Link>
          </p>
        </>
      ) : (
        <>
          <p className={css.aside}>{t('confirm_lead')}</p>
          <Form method="post" reloadDocument>
            <FormError failure={failure} />
            <input type="hidden" name="token" value={token} />
            <Field
              name="password"
              type="password"
              label={t('password')}
              autoComplete="current-password"
              failure={failure}
            />
            <SubmitButton>{t('confirm_button')}</SubmitButton>
          </Form>
        </>
      )}
    </FormPage>
  );
}
