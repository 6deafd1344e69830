import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const deu: Translation<typeof eng> = {
  refusals: {
    bond_refused_missing: 'Das wird für die Rechnung gebraucht.',
    bond_refused_not_a_day: 'Diesen Tag gibt es im Kalender nicht.',
    bond_refused_not_a_number: 'Das ist keine Zahl.',
    bond_refused_not_allowed: 'Das gehört nicht zur Auswahl.',
    bond_refused_not_positive: 'Das muss mehr als 0 sein.',
    bond_refused_negative: 'Das darf nicht negativ sein.',
    bond_refused_too_low: 'Das ist zu niedrig.',
    bond_refused_too_high: 'Das ist zu hoch.',
    bond_refused_too_many: 'Das sind zu viele Zahlungen.',
    bond_refused_not_after_settlement: 'Die Anleihe muss nach der Abrechnung fällig sein.',
    bond_refused_wrong_order: 'Dieser Tag passt nicht zur Reihenfolge der anderen.',
    bond_refused_wrong_sum: 'Die Rückzahlungen ergeben zusammen nicht 100.',
    bond_refused_both_given: 'Geben Sie eines von beiden an, nicht beide.',
    bond_refused_neither_given: 'Geben Sie einen Kurs oder eine Rendite an.',
    bond_refused_no_yield: 'Keine Rendite erklärt diesen Kurs.',
    bond_refused_nothing_left: 'Bis dahin ist die Anleihe zurückgezahlt.',
  },
};
