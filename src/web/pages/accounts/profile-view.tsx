import { useEffect, useRef, useState } from 'react';
import { LANGUAGE_CODES, LANGUAGES } from '../../../domain/text/language.ts';
import { useLabels } from '../../shell/use-labels.ts';
import { useHintsSetting } from '../../shell/hints.ts';
import { useShell } from '../../shell/use-shell.ts';
import { THEMES, useTheme } from '../../shell/use-theme.ts';
import { Checkbox } from '../../../widgets/field/choices.tsx';
import { SegmentedChoice } from '../../../widgets/segmented/segmented-choice.tsx';
import formCss from '../../forms/form.module.css';
import { SelectField } from '../../forms/select-field.tsx';
import { ProfileSection, type SectionState } from './profile-section.tsx';

/** Language and theme of the account in all its browsers. */
export function ViewSection(state: SectionState) {
  const t = useLabels();
  const shell = useShell();
  const { isDemo } = state.profile;
  // Demo accounts are shared and store nothing: visitors choose for their own browser.
  const language = isDemo ? shell.globals.lang : state.profile.language;
  const [chosen, setChosen] = useState<string | null>(null);
  const [saved, setSaved] = useState<boolean | null>(null);
  const [theme, chooseTheme] = useTheme();
  const [hasChosenTheme, setHasChosenTheme] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // In an effect, so that the form already holds the new language. Its page comes in that language.
  useEffect(() => {
    if (chosen !== null) form.current?.requestSubmit();
  }, [chosen]);
  const failure = state.failure?.section === 'view' ? state.failure : undefined;
  const rejectedTheme = THEMES.find((each) => each === failure?.typed['theme']);
  return (
    <ProfileSection
      section="view"
      state={state}
      title={t('profile_view_title')}
      text={t('profile_view_text')}
      done={
        saved === true || (saved === null && state.saved === 'view') ? t('profile_saved') : null
      }
      submit={t('profile_save')}
      isSavedOnChange
      form={form}
    >
      {() => (
        <>
          {saved === false && (
            <p className={formCss.alert} role="alert">
              {t('hints_not_saved')}
            </p>
          )}
          <SelectField
            isWide
            label={t('language')}
            name="language"
            size="l"
            value={failure?.typed['language'] ?? language}
            options={LANGUAGE_CODES.map((code) => ({ id: code, text: LANGUAGES[code].own }))}
            onChange={(code) => setChosen(String(code))}
          />
          <SegmentedChoice
            legend={t('theme')}
            name="theme"
            options={THEMES.map((choice) => ({ value: choice, label: t(`theme_${choice}`) }))}
            value={hasChosenTheme ? theme : (rejectedTheme ?? theme)}
            onChange={(choice) => {
              setSaved(null);
              setHasChosenTheme(true);
              void chooseTheme(choice).then(setSaved);
            }}
          />
        </>
      )}
    </ProfileSection>
  );
}

/** With scripts, a notice confirms each change. */
export function HintsSection(state: SectionState) {
  const t = useLabels();
  const [isOn, change] = useHintsSetting();
  return (
    <ProfileSection
      section="hints"
      state={state}
      title={t('profile_hints_title')}
      text={t('profile_hints_text')}
      done={state.saved === 'hints' ? t('profile_saved') : null}
      submit={t('profile_save')}
      isSavedOnChange
    >
      {() => (
        <Checkbox
          label={t('profile_hints_show')}
          name="hints"
          checked={isOn}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
      )}
    </ProfileSection>
  );
}
