import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const ita: Translation<typeof eng> = {
  calculator: {
    calc_title: 'Calcolatrice',
    calc_price: 'Prezzo secco, %',
    calc_yield: 'Rendimento, %',
    calc_settlement: 'Regolamento',
    calc_from_price: 'Rendimento dal prezzo',
    calc_from_yield: 'Prezzo dal rendimento',
    calc_again: 'Come all’inizio',
    calc_accrued: 'Rateo',
    calc_dirty: 'Prezzo tel quel',
    calc_current: 'Rendimento corrente, %',
    calc_macaulay: 'Durata di Macaulay, anni',
    calc_modified: 'Durata modificata',
    calc_convexity: 'Convessità',
    calc_dv01: 'Valore di un punto base (DV01)',
  },
  rights: {
    calc_call: 'Rendimento al rimborso anticipato del {date}, %',
    calc_put: 'Rendimento alla put del {date}, %',
    calc_worst: 'Rendimento peggiore, %',
  },
  floaters: {
    calc_margin: 'Margine di sconto, pb',
  },
  notes: {
    calc_note:
      'Per 100 di nominale in essere, interessi contati {dayCount}. Rendimenti capitalizzati con la frequenza della cedola.',
    calc_assume_index: 'Si suppone che la cedola resti quella di oggi.',
    calc_assume_inflation: 'Si suppone che non vi sia altra inflazione.',
    calc_assume_ever: 'Si suppone che la cedola sia pagata per sempre.',
    calc_example: '100 è un esempio: il prezzo di mercato è per chi ha accesso.',
  },
  flows: {
    flows_title: 'Flussi di cassa',
    flows_date: 'Data',
    flows_coupon: 'Cedola',
    flows_principal: 'Capitale',
  },
  refused: {
    bond_refused_not_a_day: 'Questo giorno non esiste nel calendario.',
    bond_refused_not_a_number: 'Questo non è un numero.',
    bond_refused_not_positive: 'Deve essere maggiore di 0.',
    bond_refused_too_low: 'È troppo basso.',
    bond_refused_too_high: 'È troppo alto.',
    bond_refused_not_after_settlement: 'L’obbligazione deve scadere dopo il regolamento.',
    bond_refused_neither_given: 'Indichi un prezzo o un rendimento.',
    bond_refused_no_yield: 'Nessun rendimento spiega questo prezzo.',
    bond_refused_nothing_left: 'A quella data l’obbligazione è già rimborsata.',
  },
  refusals: {
    bond_refused_missing: 'Questo serve per il calcolo.',
    bond_refused_not_allowed: 'Non è una delle scelte possibili.',
    bond_refused_negative: 'Non può essere negativo.',
    bond_refused_too_many: 'I pagamenti sono troppi.',
    bond_refused_wrong_order: 'Questo giorno non è in ordine con gli altri.',
    bond_refused_wrong_sum: 'I rimborsi non sommano a 100.',
    bond_refused_both_given: 'Indichi uno dei due, non entrambi.',
  },
};
