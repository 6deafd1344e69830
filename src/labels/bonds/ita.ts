import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const ita: Translation<typeof eng> = {
  refusals: {
    bond_refused_missing: 'Questo serve per il calcolo.',
    bond_refused_not_a_day: 'Questo giorno non esiste nel calendario.',
    bond_refused_not_a_number: 'Questo non è un numero.',
    bond_refused_not_allowed: 'Non è una delle scelte possibili.',
    bond_refused_not_positive: 'Deve essere maggiore di 0.',
    bond_refused_negative: 'Non può essere negativo.',
    bond_refused_too_low: 'È troppo basso.',
    bond_refused_too_high: 'È troppo alto.',
    bond_refused_too_many: 'I pagamenti sono troppi.',
    bond_refused_not_after_settlement: 'L’obbligazione deve scadere dopo il regolamento.',
    bond_refused_wrong_order: 'Questo giorno non è in ordine con gli altri.',
    bond_refused_wrong_sum: 'I rimborsi non sommano a 100.',
    bond_refused_both_given: 'Indichi uno dei due, non entrambi.',
    bond_refused_neither_given: 'Indichi un prezzo o un rendimento.',
    bond_refused_no_yield: 'Nessun rendimento spiega questo prezzo.',
    bond_refused_nothing_left: 'A quella data l’obbligazione è già rimborsata.',
  },
};
