import type { Texts } from './eng.ts';

export const deu: Texts = {
  page: {
    help_title: 'Hilfe',
    help_description:
      'So funktioniert das Portal: Zugang, Kennzahlen und Konventionen, Screener, Diagramme, Suche, API und Excel, Betrieb eines Portals.',
    help_menu: 'Hilfeartikel',
    help_contents: 'Inhalt',
    help_search: 'Hilfe durchsuchen',
    help_results: '{count} {count, plural, one {Treffer} other {Treffer}} für „{term}“',
    help_nothing:
      'Keine Treffer für „{term}“. Versuchen Sie ein anderes Wort oder wählen Sie einen Artikel.',
    help_title_for: 'Hilfe: {term}',
    help_untranslated:
      'Diesen Artikel gibt es noch nicht auf Deutsch. Sie lesen die englische Fassung.',
    help_group_portal: 'Das Portal nutzen',
    help_group_market: 'Marktdaten',
    help_group_programs: 'Programme und Betrieb',
  },
};
