import type { Translation } from '../../translation.ts';
import type { eng } from './eng.ts';

export const fra: Translation<typeof eng> = {
  page: {
    gallery_title: 'Galerie des widgets',
    gallery_description: 'Chaque widget dans chaque état, avec ses paramètres et ses événements.',
    gallery_all: 'Tous',
    gallery_props: 'Paramètres',
    gallery_events: 'Événements',
    gallery_no_events: 'aucun pour l’instant',
  },
};
