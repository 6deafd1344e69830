import type { Translate } from '../../labels/label-keys.ts';
import type { SelectTexts } from '../../widgets/select/choice.tsx';

/** Texts of the part `widgets.select`. */
export function selectTexts(t: Translate): SelectTexts {
  return {
    placeholder: t('select_placeholder'),
    search: t('search_label'),
    nothingFound: t('select_nothing_found'),
    close: t('search_close'),
  };
}
