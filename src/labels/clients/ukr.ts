import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const ukr: Translation<typeof eng> = {
  udf: {
    udf_all: 'Усі',
    udf_bond: 'Облігації',
    udf_stock: 'Акції',
    udf_etf: 'Фонди (ETF)',
    udf_index: 'Індекси',
    udf_forex: 'Валютні пари',
  },
  openbb: {
    openbb_ticker: 'Тикер',
    openbb_name: 'Назва',
    openbb_value: 'Значення',
    openbb_change: 'Зміна',
    openbb_change_percent: 'Зміна, %',
    openbb_unit: 'Одиниця',
    openbb_as_of: 'Станом на',
    openbb_symbol: 'Тикер або ISIN',
    openbb_indexes: 'Індекси',
    openbb_indexes_about: 'Індекси з останніми значеннями та змінами.',
    openbb_currencies: 'Валютні пари',
    openbb_currencies_about: 'Валютні пари з останніми значеннями та змінами.',
    openbb_history: 'Історія',
    openbb_history_about: 'Щоденні закриття інструмента, спершу останні.',
    openbb_chart: 'Графік',
    openbb_chart_about: 'Графік будь-якого інструмента цього порталу.',
    openbb_archive: 'Архів ф’ючерсів',
    openbb_archive_about:
      'Щоденні рядки ф’ючерсного контракту за строками виконання, спершу останні.',
    openbb_app_about: 'Індекси, валютні пари, графіки та архів ф’ючерсів цього порталу.',
  },
};
