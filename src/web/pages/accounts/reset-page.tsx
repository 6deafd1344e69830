import {
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { askForReset, getSignInWays } from '../../../contracts/accounts/recovery.ts';
import { load } from '../../api/load.ts';
import { loaderTexts } from '../../page-context.ts';
import { Link, usePreservedParams } from '../../shell/link.tsx';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { Field, FormError, FormPage, SubmitButton, type FormFailure } from '../../forms/form.tsx';
import css from '../../forms/form.module.css';
import { OperatorContact } from './operator-contact.tsx';
import { submitForm } from '../../forms/submit.ts';

export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels('account.forms', 'recovery.forms');

/** Asks for a link that sets a new password. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  return {
    ways: await load(context, getSignInWays, {}),
    isSent: url.searchParams.has('sent'),
    labels: LABELS,
    head: { title: t('reset_title'), description: t('account_description') },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return submitForm(request, context, askForReset, '/reset/?sent');
}

export default function ResetPage() {
  const t = useLabels();
  const { ways } = useLoaderData<typeof loader>();
  return (
    <FormPage title={t('reset_title')}>
      {ways.canRecover ? <AskForm /> : <OperatorContact contact={ways.contact} />}
      <p className={css.aside}>
        <Link to="/sign-in/">{t('sign_in')}</Link>
      </p>
    </FormPage>
  );
}

function AskForm() {
  const t = useLabels();
  const { isSent } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  const here = usePreservedParams()('/reset/');
  return (
    <>
      {isSent && !failure ? (
        <p className={css.success} role="status">
          {t('reset_sent')}
        </p>
      ) : (
        <p className={css.aside}>{t('reset_lead')}</p>
      )}
      <Form method="post" action={here} reloadDocument>
        <FormError failure={failure} />
        <Field
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          failure={failure}
        />
        <SubmitButton>{t('reset_send')}</SubmitButton>
      </Form>
    </>
  );
}
