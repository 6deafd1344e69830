import type { Texts } from './eng.ts';

export const rus: Texts = {
  page: {
    gallery_title: 'Галерея виджетов',
    gallery_description: 'Все виджеты во всех состояниях, с их параметрами и событиями.',
    gallery_all: 'Все виджеты',
    gallery_props: 'Параметры',
    gallery_events: 'События',
    gallery_no_events: 'пока нет',
  },
};
