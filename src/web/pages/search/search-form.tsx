import { MAX_SEARCH_TEXT } from '../../../contracts/search/search.ts';
import { PreservedParamsField } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import css from './search-page.module.css';

/** The form works without scripts; all its labels are on every page. */
export function SearchForm({ text }: { text: string }) {
  const t = useLabels();
  return (
    <form action="/search/" role="search" className={css.form} aria-label={t('search_label')}>
      <input
        key={text}
        type="search"
        name="q"
        maxLength={MAX_SEARCH_TEXT}
        defaultValue={text}
        aria-label={t('search_label')}
        placeholder={t('search_placeholder')}
      />
      <PreservedParamsField />
      <button type="submit">{t('search_label')}</button>
    </form>
  );
}
