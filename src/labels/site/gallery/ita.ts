import type { Texts } from './eng.ts';

export const ita: Texts = {
  page: {
    gallery_title: 'Galleria dei widget',
    gallery_description: 'Ogni widget in ogni stato, con i suoi parametri e gli eventi che emette.',
    gallery_all: 'Tutti',
    gallery_props: 'Parametri',
    gallery_events: 'Eventi',
    gallery_no_events: 'ancora nessuno',
  },
};
