import type { Texts } from './eng.ts';

export const ukr: Texts = {
  latest: {
    index_as_of: 'Станом на {time}',
    quote_stale: 'Немає ціни з {day}',
    quote_no_previous: 'Немає ціни за попередній торговий день',
    quote_price_of: 'ціна на {day}',
    index_realtime: 'у реальному часі',
    live_on: 'наживо',
    live_lost: 'зв’язок утрачено, дані на {time}',
    index_source: 'Джерело: {source}',
    unit_bp: 'б. п.',
    rate_colour:
      'Коли дохідності чи спреди зростають, ціни облігацій падають, тому зростання позначено червоним, а зниження — зеленим.',
    index_download_locked: 'Для завантажень потрібен доступ від адміністратора.',
    index_download_locked_anonymous: 'Для завантажень потрібен обліковий запис із доступом.',
  },
  columns: {
    index_last_value: 'Останнє значення',
    index_change: 'Зміна',
    index_time: 'Час',
    index_unit: 'Одиниця виміру',
  },
  units: {
    unit_pt: 'п.',
  },
  facts: {
    index_ticker: 'Тикер',
    index_currency: 'Валюта',
    index_key_facts: 'Основні дані',
    index_history: 'Історія',
    index_identifiers: 'Ідентифікатори',
    index_id: 'Номер',
    index_isin: 'ISIN',
    index_copy: 'Скопіювати {value}',
    period_choice: 'Період',
  },
  periods: {
    period_1d: 'Сьогодні',
    period_3m: '3М',
    period_1y: '1Р',
    period_5y: '5Р',
    period_10y: '10Р',
  },
  sparkline: {
    sparkline_30_days: '30 днів',
    sparkline_rising: 'зростання за 30 днів',
    sparkline_falling: 'зниження за 30 днів',
    sparkline_flat: 'без змін за 30 днів',
  },
};
