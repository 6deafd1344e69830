import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const fra: Translation<typeof eng> = {
  page: {
    desk_text: 'Instruments et émetteurs, modifiés à la main.',
  },
  refusals: {
    desk_code_form: 'Un code de ce type a une autre forme.',
    desk_code_digit: 'Le chiffre de contrôle est faux.',
    desk_code_days: 'Le dernier jour n’est pas postérieur au premier.',
    desk_code_taken: 'Autre chose porte ce code à la même période.',
    desk_matures_before: 'Une obligation arrive à échéance après son émission.',
    desk_issuer_unknown: 'Aucun émetteur n’a ce numéro.',
    desk_source_unfit: 'La valeur de la source n’est pas compatible avec les autres champs.',
    desk_same_two: 'Un élément ne peut pas être fusionné avec lui-même.',
  },
  notice: {
    desk_hidden_notice:
      'Cet instrument a été retiré du portail : il n’apparaît plus dans la recherche ni dans les listes.',
  },
};
