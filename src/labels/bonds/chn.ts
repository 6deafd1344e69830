import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const chn: Translation<typeof eng> = {
  refusals: {
    bond_refused_missing: '计算需要此项。',
    bond_refused_not_a_day: '日历中没有这一天。',
    bond_refused_not_a_number: '这不是数字。',
    bond_refused_not_allowed: '这不在可选项之中。',
    bond_refused_not_positive: '必须大于 0。',
    bond_refused_negative: '不能为负数。',
    bond_refused_too_low: '数值过低。',
    bond_refused_too_high: '数值过高。',
    bond_refused_too_many: '付款次数过多。',
    bond_refused_not_after_settlement: '债券到期日必须晚于结算日。',
    bond_refused_wrong_order: '此日期与其他日期的顺序不符。',
    bond_refused_wrong_sum: '还本合计不等于 100。',
    bond_refused_both_given: '二者只能填一项。',
    bond_refused_neither_given: '请填写价格或收益率。',
    bond_refused_no_yield: '没有与此价格对应的收益率。',
    bond_refused_nothing_left: '届时债券已全部偿还。',
  },
};
