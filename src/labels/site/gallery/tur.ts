import type { Texts } from './eng.ts';

export const tur: Texts = {
  page: {
    gallery_title: 'Bileşen galerisi',
    gallery_description: 'Her bileşen her durumda, parametreleri ve olaylarıyla birlikte.',
    gallery_all: 'Tümü',
    gallery_props: 'Parametreler',
    gallery_events: 'Olaylar',
    gallery_no_events: 'henüz yok',
  },
};
