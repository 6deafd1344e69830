import type { Texts } from './eng.ts';

export const chn: Texts = {
  page: {
    search_title: '搜索',
    search_title_for: '搜索：{term}',
    search_description: '按名称、ISIN 或代码查找债券、股票、指数、公司和 ETF。',
    search_too_short: '请输入至少三个字符；两个汉字即可。',
    search_name: '名称',
    search_codes: 'ISIN、代码',
    search_status: '状态',
    search_type_all: '全部',
    search_show_all: '查看全部 {count} 项',
    search_facets: '筛选',
    search_facets_many: '结果不超过 {count} 项时，可按国家、货币和状态筛选。',
    search_facet_none: '未注明',
    search_facet_active: '有效',
    search_facet_inactive: '已到期或摘牌',
    search_facet_remove: '移除筛选：{value}',
    search_as_filter: '也可在筛选器中使用：',
  },
  results: {
    search_status_matured: '已到期',
    search_status_withdrawn: '已摘牌',
    search_status_liquidated: '已清算',
    search_error_narrow: '匹配结果过多，请输入更多字符。',
  },
};
