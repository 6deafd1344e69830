import { LANGUAGE_CODES, LANGUAGES } from '../../../domain/text/language.ts';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import formCss from '../../forms/form.module.css';
import css from './profile-page.module.css';
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
          <label className={formCss.field}>
            <span>{t('language')}</span>
            <select
              className={css.select}
              name="language"
              defaultValue={failure?.typed['language'] ?? language}
            >
              {LANGUAGE_CODES.map((code) => (
                <option key={code} value={code} lang={LANGUAGES[code].tag}>
                  {LANGUAGES[code].own}
                </option>
              ))}
            </select>
          </label>
          <fieldset className={css.choices}>
            <legend>{t('theme')}</legend>
            {THEMES.map((choice) => (
              <label key={choice}>
                <input
                  type="radio"
                  name="theme"
                  value={choice}
                  defaultChecked={choice === (failure?.typed['theme'] ?? theme)}
                />
                {t(`theme_${choice}`)}
              </label>
            ))}
          </fieldset>
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
        <div className={css.choices}>
          <label>
            <input
              type="checkbox"
              name="hints"
              defaultChecked={failure ? 'hints' in failure.typed : hints}
            />
            {t('profile_hints_show')}
          </label>
        </div>
      )}
    </ProfileSection>
  );
}
