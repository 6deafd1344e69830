import {
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import {
  confirmPhone,
  getPhone,
  removePhone,
  sendPhoneCode,
  setPhoneSecondStep,
  updatePhone,
} from '../../../contracts/accounts/profile.ts';
import { load } from '../../api/load.ts';
import { loaderTexts } from '../../page-context.ts';
import { Link, usePreservedParams } from '../../shell/link.tsx';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { AccountPage } from './account-page.tsx';
import { CodeForm } from './code-form.tsx';
import { FormError } from '../../forms/form.tsx';
import formCss from '../../forms/form.module.css';
import { loadAccess } from './load-access.ts';
import { NumberForm } from './phone-number-form.tsx';
import css from './phone-page.module.css';
import { PhoneSecondStep } from './phone-second-step.tsx';
import { PhoneSteps, type PhoneStep } from './phone-steps.tsx';
import { failureIn, submitToMessages, messagesIn, type PhoneResult } from './submit-phone.ts';
import { Button } from '../../../widgets/button/button.tsx';
import { readFields } from '../../forms/submit.ts';

export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels('account.forms', 'account.profile', 'phone.form');
const ADDRESS = '/profile/phone/';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const access = await loadAccess(context, ADDRESS, url);
  return {
    access,
    ...(await load(context, getPhone, {})),
    isChanging: url.searchParams.has('change'),
    labels: LABELS,
    head: { title: t('nav_phone'), description: t('phone_description') },
  };
}

/** Each button names its action. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { intent = '', phone = '', code = '', password = '' } = await readFields(request);
  const go = { next: ADDRESS };
  switch (intent) {
    case 'code':
      return submitToMessages(
        request,
        context,
        confirmPhone,
        { body: { code } },
        { ...go, typed: { code } },
      );
    case 'send':
      return submitToMessages(
        request,
        context,
        sendPhoneCode,
        { query: { action: 'ajaxSendCode' } },
        go,
      );
    case 'cancel':
      return submitToMessages(request, context, removePhone, { body: { which: 'new' } }, go);
    case 'remove':
      return submitToMessages(request, context, removePhone, { body: { which: 'confirmed' } }, go);
    case 'step-on':
    case 'step-off': {
      const body = { isOn: intent === 'step-on', password };
      return submitToMessages(request, context, setPhoneSecondStep, { body }, go);
    }
    default:
      return submitToMessages(
        request,
        context,
        updatePhone,
        { body: { phone } },
        { ...go, typed: { phone } },
      );
  }
}

export default function PhonePage() {
  const t = useLabels();
  const { access, phone, code, canSend, secondStep, isChanging } = useLoaderData<typeof loader>();
  const result = useActionData<PhoneResult>();
  const failure = failureIn(result);
  const step = stepFor({ phone, code, isChanging });
  return (
    <AccountPage title={t('nav_phone')} access={access}>
      <section className={formCss.page}>
        <PhoneSteps step={step} />
        <FormError failure={failure} />
        {messagesIn(result).map((text) => (
          <p key={text} className={formCss.alert} role="alert">
            {text}
          </p>
        ))}
        {step === 'number' && (
          <NumberForm canSend={canSend} failure={failure} keeps={phone !== null || code !== null} />
        )}
        {step === 'code' && code && <CodeStep code={code} failure={failure} />}
        {step === 'done' && phone !== null && (
          <>
            <Confirmed phone={phone} isFixed={secondStep === 'code'} />
            <PhoneSecondStep isOn={secondStep === 'code'} canSend={canSend} failure={failure} />
          </>
        )}
      </section>
    </AccountPage>
  );
}

type PhoneState = Answer<typeof getPhone>;

function stepFor({
  phone,
  code,
  isChanging,
}: Pick<PhoneState, 'phone' | 'code'> & { isChanging: boolean }): PhoneStep {
  if (isChanging) return 'number';
  if (code) return 'code';
  return phone === null ? 'number' : 'done';
}

function CodeStep({
  code,
  failure,
}: {
  code: NonNullable<PhoneState['code']>;
  failure: ReturnType<typeof failureIn>;
}) {
  const t = useLabels();
  const address = usePreservedParams()(ADDRESS);
  return (
    <>
      <CodeForm action={address} code={code} failure={failure} submit={t('phone_confirm')}>
        <p>
          {t('phone_sent', { phone: code.phone })}{' '}
          <Link to={`${ADDRESS}?change`}>{t('phone_change')}</Link>
        </p>
      </CodeForm>
      <Form method="post" action={address} reloadDocument className={css.choices}>
        <Button type="submit" name="intent" value="cancel" kind="text" size="l">
          {t('phone_cancel')}
        </Button>
      </Form>
    </>
  );
}

function Confirmed({ phone, isFixed }: { phone: string; isFixed: boolean }) {
  const t = useLabels();
  const address = usePreservedParams()(ADDRESS);
  return (
    <>
      <p role="status">{t('phone_confirmed', { phone })}</p>
      {!isFixed && (
        <Form method="post" action={address} reloadDocument className={css.choices}>
          <Link to={`${ADDRESS}?change`}>{t('phone_change_number')}</Link>
          <Button type="submit" name="intent" value="remove" kind="text" size="l">
            {t('phone_remove')}
          </Button>
        </Form>
      )}
    </>
  );
}
