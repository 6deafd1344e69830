import { Field, type FormFailure } from '../../forms/form.tsx';
import { useLabels } from '../../shell/use-labels.ts';

interface PasswordFieldProps {
  readonly failure: FormFailure | undefined;
  readonly isBesideNew?: boolean;
}

/** The current password. */
export function PasswordField({ failure, isBesideNew = false }: PasswordFieldProps) {
  const t = useLabels();
  return (
    <Field
      name={isBesideNew ? 'currentPassword' : 'password'}
      type="password"
      label={t(isBesideNew ? 'current_password' : 'password')}
      autoComplete="current-password"
      failure={failure}
    />
  );
}

interface NewPasswordFieldProps {
  readonly failure: FormFailure | undefined;
  readonly isFirst?: boolean;
}

/** A new password. */
export function NewPasswordField({ failure, isFirst = false }: NewPasswordFieldProps) {
  const t = useLabels();
  return (
    <Field
      name={isFirst ? 'password' : 'newPassword'}
      type="password"
      label={t(isFirst ? 'password' : 'new_password')}
      autoComplete="new-password"
      hint={t('password_hint')}
      minLength={10}
      {...(isFirst && { refusal: 'field_new_password_invalid' as const })}
      failure={failure}
    />
  );
}
