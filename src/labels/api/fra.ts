import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const fra: Translation<typeof eng> = {
  page: {
    api_title: 'API',
    api_description: 'Tous les appels de l’API Parcurve.',
    api_lead:
      'Les appels répondent en JSON, sauf les fichiers et le flux en direct. La description lisible par machine suit OpenAPI 3.1\u202f; les refus ont toujours la même structure.',
    api_method: 'Méthode',
    api_path: 'Chemin',
    api_summary: 'Fonction',
  },
};
