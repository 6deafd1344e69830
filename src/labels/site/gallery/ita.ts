import type { Texts } from './eng.ts';

export const ita: Texts = {
  page: {
    gallery_title: 'Galleria dei widget',
    gallery_description: 'Ogni widget in ogni stato, con le sue props e i suoi eventi.',
    gallery_all: 'Tutti',
    gallery_props: 'Props',
    gallery_events: 'Eventi',
    gallery_no_events: 'ancora nessuno',
  },
};
