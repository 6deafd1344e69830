import { useLabels } from '../../shell/use-labels.ts';
import { Field, type FormFailure } from '../../forms/form.tsx';
import { NewPasswordField } from './password-fields.tsx';

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
      <NewPasswordField isFirst failure={failure} />
    </>
  );
}
