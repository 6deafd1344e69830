import { Form } from 'react-router';
import { Link, usePreservedParams } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import type { FormFailure } from '../../forms/form.tsx';
import formCss from '../../forms/form.module.css';
import { PasswordField } from './password-fields.tsx';
import { Button } from '../../../widgets/button/button.tsx';
import css from './phone-page.module.css';

interface PhoneSecondStepProps {
  readonly isOn: boolean;
  readonly canSend: boolean;
  readonly failure: FormFailure | undefined;
}

/** Switches the code by phone as second step on or off. */
export function PhoneSecondStep({ isOn, canSend, failure }: PhoneSecondStepProps) {
  const t = useLabels();
  const address = usePreservedParams()('/profile/phone/');
  // If no code can be sent, the account would be locked out.
  if (!isOn && !canSend) return null;
  return (
    <section className={css.step} aria-labelledby="second-step">
      <h2 id="second-step">{t('phone_second_step')}</h2>
      {isOn && <p className={formCss.success}>{t('phone_second_step_is_on')}</p>}
      <p className={formCss.aside}>
        {t('phone_second_step_text')} {t('phone_risk')}{' '}
        <Link to="/profile/passkeys/">{t('nav_passkeys')}</Link>
      </p>
      <Form method="post" action={address} reloadDocument>
        <PasswordField failure={failure} />
        <Button
          type="submit"
          name="intent"
          value={isOn ? 'step-off' : 'step-on'}
          kind="primary"
          size="l"
        >
          {t(isOn ? 'phone_turn_off' : 'phone_turn_on')}
        </Button>
      </Form>
    </section>
  );
}
