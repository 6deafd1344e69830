import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const ita: Translation<typeof eng> = {
  page: {
    home_title: 'I mercati in sintesi',
    home_description:
      'Parcurve, il portale aperto di dati finanziari: obbligazioni, azioni, ETF, indici, valute e derivati.',
    home_lead:
      'Obbligazioni, azioni, ETF, indici, emittenti, valute e derivati sul proprio server, con i propri dati.',
    home_leading_indexes: 'Indici principali',
    home_leading_rates: 'Tassi e rendimenti principali',
    home_all_indexes: 'Vedi tutti gli indici',
    home_all_rates: 'Vedi tutti i tassi e i rendimenti',
  },
};
