import type { Texts } from './eng.ts';

export const ita: Texts = {
  page: {
    currencies_title: 'Quotazioni delle valute',
    currencies_description:
      'Tassi di cambio per coppia di valute: ultimo valore, variazione giornaliera e fino a dieci anni di storico.',
    currencies_count: '{count} {count, plural, one {coppia} other {coppie}}',
    currencies_updated: 'aggiornato {time}',
    currencies_source: 'fonte: {sources}',
    currencies_subregion: 'Subregione',
    currencies_all: 'Tutte',
    currencies_search: 'Cerca una coppia',
    currencies_none: 'Non ci sono ancora coppie di valute.',
    currencies_empty: 'Nessuna coppia corrisponde.',
    currencies_clear: 'Azzera ricerca e subregione',
    currencies_pair: 'Coppia',
    currencies_last: 'Ultimo',
    currencies_day: 'Giorno, %',
    currencies_quotes: 'Quotazioni',
    currencies_charts: 'Grafici',
    currencies_no_chart: 'Scegliere una coppia per vederne il grafico.',
    currencies_to_charts: 'Grafici: {count}',
    currencies_compare: 'Confronta in un grafico, %',
    currencies_compared: 'Coppie a confronto, variazione %',
    currencies_too_many: 'Si possono mostrare fino a {count} grafici alla volta.',
    currencies_toggle: 'Grafico {name}',
    currencies_remove: 'Rimuovi il grafico {name}',
  },
  faq: {
    faq_title: 'Domande frequenti',
    faq_source_question: 'Da dove provengono le quotazioni?',
    faq_source_answer:
      'Dalle fonti di dati collegate dall’amministratore del portale e indicate in fondo alla pagina. Se la pagina riporta «Dati demo», i valori sono inventati.',
    faq_update_question: 'Con quale frequenza vengono aggiornate?',
    faq_update_answer:
      'Le coppie in tempo reale si aggiornano automaticamente, senza ricaricare la pagina. Le altre ricevono un valore al giorno. L’ora accanto a ogni quotazione indica il momento a cui si riferisce.',
    faq_change_question: 'Rispetto a che cosa si calcola la variazione giornaliera?',
    faq_change_answer:
      'Una quotazione in tempo reale si confronta con l’ultima chiusura giornaliera, una giornaliera con la chiusura precedente.',
    faq_access_question: 'Perché vedo *** al posto di un numero?',
    faq_access_answer:
      'Per i valori serve un account con accesso, concesso dall’amministratore del portale. Senza accesso le pagine mostrano nomi, date e forma dei grafici su una scala da 0 a 100; i valori non vengono trasmessi.',
  },
  subregions: {
    subregion_majors: 'Valute principali',
    subregion_europe: 'Europa',
    subregion_cis: 'CSI',
    subregion_asia: 'Asia',
    subregion_latin_america: 'America Latina',
    subregion_middle_east: 'Medio Oriente',
    subregion_africa: 'Africa',
    subregion_other: 'Altre',
  },
};
