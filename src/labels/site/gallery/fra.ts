import type { Texts } from './eng.ts';

export const fra: Texts = {
  page: {
    gallery_title: 'Galerie des widgets',
    gallery_description: 'Chaque widget dans chaque état, avec ses props et ses événements.',
    gallery_all: 'Tous',
    gallery_props: 'Props',
    gallery_events: 'Événements',
    gallery_no_events: 'aucun pour l’instant',
  },
};
