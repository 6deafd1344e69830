import type { Texts } from './eng.ts';

export const chn: Texts = {
  page: {
    index_statistics: '统计数据',
    statistics_since: '起始日',
    statistics_high: '最高',
    statistics_low: '最低',
    statistics_1m: '1 个月',
    statistics_3m: '3 个月',
    statistics_1y: '1 年',
    statistics_5y: '5 年',
    index_values: '历史数据',
    index_values_empty: '该期间暂无数值。',
    index_download: '下载',
    index_download_not_allowed: '数据来源不允许下载这些数值。',
    index_history_span: '历史数据：{begin} 至 {end}',
    currency_pair: '货币对',
  },
  table: {
    index_name: '指数名称',
    index_sort_locked: '按数值排序需要权限。',
  },
  categories: {
    index_category: '类别',
    index_category_equity: '股票指数',
    index_category_bond: '债券指数',
    index_category_commodity: '大宗商品指数',
    index_category_money_market: '货币市场利率',
    index_category_volatility: '波动率指数',
  },
};
