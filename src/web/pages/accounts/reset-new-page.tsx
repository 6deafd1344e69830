import {
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { resetPassword } from '../../../contracts/accounts/recovery.ts';
import { loaderTexts } from '../../page-context.ts';
import { Link } from '../../shell/link.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { Field, FormError, FormPage, SubmitButton, type FormFailure } from '../../forms/form.tsx';
import css from '../../forms/form.module.css';
import { loadLink, SECRET_ADDRESS } from './load-link.ts';
import { submitForm } from '../../forms/submit.ts';

const LABELS = pageLabels('account.forms', 'recovery.forms');

/** The page of the link in a mail that sets a new password. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  return {
    labels: LABELS,
    head: { title: t('reset_new_title'), description: t('account_description') },
    ...(await loadLink(context, 'reset', url)),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return submitForm(request, context, resetPassword, '/sign-in/?reset');
}

export function headers() {
  return SECRET_ADDRESS;
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData, matches);
}

export default function ResetNewPage() {
  const t = useLabels();
  const { state, token } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  return (
    <FormPage title={t('reset_new_title')}>
      {state === 'void' ? (
        <>
          <p className={css.alert} role="alert">
            {t('reset_link_void')}
          </p>
          <p>
            <Link to="/reset/">{t('reset_again')}</Link>
          </p>
        </>
      ) : (
        <>
          <p className={css.aside}>{t('reset_new_lead')}</p>
          <Form method="post" reloadDocument>
            <FormError failure={failure} />
            <input type="hidden" name="token" value={token} />
            <Field
              name="newPassword"
              type="password"
              label={t('new_password')}
              autoComplete="new-password"
              hint={t('password_hint')}
              minLength={10}
              failure={failure}
            />
            <SubmitButton>{t('reset_set')}</SubmitButton>
          </Form>
        </>
      )}
    </FormPage>
  );
}
