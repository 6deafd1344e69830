import {
  Form,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { signIn } from '../../../contracts/accounts/account.ts';
import { getSignInWays } from '../../../contracts/accounts/recovery.ts';
import { load } from '../../api/load.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';
import { AuthError } from '../../shell/auth-error.tsx';
import { Link } from '../../shell/link.tsx';
import { OpenIdForm } from '../../shell/openid-form.tsx';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { Field, FormError, FormPage, SubmitButton, type FormFailure } from '../../forms/form.tsx';
import css from '../../forms/form.module.css';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { PasswordField } from './password-fields.tsx';
import { safeNext, submitForm } from '../../forms/submit.ts';

export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels('account.forms', 'recovery.forms', 'recovery.openid', 'signins.ways');

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const next = keptAddress(safeNext(url), url.search);
  if ((await page.shell()).globals.userLoggedIn) throw redirect(next);
  const t = loaderTexts(context);
  const head = { title: t('sign_in_title'), description: t('account_description') };
  return {
    ways: await load(context, getSignInWays, {}),
    isReset: url.searchParams.has('reset'),
    next,
    labels: LABELS,
    head,
  };
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const next = safeNext(url);
  return submitForm(request, context, signIn, ({ secondStep }) =>
    secondStep === null ? next : `/sign-in/second-step/?next=${encodeURIComponent(next)}`,
  );
}

export default function SignInPage() {
  const t = useLabels();
  const { pathname, search } = useLocation();
  const { ways, isReset, next } = useLoaderData<typeof loader>();
  const { loginForm, takesRegistrations } = useShell();
  const failure = useActionData<FormFailure>();
  return (
    <FormPage title={t('sign_in_title')}>
      {isReset && !failure && (
        <p className={css.success} role="status">
          {t('reset_done')}
        </p>
      )}
      {loginForm && !failure && <AuthError form={loginForm} />}
      <Form method="post" reloadDocument>
        <FormError failure={failure} />
        <Field
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username webauthn"
          failure={failure}
        />
        <PasswordField failure={failure} />
        <SubmitButton>{t('sign_in')}</SubmitButton>
      </Form>
      <PasskeySignIn next={next} />
      {ways.openId !== null && (
        <OpenIdForm
          text={t('openid_sign_in', { name: ways.openId })}
          next={next}
          from={pathname + search}
        />
      )}
      <p className={css.aside}>
        <Link to="/reset/">{t('reset_forgotten')}</Link>
        {!ways.canRecover && ` ${t('reset_no_mail')}`}
      </p>
      {takesRegistrations && (
        <p className={css.aside}>
          {t('no_account_yet')} <Link to={`/register/${search}`}>{t('register')}</Link>
        </p>
      )}
    </FormPage>
  );
}
