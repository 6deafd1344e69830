import type { Texts } from './eng.ts';

export const esp: Texts = {
  page: {
    gallery_title: 'Galería de widgets',
    gallery_description: 'Cada widget en cada estado, con sus props y eventos.',
    gallery_all: 'Todos',
    gallery_props: 'Props',
    gallery_events: 'Eventos',
    gallery_no_events: 'ninguno todavía',
  },
};
