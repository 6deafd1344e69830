import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const pol: Translation<typeof eng> = {
  refusals: {
    bond_refused_missing: 'To jest potrzebne do obliczenia.',
    bond_refused_not_a_day: 'Takiego dnia nie ma w kalendarzu.',
    bond_refused_not_a_number: 'To nie jest liczba.',
    bond_refused_not_allowed: 'Nie ma takiego wyboru.',
    bond_refused_not_positive: 'Musi być większe od 0.',
    bond_refused_negative: 'Nie może być ujemne.',
    bond_refused_too_low: 'Za mało.',
    bond_refused_too_high: 'Za dużo.',
    bond_refused_too_many: 'Za dużo płatności.',
    bond_refused_not_after_settlement: 'Obligacja musi zapadać po dniu rozliczenia.',
    bond_refused_wrong_order: 'Ten dzień nie pasuje do pozostałych.',
    bond_refused_wrong_sum: 'Spłaty nie sumują się do 100.',
    bond_refused_both_given: 'Podaj jedno z dwojga, nie oba.',
    bond_refused_neither_given: 'Podaj cenę lub rentowność.',
    bond_refused_no_yield: 'Żadna rentowność nie wyjaśnia tej ceny.',
    bond_refused_nothing_left: 'Do tego dnia obligacja jest spłacona.',
  },
};
