import type { Texts } from './eng.ts';

export const chn: Texts = {
  page: {
    currencies_title: '外汇行情',
    currencies_description: '货币对汇率：最新价、日涨跌及最长十年的历史数据。',
    currencies_count: '共 {count} 个货币对',
    currencies_updated: '更新于 {time}',
    currencies_source: '数据来源：{sources}',
    currencies_subregion: '次区域',
    currencies_all: '全部',
    currencies_search: '查找货币对',
    currencies_none: '尚无货币对。',
    currencies_empty: '没有符合条件的货币对。',
    currencies_clear: '清除搜索条件和次区域',
    currencies_pair: '货币对',
    currencies_last: '最新价',
    currencies_day: '日涨跌(%)',
    currencies_quotes: '报价',
    currencies_charts: '走势图',
    currencies_no_chart: '请选择货币对以查看走势图。',
    currencies_to_charts: '走势图：{count}',
    currencies_compare: '合并为一张图(%)',
    currencies_compared: '货币对涨跌对比(%)',
    currencies_too_many: '最多可同时显示 {count} 张走势图。',
    currencies_toggle: '{name} 走势图',
    currencies_remove: '移除 {name} 走势图',
  },
  faq: {
    faq_title: '常见问题',
    faq_source_question: '报价来自哪里？',
    faq_source_answer:
      '来自本门户管理员接入的数据源，名称见页面底部。页面标有“演示数据”时，数值均为虚构。',
    faq_update_question: '报价多久更新一次？',
    faq_update_answer:
      '实时货币对自动更新，无需刷新页面；其他货币对每天更新一次。报价旁的时间为该报价的时点。',
    faq_change_question: '日涨跌与什么相比？',
    faq_change_answer: '实时报价与最近收盘价相比，每日报价与前一收盘价相比。',
    faq_access_question: '为什么显示的是 *** 而不是数字？',
    faq_access_answer:
      '查看数值需要有权限的账户，权限由本门户的管理员授予。没有权限时，页面仅显示名称、日期以及按 0 至 100 刻度绘制的走势，不会传送实际数值。',
  },
  subregions: {
    subregion_majors: '主要货币',
    subregion_europe: '欧洲',
    subregion_cis: '独联体',
    subregion_asia: '亚洲',
    subregion_latin_america: '拉丁美洲',
    subregion_middle_east: '中东',
    subregion_africa: '非洲',
    subregion_other: '其他',
  },
};
