import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const ita: Translation<typeof eng> = {
  page: {
    search_title: 'Ricerca',
    search_title_for: 'Ricerca: {term}',
    search_description:
      'Ricerca di obbligazioni, azioni, indici, società ed ETF per nome, ISIN o ticker.',
    search_too_short: 'Digitare almeno tre caratteri.',
    search_name: 'Nome',
    search_codes: 'ISIN, ticker',
    search_status: 'Stato',
  },
  results: {
    search_status_matured: 'Scaduto',
    search_status_withdrawn: 'Ritirato',
    search_status_liquidated: 'Liquidata',
    search_error_narrow: 'Troppi risultati: digita di più.',
  },
};
