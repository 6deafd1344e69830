import { LANGUAGE_CODES, LANGUAGES } from '../../../domain/text/language.ts';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { Checkbox, RadioGroup } from '../../../widgets/field/choices.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { ProfileSection, type SectionState } from './profile-section.tsx';

const THEMES = ['system', 'light', 'dark'] as const;

/** How the portal speaks and looks, wherever this account signs in. */
export function ViewSection(state: SectionState) {
  const t = useLabels();
  const shell = useShell();
  const { isDemo } = state.profile;
  // A demo account keeps nothing: its visitors choose for their own browser.
  const language = isDemo ? shell.globals.lang : state.profile.language;
  const theme = isDemo ? shell.theme : (state.profile.theme ?? shell.theme);
  return (
    <ProfileSection
      section="view"
      state={state}
      title={t('profile_view_title')}
      text={t('profile_view_text')}
      done={state.saved === 'view' ? t('profile_saved') : null}
      submit={t('profile_save')}
    >
      {(failure) => (
        <>
          <SelectField
            isWide
            label={t('language')}
            name="language"
            size="l"
            value={failure?.typed['language'] ?? language}
            options={LANGUAGE_CODES.map((code) => ({ id: code, text: LANGUAGES[code].own }))}
          />
          <RadioGroup
            legend={t('theme')}
            name="theme"
            options={THEMES.map((choice) => ({ value: choice, label: t(`theme_${choice}`) }))}
            defaultValue={THEMES.find((choice) => choice === failure?.typed['theme']) ?? theme}
          />
        </>
      )}
    </ProfileSection>
  );
}

export function HintsSection({ hints, ...state }: SectionState & { readonly hints: boolean }) {
  const t = useLabels();
  return (
    <ProfileSection
      section="hints"
      state={state}
      title={t('profile_hints_title')}
      text={t('profile_hints_text')}
      done={state.saved === 'hints' ? t('profile_saved') : null}
      submit={t('profile_save')}
    >
      {(failure) => (
        <Checkbox
          label={t('profile_hints_show')}
          name="hints"
          defaultChecked={failure ? 'hints' in failure.typed : hints}
        />
      )}
    </ProfileSection>
  );
}
