import {
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { confirmEmail, getEmailChange } from '../../../contracts/accounts/own-account.ts';
import { load } from '../../api/load.ts';
import { loaderTexts } from '../../page-context.ts';
import { Link } from '../../shell/link.tsx';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { FormError, FormPage, SubmitButton, type FormFailure } from '../../forms/form.tsx';
import css from '../../forms/form.module.css';
import { submitForm } from '../../forms/submit.ts';
import { readToken } from './load-link.ts';

export { secretAddress as headers } from './load-link.ts';
export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels('account.forms', 'profile.forms');
/** The target of the link sent to a new email. Opening it changes nothing. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const token = readToken(url);
  return {
    labels: LABELS,
    head: { title: t('profile_confirm_title'), description: t('account_description') },
    token,
    isDone: url.searchParams.has('done'),
    ...(await load(context, getEmailChange, { query: { token } })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return submitForm(request, context, confirmEmail, '/profile/email/confirm/?done');
}

export default function EmailConfirmPage() {
  const t = useLabels();
  const { email, token, isDone } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  return (
    <FormPage title={t('profile_confirm_title')}>
      {isDone && (
        <p className={css.success} role="status">
          {t('profile_email_changed')}
        </p>
      )}
      {!isDone && email === null && <p>{t('profile_link_void')}</p>}
      {!isDone && email !== null && (
        <Form method="post" reloadDocument>
          <FormError failure={failure} />
          <p className={css.anywhere}>{t('profile_confirm_text', { email })}</p>
          <input type="hidden" name="token" value={token} />
          <SubmitButton>{t('profile_confirm_button')}</SubmitButton>
        </Form>
      )}
      <p>
        <Link to="/profile/">{t('profile_title')}</Link>
      </p>
    </FormPage>
  );
}
