import { LANGUAGES, LANGUAGE_CODES, type Language } from '../../../../domain/text/language.ts';
import { PreservedParamsField } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import controls from '../controls.module.css';
import css from './site-pages.module.css';

/** Chooses the language of a preview; a form that works without scripts. */
export function LanguageChoice({ language }: { language: Language }) {
  const t = useLabels();
  return (
    <form method="get" className={css.choice}>
      <PreservedParamsField />
      <label className={controls.field}>
        <span>{t('site_preview_in')}</span>
        <select className={controls.input} name="in" defaultValue={language}>
          {LANGUAGE_CODES.map((code) => (
            <option key={code} value={code}>
              {LANGUAGES[code].own}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={controls.button}>
        {t('site_show')}
      </button>
    </form>
  );
}
