import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const deu: Translation<typeof eng> = {
  calculator: {
    calc_title: 'Rechner',
    calc_price: 'Kurs ohne Stückzinsen, %',
    calc_yield: 'Rendite, %',
    calc_settlement: 'Abrechnung',
    calc_from_price: 'Rendite aus dem Kurs',
    calc_from_yield: 'Kurs aus der Rendite',
    calc_again: 'Wie am Anfang',
    calc_accrued: 'Stückzinsen',
    calc_dirty: 'Kurs mit Stückzinsen',
    calc_current: 'Laufende Rendite, %',
    calc_macaulay: 'Macaulay-Duration, Jahre',
    calc_modified: 'Modifizierte Duration',
    calc_convexity: 'Konvexität',
    calc_dv01: 'Wert eines Basispunkts (DV01)',
  },
  rights: {
    calc_call: 'Rendite bis zur Kündigung am {date}, %',
    calc_put: 'Rendite bis zur Put-Option am {date}, %',
    calc_worst: 'Schlechteste Rendite, %',
  },
  floaters: {
    calc_margin: 'Diskontmarge, Bp',
  },
  notes: {
    calc_note:
      'Je 100 des ausstehenden Nennwerts, Zinsen nach {dayCount}. Renditen mit der Häufigkeit des Kupons verzinst.',
    calc_assume_index: 'Angenommen wird, dass der Kupon so bleibt wie heute.',
    calc_assume_inflation: 'Angenommen wird keine weitere Inflation.',
    calc_assume_ever: 'Angenommen wird, dass der Kupon ewig gezahlt wird.',
    calc_example: '100 ist ein Beispiel: Der Marktkurs ist für Nutzer mit Zugang.',
  },
  flows: {
    flows_title: 'Zahlungsstrom',
    flows_date: 'Datum',
    flows_coupon: 'Kupon',
    flows_principal: 'Tilgung',
  },
  refused: {
    bond_refused_not_a_day: 'Diesen Tag gibt es im Kalender nicht.',
    bond_refused_not_a_number: 'Das ist keine Zahl.',
    bond_refused_not_positive: 'Das muss mehr als 0 sein.',
    bond_refused_too_low: 'Das ist zu niedrig.',
    bond_refused_too_high: 'Das ist zu hoch.',
    bond_refused_not_after_settlement: 'Die Anleihe muss nach der Abrechnung fällig sein.',
    bond_refused_neither_given: 'Geben Sie einen Kurs oder eine Rendite an.',
    bond_refused_no_yield: 'Keine Rendite erklärt diesen Kurs.',
    bond_refused_nothing_left: 'Bis dahin ist die Anleihe zurückgezahlt.',
  },
  refusals: {
    bond_refused_missing: 'Das wird für die Rechnung gebraucht.',
    bond_refused_not_allowed: 'Das gehört nicht zur Auswahl.',
    bond_refused_negative: 'Das darf nicht negativ sein.',
    bond_refused_too_many: 'Das sind zu viele Zahlungen.',
    bond_refused_wrong_order: 'Dieser Tag passt nicht zur Reihenfolge der anderen.',
    bond_refused_wrong_sum: 'Die Rückzahlungen ergeben zusammen nicht 100.',
    bond_refused_both_given: 'Geben Sie eines von beiden an, nicht beide.',
  },
};
