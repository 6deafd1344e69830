import type { Texts } from './eng.ts';

export const pol: Texts = {
  page: {
    gallery_title: 'Galeria widżetów',
    gallery_description: 'Każdy widżet w każdym stanie, z parametrami i zdarzeniami.',
    gallery_all: 'Wszystkie',
    gallery_props: 'Parametry',
    gallery_events: 'Zdarzenia',
    gallery_no_events: 'na razie brak',
  },
};
