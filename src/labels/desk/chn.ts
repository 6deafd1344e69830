import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const chn: Translation<typeof eng> = {
  page: {
    desk_text: '手工编辑的金融工具与发行人。',
  },
  refusals: {
    desk_code_form: '该类代码的格式不是这样。',
    desk_code_digit: '校验位不正确。',
    desk_code_days: '结束日不晚于起始日。',
    desk_code_taken: '同一时期该代码属于另一项。',
    desk_matures_before: '债券到期日应晚于发行日。',
    desk_issuer_unknown: '没有此编号的发行人。',
    desk_source_unfit: '来源的值与其他字段不相容。',
    desk_same_two: '不能与自身合并。',
  },
  notice: {
    desk_hidden_notice: '该品种已从门户下架：搜索和列表中不再显示。',
  },
};
