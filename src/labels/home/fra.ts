import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const fra: Translation<typeof eng> = {
  page: {
    home_title: 'Les marchés en un coup d’œil',
    home_description:
      'Parcurve, le portail ouvert de données financières\u00a0: obligations, actions, ETF, indices, devises et produits dérivés.',
    home_lead:
      'Obligations, actions, ETF, indices, émetteurs, devises et produits dérivés sur votre propre serveur, avec vos propres données.',
    home_leading_indexes: 'Principaux indices',
    home_leading_rates: 'Principaux taux et rendements',
    home_all_indexes: 'Voir tous les indices',
    home_all_rates: 'Voir tous les taux et rendements',
  },
};
