import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { createFirstOperator, getFirstOperatorState } from '../../../contracts/accounts/account.ts';
import { load } from '../../api/load.ts';
import { loaderTexts } from '../../page-context.ts';
import { Link } from '../../shell/link.tsx';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { FormPage } from '../../forms/form.tsx';
import { NewAccountFields } from './new-account-fields.tsx';
import { submitForm } from '../../forms/submit.ts';
import { LinkForm } from './link-form.tsx';
import { readToken } from './load-link.ts';

export { secretAddress as headers } from './load-link.ts';
export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels('account.forms');

/** The target of the one-time link that the first startup prints. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const token = readToken(url);
  const t = loaderTexts(context);
  return {
    labels: LABELS,
    head: { title: t('setup_title'), description: t('account_description') },
    token,
    ...(await load(context, getFirstOperatorState, { query: { token } })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return submitForm(request, context, createFirstOperator, '/');
}

export default function SetupPage() {
  const t = useLabels();
  const { state, token } = useLoaderData<typeof loader>();
  return (
    <FormPage title={t('setup_title')}>
      {state === 'done' && (
        <>
          <p>{t('setup_done')}</p>
          <p>
            <Link to="/sign-in/">{t('sign_in')}</Link>
          </p>
        </>
      )}
      {state === 'void' && <p>{t('setup_needs_link')}</p>}
      {state === 'open' && (
        <LinkForm token={token} lead={t('setup_text')} button={t('create_account')}>
          {(failure) => <NewAccountFields failure={failure} />}
        </LinkForm>
      )}
    </FormPage>
  );
}
