import type { Texts } from './eng.ts';

export const rus: Texts = {
  page: {
    index_statistics: 'Статистика',
    statistics_since: 'С даты',
    statistics_high: 'Максимум',
    statistics_low: 'Минимум',
    statistics_1m: '1 месяц',
    statistics_3m: '3 месяца',
    statistics_1y: '1 год',
    statistics_5y: '5 лет',
    index_values: 'Значения',
    index_values_empty: 'За этот период значений нет.',
    index_download: 'Скачать',
    index_download_not_allowed: 'Источник не разрешает скачивать эти значения.',
    index_history_span: 'История с {begin} по {end}',
    currency_pair: 'Валютная пара',
  },
  table: {
    index_name: 'Индекс',
    index_sort_locked: 'Для сортировки по значениям нужен доступ.',
  },
  categories: {
    index_category: 'Категория',
    index_category_equity: 'Индексы акций',
    index_category_bond: 'Индексы облигаций',
    index_category_commodity: 'Товарные индексы',
    index_category_money_market: 'Ставки денежного рынка',
    index_category_volatility: 'Индексы волатильности',
  },
};
