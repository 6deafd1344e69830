import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const esp: Translation<typeof eng> = {
  page: {
    api_title: 'API',
    api_description: 'Todas las llamadas de la API de Parcurve.',
    api_lead:
      'Las llamadas responden en JSON, salvo los archivos y el flujo en directo. La descripción legible por máquina sigue OpenAPI 3.1; los rechazos tienen siempre la misma estructura.',
    api_method: 'Método',
    api_path: 'Ruta',
    api_summary: 'Función',
  },
};
