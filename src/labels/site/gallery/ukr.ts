import type { Texts } from './eng.ts';

export const ukr: Texts = {
  page: {
    gallery_title: 'Галерея віджетів',
    gallery_description: 'Усі віджети в усіх станах, з їхніми параметрами та подіями.',
    gallery_all: 'Усі віджети',
    gallery_props: 'Параметри',
    gallery_events: 'Події',
    gallery_no_events: 'поки немає',
  },
};
