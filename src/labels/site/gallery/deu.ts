import type { Texts } from './eng.ts';

export const deu: Texts = {
  page: {
    gallery_title: 'Widget-Galerie',
    gallery_description: 'Jedes Widget in jedem Zustand, mit seinen Parametern und Ereignissen.',
    gallery_all: 'Alle',
    gallery_props: 'Parameter',
    gallery_events: 'Ereignisse',
    gallery_no_events: 'noch keine',
  },
};
