import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const ita: Translation<typeof eng> = {
  page: {
    api_title: 'API',
    api_description: 'Tutte le chiamate dell’API Parcurve.',
    api_lead:
      'Le chiamate restituiscono JSON, tranne i file e il flusso in tempo reale. La descrizione leggibile dalle macchine segue OpenAPI 3.1; i rifiuti hanno sempre la stessa struttura.',
    api_method: 'Metodo',
    api_path: 'Percorso',
    api_summary: 'Funzione',
  },
};
