import { useState, type ReactNode } from 'react';
import { Form } from 'react-router';
import type { CodeState } from '../../../contracts/accounts/profile.ts';
import { displayClock } from '../../../domain/text/format.ts';
import { zoneName } from '../../../domain/time/time-zone.ts';
import { useHydrated } from '../../../widgets/hydrated/use-hydrated.ts';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { CodeField } from './code-field.tsx';
import css from './code-form.module.css';
import type { FormFailure } from '../../forms/form.tsx';
import { Button } from '../../../widgets/button/button.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';

/** The time between two codes, used only to draw the remaining time. */
const RESEND_SECONDS = 30;
const RESEND_FORM = 'resend';

interface CodeFormProps {
  /** The action of both forms. */
  readonly action: string;
  readonly code: CodeState;
  readonly failure: FormFailure | undefined;
  readonly submit: string;
  readonly children: ReactNode;
}

/** Takes the code that was sent, and can send another one. */
export function CodeForm({ action, code, failure, submit, children }: CodeFormProps) {
  const isHydrated = useHydrated();
  const [count, setCount] = useState(0);
  return (
    <>
      <Form method="post" action={action} reloadDocument className={css.form}>
        <div>{children}</div>
        <CodeField
          refusal={useRefusal(code, failure)}
          typed={failure?.typed['code']}
          onCount={setCount}
        />
        <div className={css.about}>
          <Resend seconds={code.resendSeconds} />
          <Validity code={code} />
        </div>
        <Button
          type="submit"
          name="intent"
          value="code"
          kind="primary"
          size="l"
          disabled={isHydrated && count === 0}
        >
          {submit}
        </Button>
      </Form>
      <Form method="post" action={action} reloadDocument id={RESEND_FORM} className={css.unseen} />
    </>
  );
}

function useRefusal(code: CodeState, failure: FormFailure | undefined): string | undefined {
  const t = useLabels();
  if (!code.isOpen) return t('phone_code_over');
  if (failure?.error.field !== 'body.code') return undefined;
  if (failure.error.code === 'wrong_code') return t('phone_wrong_code', { count: code.triesLeft });
  return failure.error.code === 'invalid_field' ? t('phone_code_invalid') : failure.error.message;
}

/** Without scripts there is no countdown; the server rejects early requests. */
function Resend({ seconds }: { seconds: number }) {
  const t = useLabels();
  const isHydrated = useHydrated();
  const left = useSecondsLeft(seconds);
  const isWaiting = isHydrated && left > 0;
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <p className={css.resend}>
      {isWaiting && <Ring share={left / RESEND_SECONDS} />}
      <Button
        type="submit"
        kind="text"
        form={RESEND_FORM}
        name="intent"
        value="send"
        disabled={isWaiting}
      >
        {isWaiting ? t('phone_again_in', { time }) : t('phone_send_again')}
      </Button>
      {!isWaiting && <span> · {t('phone_again_note')}</span>}
    </p>
  );
}

const ROUND = 2 * Math.PI * 7;

function Ring({ share }: { share: number }) {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" className={css.ring}>
      <circle cx="9" cy="9" r="7" />
      <circle cx="9" cy="9" r="7" strokeDasharray={`${share * ROUND} ${ROUND}`} />
    </svg>
  );
}

function Validity({ code: { isOpen, triesLeft, validUntil } }: { code: CodeState }) {
  const t = useLabels();
  const { timeZone } = useShell();
  if (!isOpen) return null;
  const second = Math.floor(Date.parse(validUntil) / 1000);
  const time = `${displayClock(second, timeZone)} ${zoneName(second, timeZone)}`;
  return (
    <p>
      {t('phone_valid_until', { time })} · {t('phone_tries', { count: triesLeft })}
    </p>
  );
}
