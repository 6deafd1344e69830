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
import { confirmSignInCode, getSecondStep, sendSignInCode } from '../../../contracts/account.ts';
import { load } from '../../api/load.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';
import { Link, useKept } from '../../shell/link.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { CodeForm } from './code-form.tsx';
import { FormError, FormPage } from '../../forms/form.tsx';
import css from '../../forms/form.module.css';
import { PasskeyStep } from './passkey-step.tsx';
import { failureIn, submitToMessages, toldIn, type PhoneResult } from './submit-phone.ts';
import { readFields, safeNext, submitFields } from '../../forms/submit.ts';

const LABELS = pageLabels('account.forms', 'phone.form', 'signins.ways');

/** The page after the right password of an account with a second step; others are sent away. */
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

export async function action({ request, context, url }: ActionFunctionArgs) {
  const { intent, code = '' } = await readFields(request);
  const next = safeNext(url);
  if (intent === 'send') {
    const here = `/sign-in/second-step/?next=${encodeURIComponent(next)}`;
    return submitToMessages(request, context, sendSignInCode, {}, { next: here });
  }
  return submitFields(request, context, confirmSignInCode, { code }, next);
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData, matches);
}

export default function SecondStepPage() {
  const t = useLabels();
  const { search } = useLocation();
  const { step, next } = useLoaderData<typeof loader>();
  const result = useActionData<PhoneResult>();
  return (
    <FormPage title={t('second_step_title')}>
      <FormError failure={failureIn(result)} />
      {toldIn(result).map((text) => (
        <p key={text} className={css.alert} role="alert">
          {text}
        </p>
      ))}
      {step === 'code' ? <CodeStep result={result} /> : <PasskeyStep next={next} />}
      <p className={css.aside}>{t('second_step_lost')}</p>
      <p>
        <Link to={`/sign-in/${search}`}>{t('second_step_again')}</Link>
      </p>
    </FormPage>
  );
}

/** Where no code could be sent, one may be asked for when there may be one again. */
function CodeStep({ result }: { result: PhoneResult | undefined }) {
  const t = useLabels();
  const { search } = useLocation();
  const { code, canSend } = useLoaderData<typeof loader>();
  const address = useKept()(`/sign-in/second-step/${search}`);
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
      <button type="submit" name="intent" value="send" className={css.submit}>
        {t('phone_send')}
      </button>
    </Form>
  );
}
