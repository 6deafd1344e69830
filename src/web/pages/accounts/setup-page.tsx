import {
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { createFirstOperator, getFirstOperatorState } from '../../../contracts/accounts/account.ts';
import { load } from '../../api/load.ts';
import { loaderTexts } from '../../page-context.ts';
import { Link } from '../../shell/link.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { FormError, FormPage, SubmitButton, type FormFailure } from '../../forms/form.tsx';
import css from '../../forms/form.module.css';
import { NewAccountFields } from './new-account-fields.tsx';
import { submitForm } from '../../forms/submit.ts';

/** The tokens in the links that a start prints are never longer. */
const MAX_TOKEN_LENGTH = 100;

const LABELS = pageLabels('account.forms');

/** The page of the one-time link that the first start prints. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const token = (url.searchParams.get('token') ?? '').slice(0, MAX_TOKEN_LENGTH);
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

/**
 * The address contains a secret, so no Referer header may send it, not even to our own logs. With
 * `no-referrer` the form would be sent with `Origin: null` and be refused.
 */
export function headers() {
  return { 'referrer-policy': 'strict-origin' };
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData, matches);
}

export default function SetupPage() {
  const t = useLabels();
  const { state, token } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
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
        <>
          <p className={css.aside}>{t('setup_text')}</p>
          <Form method="post" reloadDocument>
            <FormError failure={failure} />
            <input type="hidden" name="token" value={token} />
            <NewAccountFields failure={failure} />
            <SubmitButton>{t('create_account')}</SubmitButton>
          </Form>
        </>
      )}
    </FormPage>
  );
}
