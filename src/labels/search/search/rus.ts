import type { Texts } from './eng.ts';

export const rus: Texts = {
  page: {
    search_title: 'Поиск',
    search_title_for: 'Поиск: {term}',
    search_description:
      'Поиск облигаций, акций, индексов, компаний и ETF по названию, ISIN или тикеру.',
    search_too_short: 'Введите не менее трёх символов; двух иероглифов достаточно.',
    search_name: 'Название',
    search_codes: 'ISIN, тикер',
    search_status: 'Статус',
    search_type_all: 'Все',
    search_show_all: 'Показать все: {count}',
    search_facets: 'Фильтр',
    search_facets_many:
      'Фильтры по стране, валюте и статусу доступны, если результатов не больше {count}.',
    search_facet_none: 'Не указано',
    search_facet_active: 'Действующие',
    search_facet_inactive: 'Погашенные или снятые с торгов',
    search_facet_remove: 'Убрать фильтр: {value}',
    search_as_filter: 'Также фильтр в скринере:',
  },
  results: {
    search_status_matured: 'Погашена',
    search_status_withdrawn: 'Не обращается',
    search_status_liquidated: 'Ликвидирована',
    search_error_narrow: 'Слишком много совпадений: уточните запрос.',
  },
};
