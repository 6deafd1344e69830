import type { Texts } from './eng.ts';

export const chn: Texts = {
  page: {
    help_title: '帮助',
    help_description:
      '门户使用说明：访问权限、指标与惯例、筛选器、图表、搜索、API 与 Excel，以及门户运营。',
    help_menu: '帮助文章',
    help_contents: '目录',
    help_search: '搜索帮助',
    help_results: '“{term}”：{count} {count, plural, other {条结果}}',
    help_nothing: '没有找到“{term}”。请换个词，或浏览文章。',
    help_title_for: '帮助：{term}',
    help_untranslated: '本文尚无中文版，以下为英文版。',
    help_group_portal: '使用门户',
    help_group_market: '市场数据',
    help_group_programs: '程序与运营',
  },
};
