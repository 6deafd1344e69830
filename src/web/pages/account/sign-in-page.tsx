import {
  Form,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { signIn } from '../../../contracts/account.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';
import { Link } from '../../shell/link.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { Field, FormError, FormPage, SubmitButton, type FormFailure } from './form.tsx';
import css from './form.module.css';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { safeNext, submitForm } from './submit.ts';

const LABELS = pageLabels('account.forms', 'signins.ways');

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const next = keptAddress(safeNext(url), url.search);
  if ((await page.shell()).globals.userLoggedIn) throw redirect(next);
  const t = loaderTexts(context);
  const head = { title: t('sign_in_title'), description: t('account_description') };
  return { labels: LABELS, head, next };
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const next = safeNext(url);
  return submitForm(request, context, signIn, ({ secondStep }) =>
    secondStep === null ? next : `/sign-in/second-step/?next=${encodeURIComponent(next)}`,
  );
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData);
}

export default function SignInPage() {
  const t = useLabels();
  const { search } = useLocation();
  const { next } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  return (
    <FormPage title={t('sign_in_title')}>
      <Form method="post" reloadDocument>
        <FormError failure={failure} />
        <Field
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username webauthn"
          failure={failure}
        />
        <Field
          name="password"
          type="password"
          label={t('password')}
          autoComplete="current-password"
          failure={failure}
        />
        <SubmitButton>{t('sign_in')}</SubmitButton>
      </Form>
      <PasskeySignIn next={next} />
      <p className={css.aside}>
        {t('no_account_yet')} <Link to={`/register/${search}`}>{t('register')}</Link>
      </p>
    </FormPage>
  );
}
