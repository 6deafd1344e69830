import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { acceptInvitation, getInvitation } from '../../../contracts/accounts/invitations.ts';
import { load } from '../../api/load.ts';
import { Field, FormPage } from '../../forms/form.tsx';
import { submitForm } from '../../forms/submit.ts';
import { loaderTexts } from '../../page-context.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { LinkForm, VoidLink } from './link-form.tsx';
import { readToken } from './load-link.ts';
import { NewPasswordField } from './password-fields.tsx';

export { secretAddress as headers } from './load-link.ts';
export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels('account.forms', 'users.invite');
/**
 * The target of an invitation link. Opening it changes nothing, because mail scanners open links.
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const token = readToken(url);
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

export default function InvitePage() {
  const t = useLabels();
  const { state, token, email } = useLoaderData<typeof loader>();
  return (
    <FormPage title={t('invite_title')}>
      {state === 'void' ? (
        <VoidLink text={t('invite_void')} to="/sign-in/" way={t('sign_in')} />
      ) : (
        <LinkForm
          token={token}
          lead={t('invite_lead', { email: email ?? '' })}
          button={t('create_account')}
        >
          {(failure) => (
            <>
              <Field
                name="name"
                type="text"
                label={t('name')}
                autoComplete="name"
                failure={failure}
              />
              <NewPasswordField isFirst failure={failure} />
            </>
          )}
        </LinkForm>
      )}
    </FormPage>
  );
}
