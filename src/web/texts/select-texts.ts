import type { Translate } from '../../labels/label-keys.ts';
import type { SelectTexts } from '../../widgets/select/choice.tsx';

/** Texts of the part `widgets.select`. */
export function selectTexts(t: Translate): SelectTexts {
  return {
    placeholder: t('select_placeholder'),
    search: t('select_search'),
    nothingFound: t('select_nothing_found'),
    close: t('select_close'),
  };
}
