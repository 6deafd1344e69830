import type { Texts } from './eng.ts';

export const esp: Texts = {
  page: {
    gallery_title: 'Galería de widgets',
    gallery_description: 'Cada widget en cada estado, con sus parámetros y los eventos que emite.',
    gallery_all: 'Todos',
    gallery_props: 'Parámetros',
    gallery_events: 'Eventos',
    gallery_no_events: 'ninguno todavía',
  },
};
