import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const deu: Translation<typeof eng> = {
  page: {
    api_title: 'API',
    api_description: 'Alle Aufrufe der Parcurve-API.',
    api_lead:
      'Aufrufe antworten mit JSON, außer bei Dateien und dem Live-Datenstrom. Die maschinenlesbare Beschreibung folgt OpenAPI 3.1; Ablehnungen haben immer dieselbe Form.',
    api_method: 'Methode',
    api_path: 'Pfad',
    api_summary: 'Funktion',
  },
};
