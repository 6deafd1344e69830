import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { resetPassword } from '../../../contracts/accounts/recovery.ts';
import { loaderTexts } from '../../page-context.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { FormPage } from '../../forms/form.tsx';
import { LinkForm, VoidLink } from './link-form.tsx';
import { loadLink } from './load-link.ts';
import { NewPasswordField } from './password-fields.tsx';
import { submitForm } from '../../forms/submit.ts';

export { secretAddress as headers } from './load-link.ts';
export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels('account.forms', 'recovery.forms');

/** The target of a mailed link that sets a new password. */
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

export default function ResetNewPage() {
  const t = useLabels();
  const { state, token } = useLoaderData<typeof loader>();
  return (
    <FormPage title={t('reset_new_title')}>
      {state === 'void' ? (
        <VoidLink text={t('reset_link_void')} to="/reset/" way={t('reset_again')} />
      ) : (
        <LinkForm token={token} lead={t('reset_new_lead')} button={t('reset_set')}>
          {(failure) => <NewPasswordField failure={failure} />}
        </LinkForm>
      )}
    </FormPage>
  );
}
