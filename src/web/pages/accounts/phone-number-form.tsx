import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { useHydrated } from '../../../widgets/hydrated/use-hydrated.ts';
import { Link, usePreservedParams } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import type { FormFailure } from '../../forms/form.tsx';
import css from '../../forms/form.module.css';
import { Button } from '../../../widgets/button/button.tsx';
import { TextField } from '../../../widgets/field/text-field.tsx';
import stepCss from './phone-page.module.css';

const ADDRESS = '/profile/phone/';

interface NumberFormProps {
  readonly canSend: boolean;
  readonly failure: FormFailure | undefined;
  /** Whether there is a step to return to. */
  readonly keeps: boolean;
}

/** The first step: entering the number. */
export function NumberForm({ canSend, failure, keeps }: NumberFormProps) {
  const t = useLabels();
  const isHydrated = useHydrated();
  const typed = failure?.typed['phone'] ?? '';
  const [isEmpty, setEmpty] = useState(typed.trim() === '');
  const input = useRef<HTMLInputElement>(null);
  // The reader may have typed before scripts ran.
  useEffect(() => setEmpty(input.current?.value.trim() === ''), []);
  const address = usePreservedParams()(ADDRESS);
  if (!canSend) return <p className={css.aside}>{t('phone_no_channel')}</p>;
  const isRefused = failure?.error.field === 'body.phone';
  return (
    <Form method="post" action={address} reloadDocument>
      <TextField
        ref={input}
        label={t('phone_new')}
        name="phone"
        type="tel"
        size="l"
        autoComplete="tel"
        required
        maxLength={32}
        defaultValue={typed}
        onInput={({ currentTarget }) => setEmpty(currentTarget.value.trim() === '')}
        hint={isRefused ? undefined : t('phone_new_hint')}
        error={isRefused ? t('phone_invalid') : undefined}
      />
      <Button
        type="submit"
        name="intent"
        value="number"
        kind="primary"
        size="l"
        disabled={isHydrated && isEmpty}
      >
        {t('phone_send')}
      </Button>
      {keeps && (
        <p className={stepCss.choices}>
          <Link to={ADDRESS}>{t('phone_cancel')}</Link>
        </p>
      )}
    </Form>
  );
}
