import {
  data,
  Form,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import {
  confirmSignInCode,
  getSecondStep,
  sendSignInCode,
} from '../../../contracts/accounts/account.ts';
import { finishWithRecoveryCode } from '../../../contracts/accounts/recovery-codes.ts';
import { load } from '../../api/load.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';
import { Link, usePreservedParams } from '../../shell/link.tsx';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { CodeForm } from './code-form.tsx';
import { FormError, FormPage, type FormFailure } from '../../forms/form.tsx';
import css from '../../forms/form.module.css';
import { PasskeyStep } from './passkey-step.tsx';
import { failureIn, submitToMessages, messagesIn, type PhoneResult } from './submit-phone.ts';
import { Button } from '../../../widgets/button/button.tsx';
import { TextField } from '../../../widgets/field/text-field.tsx';
import { readFields, safeNext, submitFields } from '../../forms/submit.ts';

export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels('account.forms', 'phone.form', 'signins.ways');

/** The second step after a correct password; other viewers are redirected. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const next = safeNext(url);
  if ((await context.get(pageContext).shell()).globals.userLoggedIn)
    throw redirect(keptAddress(next, url.search));
  const { step, ...rest } = await load(context, getSecondStep, {});
  if (step === null)
    throw redirect(keptAddress(`/sign-in/?next=${encodeURIComponent(next)}`, url.search));
  const t = loaderTexts(context);
  const head = { title: t('second_step_title'), description: t('account_description') };
  return { step, ...rest, next: keptAddress(next, url.search), labels: LABELS, head };
}

/** A rejected recovery code shows its error at its own field. */
interface RecoveryFailure extends FormFailure {
  readonly of: 'recovery';
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const { intent, code = '', recoveryCode = '' } = await readFields(request);
  const next = safeNext(url);
  if (intent === 'send') {
    const here = `/sign-in/second-step/?next=${encodeURIComponent(next)}`;
    return submitToMessages(request, context, sendSignInCode, {}, { next: here });
  }
  if (intent === 'recovery') {
    const { call } = context.get(pageContext);
    const result = await call(finishWithRecoveryCode, { body: { code: recoveryCode } });
    if (result.ok) return redirect(keptAddress(next, url.search));
    const failure: RecoveryFailure = { error: result.error, typed: {}, of: 'recovery' };
    return data(failure, { status: result.status });
  }
  return submitFields(request, context, confirmSignInCode, { code }, next);
}

export default function SecondStepPage() {
  const t = useLabels();
  const { search } = useLocation();
  const { step, next, hasRecoveryCodes } = useLoaderData<typeof loader>();
  const sent = useActionData<PhoneResult | RecoveryFailure>();
  const refusedRecovery = sent && 'of' in sent ? sent : undefined;
  const result = refusedRecovery ? undefined : sent;
  return (
    <FormPage title={t('second_step_title')}>
      <FormError failure={failureIn(result)} />
      {messagesIn(result).map((text) => (
        <p key={text} className={css.alert} role="alert">
          {text}
        </p>
      ))}
      {step === 'code' ? <CodeStep result={result} /> : <PasskeyStep next={next} />}
      {hasRecoveryCodes && <RecoveryStep failure={refusedRecovery} />}
      <p className={css.aside}>{t('second_step_lost')}</p>
      <p>
        <Link to={`/sign-in/${search}`}>{t('second_step_again')}</Link>
      </p>
    </FormPage>
  );
}

/** The recovery option, closed until opened. */
function RecoveryStep({ failure }: { failure: RecoveryFailure | undefined }) {
  const t = useLabels();
  const { search } = useLocation();
  const address = usePreservedParams()(`/sign-in/second-step/${search}`);
  return (
    <details open={failure !== undefined}>
      <summary>{t('recovery_use')}</summary>
      <Form method="post" action={address} reloadDocument>
        <TextField
          label={t('recovery_code')}
          name="recoveryCode"
          size="l"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={60}
          hint={failure ? undefined : t('recovery_code_hint')}
          error={failure?.error.message}
        />
        <Button type="submit" name="intent" value="recovery" kind="primary" size="l">
          {t('sign_in')}
        </Button>
      </Form>
    </details>
  );
}

/** If no code could be sent, another can be requested once the limit allows. */
function CodeStep({ result }: { result: PhoneResult | undefined }) {
  const t = useLabels();
  const { search } = useLocation();
  const { code, canSend } = useLoaderData<typeof loader>();
  const address = usePreservedParams()(`/sign-in/second-step/${search}`);
  if (code) {
    return (
      <CodeForm action={address} code={code} failure={failureIn(result)} submit={t('sign_in')}>
        <p>{t('second_step_code_text', { phone: code.phone })}</p>
      </CodeForm>
    );
  }
  if (!canSend) return <p className={css.alert}>{t('phone_no_channel')}</p>;
  return (
    <Form method="post" action={address} reloadDocument>
      <p>{t('second_step_no_code')}</p>
      <Button type="submit" name="intent" value="send" kind="primary" size="l">
        {t('phone_send')}
      </Button>
    </Form>
  );
}
