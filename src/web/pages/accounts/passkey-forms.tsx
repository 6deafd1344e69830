import type { FormEvent } from 'react';
import { Form } from 'react-router';
import { askToConfirm, confirmWithPasskey } from '../../../contracts/accounts/passkeys.ts';
import { useLabels } from '../../shell/use-labels.ts';
import { Field, FormError, SubmitButton, type FormFailure } from '../../forms/form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { makePasskey, proveWithPasskey } from './passkey-browser.ts';
import { PasswordField } from './password-fields.tsx';
import { usePasskey } from './use-passkey.ts';
import css from './sign-ins.module.css';

const CONFIRMATION = { optionsCall: askToConfirm, answerCall: confirmWithPasskey };

/** Creating a passkey requires scripts. */
export function NewPasskeyForm({ action, next }: { action: string; next: string }) {
  const t = useLabels();
  const state = usePasskey(next);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    void state.run(() => makePasskey(typeof name === 'string' ? name : ''));
  };
  return (
    <section className={css.narrow}>
      <h2>{t('passkey_new')}</h2>
      <form method="post" action={action} onSubmit={submit}>
        <Field
          name="name"
          type="text"
          label={t('passkey_name')}
          hint={t('passkey_name_hint')}
          autoComplete="off"
          failure={undefined}
        />
        <PasskeyButton state={state} isMain>
          {t('passkey_add')}
        </PasskeyButton>
      </form>
    </section>
  );
}

interface StoredFormProps {
  /** The action of the form. */
  readonly action: string;
  readonly failure: FormFailure | undefined;
}

/** Asks for confirmation by password or passkey, whichever the account has. */
export function ConfirmForms({
  action,
  failure,
  hasPassword,
  hasPasskey,
  why,
}: StoredFormProps & {
  readonly hasPassword: boolean;
  readonly hasPasskey: boolean;
  readonly why: string;
}) {
  const t = useLabels();
  const state = usePasskey(action);
  return (
    <section className={css.narrow}>
      <h2>{t('passkey_confirm_title')}</h2>
      <p>{hasPassword || hasPasskey ? why : t('passkey_confirm_again')}</p>
      {hasPassword && (
        <Form method="post" action={action} reloadDocument>
          <FormError failure={failure} />
          <PasswordField failure={failure} />
          <SubmitButton>{t('passkey_confirm_password')}</SubmitButton>
        </Form>
      )}
      {hasPasskey && (
        <PasskeyButton
          state={state}
          onPress={() => void state.run(() => proveWithPasskey(CONFIRMATION))}
        >
          {t('passkey_confirm_passkey')}
        </PasskeyButton>
      )}
    </section>
  );
}

/** Switches the passkey as second step on or off. */
export function SecondStepForm({
  action,
  failure,
  isOn,
  isConfirmed,
  hasPassword,
}: StoredFormProps & {
  readonly isOn: boolean;
  readonly isConfirmed: boolean;
  readonly hasPassword: boolean;
}) {
  const t = useLabels();
  return (
    <section className={css.narrow}>
      <h2>{t('passkey_step_title')}</h2>
      <p>{t('passkey_step_text')}</p>
      <p>{t(isOn ? 'passkey_step_is_on' : 'passkey_step_is_off')}</p>
      {/* Until then, the page already asks for the password once. */}
      {isConfirmed && (
        <Form method="post" action={action} reloadDocument>
          <FormError failure={failure} />
          {hasPassword && <PasswordField failure={failure} />}
          <input type="hidden" name="step" value={isOn ? 'off' : 'on'} />
          <SubmitButton>{t(isOn ? 'passkey_step_off' : 'passkey_step_on')}</SubmitButton>
        </Form>
      )}
    </section>
  );
}
