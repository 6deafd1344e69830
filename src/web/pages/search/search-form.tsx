import { MAX_SEARCH_TEXT } from '../../../contracts/search/search.ts';
import { Button } from '../../../widgets/button/button.tsx';
import { TextField } from '../../../widgets/field/text-field.tsx';
import { Icon } from '../../../widgets/icon/icon.tsx';
import { PreservedParamsField } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import css from './search-page.module.css';

/** The form works without scripts; all its labels are on every page. */
export function SearchForm({ text }: { text: string }) {
  const t = useLabels();
  return (
    <form action="/search/" role="search" className={css.form} aria-label={t('search_label')}>
      <TextField
        key={text}
        className={css.field}
        label={t('search_label')}
        isLabelHidden
        size="l"
        icon={<Icon name="search" />}
        type="search"
        name="q"
        maxLength={MAX_SEARCH_TEXT}
        defaultValue={text}
        placeholder={t('search_placeholder')}
      />
      <PreservedParamsField />
      <Button type="submit" kind="primary" size="l">
        {t('search_label')}
      </Button>
    </form>
  );
}
