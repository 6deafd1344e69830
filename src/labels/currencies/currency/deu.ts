import type { Texts } from './eng.ts';

export const deu: Texts = {
  page: {
    currencies_title: 'Devisenkurse',
    currencies_description:
      'Wechselkurse von Währungspaaren: letzter Wert, Tagesveränderung und bis zu zehn Jahre Historie.',
    currencies_count: '{count} {count, plural, one {Währungspaar} other {Währungspaare}}',
    currencies_updated: 'aktualisiert: {time}',
    currencies_source: 'Quelle: {sources}',
    currencies_subregion: 'Subregion',
    currencies_all: 'Alle',
    currencies_search: 'Währungspaar suchen',
    currencies_none: 'Es gibt noch keine Währungspaare.',
    currencies_empty: 'Keine passenden Währungspaare.',
    currencies_clear: 'Suche und Subregion zurücksetzen',
    currencies_pair: 'Paar',
    currencies_last: 'Letzter',
    currencies_day: 'Tag, %',
    currencies_quotes: 'Kurse',
    currencies_charts: 'Charts',
    currencies_no_chart: 'Wählen Sie ein Währungspaar, um seinen Chart zu sehen.',
    currencies_to_charts: 'Charts: {count}',
    currencies_compare: 'In einem Chart vergleichen, %',
    currencies_compared: 'Paare im Vergleich, Veränderung in %',
    currencies_too_many: 'Sie können bis zu {count} Charts gleichzeitig anzeigen.',
    currencies_toggle: 'Chart {name}',
    currencies_remove: 'Chart {name} entfernen',
  },
  faq: {
    faq_title: 'FAQ',
    faq_source_question: 'Woher stammen die Kurse?',
    faq_source_answer:
      'Aus den Datenquellen, die der Betreiber dieses Portals angebunden hat und die unten auf der Seite genannt sind. Steht auf der Seite „Demodaten“, sind die Werte frei erfunden.',
    faq_update_question: 'Wie oft werden sie aktualisiert?',
    faq_update_answer:
      'Echtzeitkurse aktualisieren sich automatisch, ohne dass Sie die Seite neu laden. Andere Paare erhalten einen Wert pro Tag. Die Zeit neben jedem Kurs zeigt, wann er galt.',
    faq_change_question: 'Womit wird die Tagesveränderung verglichen?',
    faq_change_answer:
      'Ein Echtzeitkurs wird mit dem letzten Tagesschlusskurs verglichen, ein Tageskurs mit dem Schlusskurs davor.',
    faq_access_question: 'Warum sehe ich *** statt einer Zahl?',
    faq_access_answer:
      'Für Werte ist ein Konto mit Zugang nötig, den der Betreiber dieses Portals gewährt. Ohne Zugang zeigen die Seiten Namen, Datumsangaben und den Verlauf der Charts auf einer Skala von 0 bis 100; die Werte selbst werden nicht übertragen.',
  },
  subregions: {
    subregion_majors: 'Hauptwährungen',
    subregion_europe: 'Europa',
    subregion_cis: 'GUS',
    subregion_asia: 'Asien',
    subregion_latin_america: 'Lateinamerika',
    subregion_middle_east: 'Naher Osten',
    subregion_africa: 'Afrika',
    subregion_other: 'Sonstige',
  },
};
