import type { Texts } from './eng.ts';

export const pol: Texts = {
  page: {
    currencies_title: 'Notowania walut',
    currencies_description:
      'Kursy par walutowych: ostatnia wartość, zmiana dzienna i do dziesięciu lat historii.',
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
    currencies_no_chart: 'Wybierz parę, aby zobaczyć jej wykres.',
    currencies_to_charts: 'Wykresy: {count}',
    currencies_compare: 'Porównaj na jednym wykresie, %',
    currencies_compared: 'Porównanie par, zmiana w %',
    currencies_too_many: 'Jednocześnie można pokazać do {count} wykresów.',
    currencies_toggle: 'Wykres {name}',
    currencies_remove: 'Usuń wykres {name}',
  },
  faq: {
    faq_title: 'FAQ',
    faq_source_question: 'Skąd pochodzą notowania?',
    faq_source_answer:
      'Ze źródeł danych podłączonych przez operatora tego portalu i wymienionych na dole strony. Jeśli na stronie widnieje napis „Dane demo”, wartości są fikcyjne.',
    faq_update_question: 'Jak często są aktualizowane?',
    faq_update_answer:
      'Pary w czasie rzeczywistym aktualizują się automatycznie, bez odświeżania strony. Pozostałe pary otrzymują jedną wartość dziennie. Czas obok każdego notowania pokazuje, na kiedy jest ono aktualne.',
    faq_change_question: 'Z czym porównywana jest zmiana dzienna?',
    faq_change_answer:
      'Notowanie w czasie rzeczywistym jest porównywane z ostatnim dziennym zamknięciem, a notowanie dzienne z poprzednim zamknięciem.',
    faq_access_question: 'Dlaczego zamiast liczby widać ***?',
    faq_access_answer:
      'Wartości wymagają konta z dostępem, którego udziela operator tego portalu. Bez niego strony pokazują nazwy, daty i kształt wykresów w skali od 0 do 100; same wartości nie są przesyłane.',
  },
  subregions: {
    subregion_majors: 'Główne waluty',
    subregion_europe: 'Europa',
    subregion_cis: 'WNP',
    subregion_asia: 'Azja',
    subregion_latin_america: 'Ameryka Łacińska',
    subregion_middle_east: 'Bliski Wschód',
    subregion_africa: 'Afryka',
    subregion_other: 'Inne',
  },
};
