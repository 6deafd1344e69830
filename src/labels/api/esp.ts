import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const esp: Translation<typeof eng> = {
  page: {
    api_title: 'API',
    api_description: 'Todas las llamadas de la API de Parcurve.',
    api_lead:
      'Cada llamada responde en JSON. La descripción legible por máquina sigue OpenAPI 3.1; los rechazos tienen siempre la misma estructura.',
    api_method: 'Método',
    api_path: 'Ruta',
    api_summary: 'Función',
  },
};
