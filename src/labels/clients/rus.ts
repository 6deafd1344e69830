import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const rus: Translation<typeof eng> = {
  udf: {
    udf_all: 'Все',
    udf_bond: 'Облигации',
    udf_stock: 'Акции',
    udf_etf: 'Фонды (ETF)',
    udf_index: 'Индексы',
    udf_forex: 'Валютные пары',
  },
  openbb: {
    openbb_ticker: 'Тикер',
    openbb_name: 'Название',
    openbb_value: 'Значение',
    openbb_change: 'Изменение',
    openbb_change_percent: 'Изменение, %',
    openbb_unit: 'Единица',
    openbb_as_of: 'На момент',
    openbb_symbol: 'Тикер или ISIN',
    openbb_indexes: 'Индексы',
    openbb_indexes_about: 'Индексы с последними значениями и изменениями.',
    openbb_currencies: 'Валютные пары',
    openbb_currencies_about: 'Валютные пары с последними значениями и изменениями.',
    openbb_history: 'История',
    openbb_history_about: 'Ежедневные закрытия инструмента, сначала последние.',
    openbb_chart: 'График',
    openbb_chart_about: 'График любого инструмента этого портала.',
    openbb_archive: 'Архив фьючерсов',
    openbb_archive_about:
      'Ежедневные строки фьючерсного контракта по срокам исполнения, сначала последние.',
    openbb_app_about: 'Индексы, валютные пары, графики и архив фьючерсов этого портала.',
  },
};
