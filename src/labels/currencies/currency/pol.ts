import type { Texts } from './eng.ts';

export const pol: Texts = {
  page: {
    currencies_title: 'Notowania walut',
    currencies_description:
      'Kursy par walutowych z ostatnią wartością, zmianą dzienną i notowaniami nawet z dziesięciu lat.',
    currencies_count: '{count} {count, plural, one {para} few {pary} many {par} other {pary}}',
    currencies_updated: 'aktualizacja: {time}',
    currencies_source: 'źródło: {sources}',
    currencies_subregion: 'Subregion',
    currencies_all: 'Wszystkie',
    currencies_search: 'Znajdź parę',
    currencies_none: 'Nie ma jeszcze par walutowych.',
    currencies_empty: 'Brak pasujących par.',
    currencies_clear: 'Wyczyść wyszukiwanie i subregion',
    currencies_pair: 'Para',
    currencies_last: 'Ostatni',
    currencies_day: 'Dzień, %',
    currencies_quotes: 'Notowania',
    currencies_charts: 'Wykresy',
    currencies_no_chart: 'Aby zobaczyć wykres, prosimy wybrać parę.',
    currencies_to_charts: 'Wykresy: {count}',
    currencies_compare: 'Na jednym wykresie, w procentach',
    currencies_compared: 'Porównanie par, w procentach',
    currencies_too_many: 'Maksymalna liczba jednocześnie wyświetlanych wykresów: {count}.',
    currencies_toggle: 'Wykres {name}',
    currencies_remove: 'Usuń wykres {name}',
  },
  faq: {
    faq_title: 'Pytania',
    faq_source_question: 'Skąd pochodzą notowania?',
    faq_source_answer:
      'Ze źródeł podłączonych przez administratora portalu; są one wymienione na dole strony. Jeśli na stronie widnieje napis „Dane demo”, wartości są fikcyjne.',
    faq_update_question: 'Jak często są aktualizowane?',
    faq_update_answer:
      'Notowania w czasie rzeczywistym zmieniają się same, bez odświeżania strony. Pozostałe pary otrzymują jedną wartość dziennie. Czas obok każdego notowania wskazuje, na którą chwilę było ono aktualne.',
    faq_change_question: 'Z czym porównywana jest zmiana dzienna?',
    faq_change_answer:
      'Notowanie w czasie rzeczywistym jest porównywane z ostatnim kursem zamknięcia. Notowanie dzienne jest porównywane z poprzednim kursem zamknięcia.',
    faq_access_question: 'Dlaczego zamiast liczby widać ***?',
    faq_access_answer:
      'Wartości wymagają konta z dostępem, którego udziela administrator portalu. Bez niego widoczne są nazwy, daty i kształt wykresów w skali od 0 do 100; same wartości nie są przesyłane.',
  },
  subregions: {
    subregion_majors: 'Główne waluty',
    subregion_europe: 'Europa',
    subregion_cis: 'WNP',
    subregion_asia: 'Azja',
    subregion_latin_america: 'Ameryka Łacińska',
    subregion_middle_east: 'Bliski Wschód',
    subregion_africa: 'Afryka',
  },
};
