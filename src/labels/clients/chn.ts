import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const chn: Translation<typeof eng> = {
  udf: {
    udf_all: '全部',
    udf_bond: '债券',
    udf_stock: '股票',
    udf_etf: '基金（ETF）',
    udf_index: '指数',
    udf_forex: '货币对',
  },
  openbb: {
    openbb_ticker: '代码',
    openbb_name: '名称',
    openbb_value: '数值',
    openbb_change: '涨跌',
    openbb_change_percent: '涨跌幅，%',
    openbb_unit: '单位',
    openbb_as_of: '截至',
    openbb_symbol: '代码或 ISIN',
    openbb_indexes: '指数',
    openbb_indexes_about: '指数的最新数值和涨跌。',
    openbb_currencies: '货币对',
    openbb_currencies_about: '货币对的最新数值和涨跌。',
    openbb_history: '历史',
    openbb_history_about: '某证券的每日收盘，最新在前。',
    openbb_chart: '图表',
    openbb_chart_about: '本门户任意证券的图表。',
    openbb_archive: '期货档案',
    openbb_archive_about: '按到期月列出期货合约的每日数据，最新在前。',
    openbb_app_about: '本门户的指数、货币对、图表和期货档案。',
  },
};
