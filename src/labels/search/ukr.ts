import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const ukr: Translation<typeof eng> = {
  page: {
    search_title: 'Пошук',
    search_title_for: 'Пошук: {term}',
    search_description:
      'Пошук облігацій, акцій, індексів, компаній та ETF за назвою, ISIN або тікером.',
    search_too_short: 'Введіть щонайменше три символи.',
    search_name: 'Назва',
    search_codes: 'ISIN, тікер',
    search_status: 'Статус',
  },
  results: {
    search_status_matured: 'Погашена',
    search_status_withdrawn: 'Виведена з обігу',
    search_status_liquidated: 'Ліквідована',
    search_error_narrow: 'Забагато збігів, введіть більше.',
  },
};
