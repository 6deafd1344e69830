import type { Texts } from './eng.ts';

export const ukr: Texts = {
  page: {
    index_statistics: 'Статистика',
    statistics_since: 'Відколи',
    statistics_high: 'Максимум',
    statistics_low: 'Мінімум',
    statistics_1m: '1 місяць',
    statistics_3m: '3 місяці',
    statistics_1y: '1 рік',
    statistics_5y: '5 років',
    index_values: 'Значення',
    index_values_empty: 'За цей період значень немає.',
    index_download: 'Завантажити',
    index_download_not_allowed: 'Джерело не дозволяє завантажувати ці значення.',
    index_history_span: 'Історія з {begin} до {end}',
    currency_pair: 'Валютна пара',
  },
  table: {
    index_name: 'Індекс',
    index_sort_locked: 'Для сортування за значеннями потрібен доступ.',
  },
  categories: {
    index_category: 'Категорія',
    index_category_equity: 'Індекси акцій',
    index_category_bond: 'Індекси облігацій',
    index_category_commodity: 'Товарні індекси',
    index_category_money_market: 'Ставки грошового ринку',
    index_category_volatility: 'Індекси волатильності',
  },
};
