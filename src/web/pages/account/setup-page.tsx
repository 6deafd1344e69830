import {
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { createFirstOperator } from '../../../contracts/account.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { translator, useLabels } from '../../shell/use-labels.ts';
import { FormError, FormPage, SubmitButton, type FormFailure } from './form.tsx';
import css from './form.module.css';
import { NewAccountFields } from './new-account-fields.tsx';
import { submitForm } from './submit.ts';

/** Where the one-time link of the first start leads. */
export function loader({ context, url }: LoaderFunctionArgs) {
  return {
    labels: context.get(pageContext).labels('account'),
    token: url.searchParams.get('token') ?? '',
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return submitForm(request, context, createFirstOperator, '/');
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const t = translator(loaderData.labels);
  return [
    ...pageMeta(t('setup_title'), t('account_description')),
    // The address carries a secret: it must not travel in a Referer header or be indexed.
    { name: 'referrer', content: 'no-referrer' },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function SetupPage() {
  const t = useLabels();
  const { token } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  const isLinkVoid = failure?.error.field === 'body.token';
  return (
    <FormPage title={t('setup_title')}>
      {isLinkVoid ? (
        <p className={css.alert} role="alert">
          {t('setup_link_used')}
        </p>
      ) : (
        <p className={css.aside}>{t('setup_text')}</p>
      )}
      <Form method="post" reloadDocument>
        <FormError failure={failure} />
        <input type="hidden" name="token" value={token} />
        <NewAccountFields failure={failure} />
        <SubmitButton>{t('create_account')}</SubmitButton>
      </Form>
    </FormPage>
  );
}
