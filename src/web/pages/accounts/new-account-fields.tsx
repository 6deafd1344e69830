import { useLabels } from '../../shell/use-labels.ts';
import { Field, type FormFailure } from '../../forms/form.tsx';

/** Name, email and a new password: what every new account needs. */
export function NewAccountFields({ failure }: { failure: FormFailure | undefined }) {
  const t = useLabels();
  return (
    <>
      <Field name="name" type="text" label={t('name')} autoComplete="name" failure={failure} />
      <Field
        name="email"
        type="email"
        label={t('email')}
        autoComplete="username"
        failure={failure}
      />
      <Field
        name="password"
        type="password"
        label={t('password')}
        autoComplete="new-password"
        hint={t('password_hint')}
        minLength={10}
        refusal="field_new_password_invalid"
        failure={failure}
      />
    </>
  );
}
