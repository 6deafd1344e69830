import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { useHydrated } from '../../../widgets/hydrated/use-hydrated.ts';
import { Link, usePreservedParams } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import type { FormFailure } from '../../forms/form.tsx';
import css from '../../forms/form.module.css';
import stepCss from './phone-page.module.css';

const ADDRESS = '/profile/phone/';

interface NumberFormProps {
  readonly canSend: boolean;
  readonly failure: FormFailure | undefined;
  /** There is something to go back to. */
  readonly keeps: boolean;
}

/** The first step: which number. */
export function NumberForm({ canSend, failure, keeps }: NumberFormProps) {
  const t = useLabels();
  const isHydrated = useHydrated();
  const typed = failure?.typed['phone'] ?? '';
  const [isEmpty, setEmpty] = useState(typed.trim() === '');
  const input = useRef<HTMLInputElement>(null);
  // A visitor may have typed before the page's program ran.
  useEffect(() => setEmpty(input.current?.value.trim() === ''), []);
  const address = usePreservedParams()(ADDRESS);
  if (!canSend) return <p className={css.aside}>{t('phone_no_channel')}</p>;
  const isRefused = failure?.error.field === 'body.phone';
  return (
    <Form method="post" action={address} reloadDocument>
      <label className={css.field}>
        <span>{t('phone_new')}</span>
        <input
          ref={input}
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          maxLength={32}
          defaultValue={typed}
          onInput={({ currentTarget }) => setEmpty(currentTarget.value.trim() === '')}
          aria-invalid={isRefused ? true : undefined}
          aria-describedby="phone-note"
        />
        <span id="phone-note" className={isRefused ? css.refused : css.hint}>
          {t(isRefused ? 'phone_invalid' : 'phone_new_hint')}
        </span>
      </label>
      <button
        type="submit"
        name="intent"
        value="number"
        className={css.submit}
        disabled={isHydrated && isEmpty}
      >
        {t('phone_send')}
      </button>
      {keeps && (
        <p className={stepCss.choices}>
          <Link to={ADDRESS}>{t('phone_cancel')}</Link>
        </p>
      )}
    </Form>
  );
}
