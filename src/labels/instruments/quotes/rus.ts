import type { Texts } from './eng.ts';

export const rus: Texts = {
  latest: {
    index_as_of: 'По состоянию на {time}',
    quote_stale: 'Нет цены с {day}',
    quote_no_previous: 'Нет цены за предыдущий торговый день',
    quote_price_of: 'цена на {day}',
    index_realtime: 'в реальном времени',
    live_on: 'онлайн',
    live_lost: 'связь потеряна, данные на {time}',
    index_source: 'Источник: {source}',
    unit_bp: 'б. п.',
    rate_colour:
      'Когда доходность или спред растёт, цены облигаций падают: рост отмечен красным, снижение — зелёным.',
    index_download_locked: 'Доступ к файлам открывает администратор.',
    index_download_locked_anonymous: 'Для файлов нужна учётная запись с доступом.',
  },
  columns: {
    index_last_value: 'Последнее значение',
    index_change: 'Изменение',
    index_time: 'Время',
    index_unit: 'Единица измерения',
  },
  units: {
    unit_pt: 'п.',
  },
  facts: {
    index_ticker: 'Тикер',
    index_currency: 'Валюта',
    index_key_facts: 'Основные данные',
    index_history: 'История значений',
    index_identifiers: 'Идентификаторы',
    index_id: 'Номер',
    index_isin: 'ISIN',
    index_copy: 'Копировать {value}',
    period_choice: 'Период',
  },
  periods: {
    period_1d: 'Сегодня',
    period_3m: '3М',
    period_1y: '1Г',
    period_5y: '5Л',
    period_10y: '10Л',
  },
  sparkline: {
    sparkline_30_days: '30 дней',
    sparkline_rising: 'рост за 30 дней',
    sparkline_falling: 'снижение за 30 дней',
    sparkline_flat: 'без изменений за 30 дней',
  },
};
