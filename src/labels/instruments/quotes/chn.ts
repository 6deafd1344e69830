import type { Texts } from './eng.ts';

export const chn: Texts = {
  latest: {
    index_as_of: '截至 {time}',
    quote_stale: '自 {day} 起无价格',
    quote_no_previous: '前一交易日无价格',
    quote_price_of: '{day} 价格',
    index_realtime: '实时',
    live_on: '实时更新',
    live_lost: '连接已断开，数据截至 {time}',
    index_source: '数据来源：{source}',
    unit_bp: '基点',
    rate_colour: '收益率或利差上升时，债券价格下跌，因此上升为红色，下降为绿色。',
    index_download_locked: '下载需要管理员授予的权限。',
    index_download_locked_anonymous: '下载需要有权限的账户。',
  },
  columns: {
    index_last_value: '最新值',
    index_change: '涨跌',
    index_time: '时间',
    index_unit: '单位',
  },
  units: {
    unit_pt: '点',
  },
  facts: {
    index_ticker: '代码',
    index_currency: '币种',
    index_key_facts: '基本信息',
    index_history: '历史走势',
    index_identifiers: '证券代码',
    index_id: '编号',
    index_isin: 'ISIN',
    index_copy: '复制 {value}',
    period_choice: '期间',
  },
  periods: {
    period_1d: '今日',
    period_3m: '3个月',
    period_1y: '1年',
    period_5y: '5年',
    period_10y: '10年',
  },
  sparkline: {
    sparkline_30_days: '30 天',
    sparkline_rising: '近 30 天上涨',
    sparkline_falling: '近 30 天下跌',
    sparkline_flat: '近 30 天持平',
  },
};
