import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const pol: Translation<typeof eng> = {
  page: {
    api_title: 'API',
    api_description: 'Wszystkie wywołania API Parcurve.',
    api_lead:
      'Wywołania zwracają JSON, z wyjątkiem plików i strumienia na żywo. Opis do odczytu maszynowego jest zgodny z OpenAPI 3.1; odmowy mają zawsze tę samą strukturę.',
    api_method: 'Metoda',
    api_path: 'Ścieżka',
    api_summary: 'Działanie',
  },
};
