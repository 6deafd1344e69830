import {
  Form,
  redirect,
  useActionData,
  useLocation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { register } from '../../../contracts/account.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';
import { Link } from '../../shell/link.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { FormError, FormPage, SubmitButton, type FormFailure } from './form.tsx';
import css from './form.module.css';
import { NewAccountFields } from './new-account-fields.tsx';
import { safeNext, submitForm } from './submit.ts';

const LABELS = pageLabels('account.forms');

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  if ((await page.shell()).globals.userLoggedIn)
    throw redirect(keptAddress(safeNext(url), url.search));
  const t = loaderTexts(context);
  const head = { title: t('register_title'), description: t('account_description') };
  return { labels: LABELS, head };
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  return submitForm(request, context, register, safeNext(url));
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData);
}

export default function RegisterPage() {
  const t = useLabels();
  const { search } = useLocation();
  const failure = useActionData<FormFailure>();
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
