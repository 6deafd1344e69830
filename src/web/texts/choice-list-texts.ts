import type { Translate } from '../../labels/label-keys.ts';
import type { ChoiceListTexts } from '../../widgets/choice-list/choice-list.tsx';

/** Texts of the part `widgets.choice_list`. */
export function choiceListTexts(t: Translate): ChoiceListTexts {
  return { search: t('choice_list_search'), nothingFound: t('choice_list_nothing') };
}
