import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const deu: Translation<typeof eng> = {
  page: {
    desk_text: 'Instrumente und Emittenten, von Hand bearbeitet.',
  },
  refusals: {
    desk_code_form: 'So sieht ein solcher Code nicht aus.',
    desk_code_digit: 'Die Prüfziffer stimmt nicht.',
    desk_code_days: 'Der letzte Tag liegt nicht nach dem ersten.',
    desk_code_taken: 'Zur selben Zeit gehört dieser Code etwas anderem.',
    desk_matures_before: 'Eine Anleihe wird nach ihrer Ausgabe fällig.',
    desk_issuer_unknown: 'Es gibt keinen Emittenten mit dieser Nummer.',
    desk_source_unfit: 'Der Wert der Quelle passt nicht zu den anderen Feldern.',
    desk_same_two: 'Ein Eintrag kann nicht mit sich selbst zusammengeführt werden.',
  },
  notice: {
    desk_hidden_notice:
      'Dieses Instrument wurde aus dem Portal genommen: In Suche und Listen erscheint es nicht mehr.',
  },
};
