import type { Texts } from './eng.ts';

export const pol: Texts = {
  page: {
    help_title: 'Pomoc',
    help_description:
      'Jak działa portal: dostęp, wskaźniki i konwencje, skanery, wykresy, wyszukiwarka, API i Excel oraz prowadzenie portalu.',
    help_menu: 'Artykuły pomocy',
    help_contents: 'Spis treści',
    help_search: 'Szukaj w pomocy',
    help_results:
      '{count} {count, plural, one {wynik} few {wyniki} many {wyników} other {wyniku}} dla „{term}”',
    help_nothing: 'Brak wyników dla „{term}”. Spróbuj innego słowa albo przejrzyj artykuły.',
    help_title_for: 'Pomoc: {term}',
    help_untranslated:
      'Tego artykułu jeszcze nie przetłumaczono na polski. Czytasz wersję angielską.',
    help_group_portal: 'Korzystanie z portalu',
    help_group_market: 'Dane rynkowe',
    help_group_programs: 'Programy i operatorzy',
  },
};
