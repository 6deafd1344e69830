import type { Texts } from './eng.ts';

export const ukr: Texts = {
  page: {
    search_title: 'Пошук',
    search_title_for: 'Пошук: {term}',
    search_description:
      'Пошук облігацій, акцій, індексів, компаній та ETF за назвою, ISIN або тикером.',
    search_too_short: 'Введіть щонайменше три символи; двох ієрогліфів достатньо.',
    search_name: 'Назва',
    search_codes: 'ISIN, тикер',
    search_status: 'Статус',
    search_type_all: 'Усі',
    search_show_all: 'Показати всі: {count}',
    search_facets: 'Фільтр',
    search_facets_many:
      'Фільтри за країною, валютою та статусом доступні, якщо результатів не більше ніж {count}.',
    search_facet_none: 'Не вказано',
    search_facet_active: 'Чинні',
    search_facet_inactive: 'Погашені або зняті з торгів',
    search_facet_remove: 'Прибрати фільтр: {value}',
    search_as_filter: 'Також фільтр у скринері:',
  },
  results: {
    search_status_matured: 'Погашено',
    search_status_withdrawn: 'Знято з торгів',
    search_status_liquidated: 'Ліквідовано',
    search_error_narrow: 'Забагато збігів, уточніть запит.',
  },
};
