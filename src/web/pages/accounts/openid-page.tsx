import {
  data,
  Form,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { askForReset, getOpenIdLink, unlinkOpenId } from '../../../contracts/accounts/recovery.ts';
import { load } from '../../api/load.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';
import { AuthError } from '../../shell/auth-error.tsx';
import { usePreservedParams } from '../../shell/link.tsx';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { AccountPage } from './account-page.tsx';
import { FormError, SubmitButton, type FormFailure } from '../../forms/form.tsx';
import css from '../../forms/form.module.css';
import { loadAccess } from './load-access.ts';
import { PasswordField } from './password-fields.tsx';
import { submitForm } from '../../forms/submit.ts';

export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels('account.forms', 'account.profile', 'recovery.forms', 'recovery.openid');
const ADDRESS = '/profile/openid/';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const access = await loadAccess(context, ADDRESS, url);
  const { openId, ...link } = await load(context, getOpenIdLink, {});
  if (openId === null) throw data(null, { status: 404 });
  const t = loaderTexts(context);
  const title = t('openid_title', { name: openId });
  return {
    access,
    ...link,
    name: openId,
    isUnlinked: url.searchParams.has('unlinked'),
    isSent: url.searchParams.has('sent'),
    labels: LABELS,
    head: { title, description: t('account_description') },
  };
}

/** Unlinks the account, or mails an account without a password a link to set one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.clone().formData();
  if (!form.has('setPassword')) {
    return submitForm(request, context, unlinkOpenId, `${ADDRESS}?unlinked`);
  }
  const { email } = await load(context, getOpenIdLink, {});
  const result = await context.get(pageContext).call(askForReset, { body: { email } });
  if (result.ok) return redirect(keptAddress(`${ADDRESS}?sent`, new URL(request.url).search));
  const failure: FormFailure = { error: result.error, typed: {} };
  return data(failure, { status: result.status });
}

/** Signing in through the provider of this portal. */
export default function OpenIdPage() {
  const t = useLabels();
  const { access, name, isLinked, hasPassword, isUnlinked } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  const { loginForm } = useShell();
  return (
    <AccountPage title={t('openid_title', { name })} access={access}>
      <section className={css.page}>
        {loginForm && <AuthError form={loginForm} />}
        {isUnlinked && !isLinked && (
          <p className={css.success} role="status">
            {t('openid_unlinked', { name })}
          </p>
        )}
        <p>{t(isLinked ? 'openid_linked' : 'openid_not_linked', { name })}</p>
        <FormError failure={failure} />
        {hasPassword ? <LinkForm failure={failure} /> : <SetPasswordForm />}
      </section>
    </AccountPage>
  );
}

/** Linking and unlinking need the password; linking happens on the way to the provider. */
function LinkForm({ failure }: { failure: FormFailure | undefined }) {
  const t = useLabels();
  const { name, isLinked } = useLoaderData<typeof loader>();
  const here = usePreservedParams()(ADDRESS);
  return (
    <Form method="post" action={isLinked ? here : '/sign-in/openid/'} reloadDocument>
      {!isLinked && (
        <>
          <input type="hidden" name="next" value={here} />
          <input type="hidden" name="from" value={here} />
        </>
      )}
      <PasswordField isBesideNew failure={failure} />
      <SubmitButton>{t(isLinked ? 'openid_unlink' : 'openid_link', { name })}</SubmitButton>
    </Form>
  );
}

function SetPasswordForm() {
  const t = useLabels();
  const { canRecover, isSent } = useLoaderData<typeof loader>();
  const here = usePreservedParams()(ADDRESS);
  if (!canRecover) return <p>{t('reset_no_mail')}</p>;
  return (
    <Form method="post" action={here} reloadDocument>
      <p>{t('openid_no_password')}</p>
      {isSent && (
        <p className={css.success} role="status">
          {t('reset_sent')}
        </p>
      )}
      <input type="hidden" name="setPassword" value="1" />
      <SubmitButton>{t('reset_send')}</SubmitButton>
    </Form>
  );
}
