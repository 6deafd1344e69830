import type { Translation } from '../../translation.ts';
import type { eng } from './eng.ts';

export const rus: Translation<typeof eng> = {
  page: {
    gallery_title: 'Галерея виджетов',
    gallery_description: 'Все виджеты во всех состояниях, с их параметрами и событиями.',
    gallery_all: 'Все виджеты',
    gallery_props: 'Параметры',
    gallery_events: 'События',
    gallery_no_events: 'пока нет',
  },
};
