import {
  Form,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { register } from '../../../contracts/accounts/account.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';
import { Link } from '../../shell/link.tsx';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { FormError, FormPage, SubmitButton, type FormFailure } from '../../forms/form.tsx';
import css from '../../forms/form.module.css';
import { NewAccountFields } from './new-account-fields.tsx';
import { safeNext, submitForm } from '../../forms/submit.ts';

export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels('account.forms', 'recovery.forms', 'errors.registration');

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const shell = await page.shell();
  if (shell.globals.userLoggedIn) throw redirect(keptAddress(safeNext(url), url.search));
  const t = loaderTexts(context);
  const isSent = url.searchParams.has('sent');
  const title = t(isSent ? 'register_sent_title' : 'register_title');
  return {
    isSent,
    isOpen: shell.takesRegistrations,
    labels: LABELS,
    head: { title, description: t('account_description') },
  };
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  return submitForm(request, context, register, ({ next }) =>
    next === 'confirm' ? '/register/?sent' : safeNext(url),
  );
}

export default function RegisterPage() {
  const t = useLabels();
  const { search } = useLocation();
  const { isSent, isOpen } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  if (isSent) return <Sent />;
  if (!isOpen) return <Closed />;
  return (
    <FormPage title={t('register_title')}>
      <Form method="post" reloadDocument>
        <FormError failure={failure} />
        <NewAccountFields failure={failure} />
        <SubmitButton>{t('create_account')}</SubmitButton>
      </Form>
      <p className={css.aside}>
        {t('have_account')} <Link to={`/sign-in/${search}`}>{t('sign_in')}</Link>
      </p>
    </FormPage>
  );
}

/** The same whether or not the email is known; only its owner sees which mail was sent. */
function Sent() {
  const t = useLabels();
  return (
    <FormPage title={t('register_sent_title')}>
      <p role="status">{t('register_sent')}</p>
      <p className={css.aside}>
        <Link to="/sign-in/">{t('sign_in')}</Link>
      </p>
    </FormPage>
  );
}

/** Registration is closed: only operators create accounts. */
function Closed() {
  const t = useLabels();
  const { search } = useLocation();
  return (
    <FormPage title={t('register_title')}>
      <p role="status">{t('error_registration_closed')}</p>
      <p className={css.aside}>
        {t('have_account')} <Link to={`/sign-in/${search}`}>{t('sign_in')}</Link>
      </p>
    </FormPage>
  );
}
