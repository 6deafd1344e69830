import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const pol: Translation<typeof eng> = {
  calculator: {
    calc_title: 'Kalkulator',
    calc_price: 'Cena czysta, %',
    calc_yield: 'Rentowność, %',
    calc_settlement: 'Rozliczenie',
    calc_from_price: 'Rentowność z ceny',
    calc_from_yield: 'Cena z rentowności',
    calc_again: 'Jak na początku',
    calc_accrued: 'Odsetki narosłe',
    calc_dirty: 'Cena brudna',
    calc_current: 'Rentowność bieżąca, %',
    calc_macaulay: 'Czas trwania Macaulaya, lata',
    calc_modified: 'Zmodyfikowany czas trwania',
    calc_convexity: 'Wypukłość',
    calc_dv01: 'Wartość punktu bazowego (DV01)',
  },
  rights: {
    calc_call: 'Rentowność do wykupu {date}, %',
    calc_put: 'Rentowność do opcji put {date}, %',
    calc_worst: 'Najniższa rentowność, %',
  },
  floaters: {
    calc_margin: 'Marża dyskontowa, pb',
  },
  notes: {
    calc_note:
      'Na 100 niespłaconego nominału, odsetki liczone {dayCount}. Rentowność kapitalizowana z częstotliwością kuponu.',
    calc_assume_index: 'Zakłada się, że kupon pozostanie taki jak dziś.',
    calc_assume_inflation: 'Zakłada się brak dalszej inflacji.',
    calc_assume_ever: 'Zakłada się, że kupon jest wypłacany bezterminowo.',
    calc_example: '100 to przykład: cena rynkowa jest dla osób z dostępem.',
  },
  flows: {
    flows_title: 'Przepływy pieniężne',
    flows_date: 'Data',
    flows_coupon: 'Kupon',
    flows_principal: 'Kapitał',
  },
  refused: {
    bond_refused_not_a_day: 'Takiego dnia nie ma w kalendarzu.',
    bond_refused_not_a_number: 'To nie jest liczba.',
    bond_refused_not_positive: 'Musi być większe od 0.',
    bond_refused_too_low: 'Za mało.',
    bond_refused_too_high: 'Za dużo.',
    bond_refused_not_after_settlement: 'Obligacja musi zapadać po dniu rozliczenia.',
    bond_refused_neither_given: 'Podaj cenę lub rentowność.',
    bond_refused_no_yield: 'Żadna rentowność nie wyjaśnia tej ceny.',
    bond_refused_nothing_left: 'Do tego dnia obligacja jest spłacona.',
  },
  refusals: {
    bond_refused_missing: 'To jest potrzebne do obliczenia.',
    bond_refused_not_allowed: 'Nie ma takiego wyboru.',
    bond_refused_negative: 'Nie może być ujemne.',
    bond_refused_too_many: 'Za dużo płatności.',
    bond_refused_wrong_order: 'Ten dzień nie pasuje do pozostałych.',
    bond_refused_wrong_sum: 'Spłaty nie sumują się do 100.',
    bond_refused_both_given: 'Podaj jedno z dwojga, nie oba.',
  },
};
