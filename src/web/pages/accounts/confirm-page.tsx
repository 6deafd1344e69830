import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { confirmRegistration } from '../../../contracts/accounts/recovery.ts';
import { loaderTexts } from '../../page-context.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { FormPage } from '../../forms/form.tsx';
import { LinkForm, VoidLink } from './link-form.tsx';
import { loadLink } from './load-link.ts';
import { PasswordField } from './password-fields.tsx';
import { submitForm } from '../../forms/submit.ts';

export { secretAddress as headers } from './load-link.ts';
export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels('account.forms', 'recovery.forms');

/**
 * The target of the link that confirms an email. Opening it changes nothing, because mail scanners
 * open links.
 */
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

export default function ConfirmPage() {
  const t = useLabels();
  const { state, token } = useLoaderData<typeof loader>();
  return (
    <FormPage title={t('confirm_title')}>
      {state === 'void' ? (
        <VoidLink text={t('confirm_link_void')} to="/sign-in/" way={t('sign_in')} />
      ) : (
        <LinkForm token={token} lead={t('confirm_lead')} button={t('confirm_button')}>
          {(failure) => <PasswordField failure={failure} />}
        </LinkForm>
      )}
    </FormPage>
  );
}
