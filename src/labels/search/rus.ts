import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const rus: Translation<typeof eng> = {
  page: {
    search_title: 'Поиск',
    search_title_for: 'Поиск: {term}',
    search_description:
      'Поиск облигаций, акций, индексов, компаний и ETF по названию, ISIN или тикеру.',
    search_too_short: 'Введите не менее трёх символов.',
    search_name: 'Название',
    search_codes: 'ISIN, тикер',
    search_status: 'Статус',
  },
  results: {
    search_status_matured: 'Погашена',
    search_status_withdrawn: 'Выведена из обращения',
    search_status_liquidated: 'Ликвидирована',
    search_error_narrow: 'Слишком много совпадений, введите больше.',
  },
};
