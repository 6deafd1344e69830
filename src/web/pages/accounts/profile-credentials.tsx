import { useLabels } from '../../shell/use-labels.ts';
import { Field } from '../../forms/form.tsx';
import formCss from '../../forms/form.module.css';
import { NewPasswordField, PasswordField } from './password-fields.tsx';
import { Checkbox } from '../../../widgets/field/choices.tsx';
import { NoPassword, ProfileSection, type SectionState } from './profile-section.tsx';

export function NameSection(state: SectionState) {
  const t = useLabels();
  return (
    <ProfileSection
      section="name"
      state={state}
      title={t('name')}
      text={t('profile_name_text')}
      done={state.saved === 'name' ? t('profile_name_saved') : null}
      submit={t('profile_save')}
    >
      {(failure) => (
        <Field
          name="name"
          type="text"
          label={t('name')}
          autoComplete="name"
          value={state.profile.name}
          failure={failure}
        />
      )}
    </ProfileSection>
  );
}

export function EmailSection(state: SectionState) {
  const t = useLabels();
  const { email, pendingEmail, sendsMail, hasPassword } = state.profile;
  if (!hasPassword) return <NoPassword section="email" title={t('email')} />;
  const done = { email: t('profile_email_changed'), 'email-sent': t('profile_email_sent') };
  return (
    <ProfileSection
      section="email"
      state={state}
      title={t('email')}
      text={t('profile_email_text', { email })}
      done={state.saved !== null && state.saved in done ? done[state.saved as 'email'] : null}
      submit={t(sendsMail ? 'profile_email_send' : 'profile_email_change')}
    >
      {(failure) => (
        <>
          {pendingEmail !== null && (
            <p className={formCss.aside}>{t('profile_email_pending', { email: pendingEmail })}</p>
          )}
          <Field
            name="email"
            type="email"
            label={t('profile_email_new')}
            autoComplete="email"
            {...(sendsMail && { hint: t('profile_email_hint') })}
            failure={failure}
          />
          <PasswordField failure={failure} />
        </>
      )}
    </ProfileSection>
  );
}

export function PasswordSection(state: SectionState) {
  const t = useLabels();
  if (!state.profile.hasPassword) return <NoPassword section="password" title={t('password')} />;
  const passwordDone = () => {
    if (state.saved === 'password-tokens') return t('password_changed_tokens');
    return state.saved === 'password' ? t('password_changed') : null;
  };
  return (
    <ProfileSection
      section="password"
      state={state}
      title={t('change_password')}
      text={t('sessions_text')}
      done={passwordDone()}
      submit={t('change_password')}
    >
      {(failure) => (
        <>
          <PasswordField isBesideNew failure={failure} />
          <NewPasswordField failure={failure} />
          <Checkbox
            label={t('revoke_tokens')}
            name="revoke"
            defaultChecked={failure ? failure.typed['revoke'] !== undefined : true}
          />
        </>
      )}
    </ProfileSection>
  );
}
