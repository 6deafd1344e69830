import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const chn: Translation<typeof eng> = {
  page: {
    api_title: 'API',
    api_description: 'Parcurve API 的全部接口：参数、响应和示例。',
    api_lead:
      '除文件和实时数据流外，接口均返回 JSON。机器可读的描述文件遵循 OpenAPI 3.1；拒绝响应的结构始终一致。',
    api_method: '请求方法',
    api_path: '路径',
    api_summary: '功能说明',
    api_start: '入门',
    api_start_token:
      '程序在 Authorization 头中使用令牌登录。令牌可看到其账户所能看到的内容，且只能读取。',
    api_make_token: '创建令牌',
    api_start_formats:
      '表格也可为 CSV 或 XLSX：加上 format=csv 或 format=xlsx，或用 Accept 头请求。答复带有 ETag：在 If-None-Match 中发回它，若无变化则得到 304。',
    api_start_limits:
      '每个令牌每分钟可进行一定次数的调用。ratelimit-limit、ratelimit-remaining 和 ratelimit-reset 头说明剩余次数；被拒绝的调用在 Retry-After 中说明何时重试。',
    api_groups: '参考的各部分',
    api_all: '全部调用',
    api_group_indexes: '指数和货币对',
    api_group_currencies: '货币对列表',
    api_group_instruments: '债券、股票、基金、公司',
    api_group_quotes: '实时报价和按 ISIN 的收盘',
    api_group_search: '搜索',
    api_group_archive: '期货档案',
    api_group_udf: '图表客户端（UDF）',
    api_group_openbb: '用于 OpenBB Workspace',
    api_group_account: '账户',
    api_group_site: '网站文本',
    api_needs_public: '对所有人开放；数值需要权限',
    api_needs_signedIn: '需要账户',
    api_needs_values: '需要数值权限',
    api_needs_operator: '面向运营者',
    api_parameters: '参数',
    api_field: '字段',
    api_where: '位置',
    api_where_path: '地址',
    api_where_query: '查询',
    api_where_body: '正文',
    api_type: '类型',
    api_required: '必需',
    api_answer: '答复',
    api_answer_also: '也可为 {types}。',
    api_answer_file: '文件：{types}。',
    api_example_in: '{language} 示例',
    api_group_curves: '收益率曲线',
  },
};
