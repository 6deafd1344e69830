import { LANGUAGES, LANGUAGE_CODES, type Language } from '../../../../domain/text/language.ts';
import { PreservedParamsField } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { Button } from '../../../../widgets/button/button.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import css from './site-pages.module.css';

/** Chooses the language of a preview, also without scripts. */
export function LanguageChoice({ language }: { language: Language }) {
  const t = useLabels();
  return (
    <form method="get" className={css.choice}>
      <PreservedParamsField />
      <SelectField
        label={t('site_preview_in')}
        name="in"
        className={css.language}
        value={language}
        options={LANGUAGE_CODES.map((code) => ({ id: code, text: LANGUAGES[code].own }))}
      />
      <Button type="submit">{t('site_show')}</Button>
    </form>
  );
}
