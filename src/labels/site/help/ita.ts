import type { Texts } from './eng.ts';

export const ita: Texts = {
  page: {
    help_title: 'Guida',
    help_description:
      'Come funziona il portale: accesso, valori e convenzioni, screener, grafici, ricerca, API ed Excel, gestione del portale.',
    help_menu: 'Articoli della guida',
    help_contents: 'Indice',
    help_search: 'Cerca nella guida',
    help_results: '{count} {count, plural, one {risultato} other {risultati}} per «{term}»',
    help_nothing: 'Nessun risultato per «{term}». Prova un’altra parola o sfoglia gli articoli.',
    help_title_for: 'Guida: {term}',
    help_untranslated:
      'Questo articolo non è ancora tradotto in italiano. Stai leggendo la versione inglese.',
    help_group_portal: 'Usare il portale',
    help_group_market: 'Dati di mercato',
    help_group_programs: 'Programmi e operatori',
  },
};
