import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const chn: Translation<typeof eng> = {
  calculator: {
    calc_title: '计算器',
    calc_price: '净价，%',
    calc_yield: '收益率，%',
    calc_settlement: '结算日',
    calc_from_price: '由价格算收益率',
    calc_from_yield: '由收益率算价格',
    calc_again: '恢复初始值',
    calc_accrued: '应计利息',
    calc_dirty: '全价',
    calc_current: '当期收益率，%',
    calc_macaulay: '麦考利久期，年',
    calc_modified: '修正久期',
    calc_convexity: '凸性',
    calc_dv01: '基点价值 (DV01)',
  },
  rights: {
    calc_call: '至 {date} 赎回的收益率，%',
    calc_put: '至 {date} 回售的收益率，%',
    calc_worst: '最差收益率，%',
  },
  floaters: {
    calc_margin: '贴现利差，基点',
  },
  notes: {
    calc_note: '每 100 未偿面值，计息基准 {dayCount}。收益率按票息频率复利。',
    calc_assume_index: '假设票息保持今日水平。',
    calc_assume_inflation: '假设不再有通货膨胀。',
    calc_assume_ever: '假设票息永久支付。',
    calc_example: '100 仅为示例：市场价格仅供有权限的用户查看。',
  },
  flows: {
    flows_title: '现金流',
    flows_date: '日期',
    flows_coupon: '票息',
    flows_principal: '本金',
  },
  refused: {
    bond_refused_not_a_day: '日历中没有这一天。',
    bond_refused_not_a_number: '这不是数字。',
    bond_refused_not_positive: '必须大于 0。',
    bond_refused_too_low: '数值过低。',
    bond_refused_too_high: '数值过高。',
    bond_refused_not_after_settlement: '债券到期日必须晚于结算日。',
    bond_refused_neither_given: '请填写价格或收益率。',
    bond_refused_no_yield: '没有与此价格对应的收益率。',
    bond_refused_nothing_left: '届时债券已全部偿还。',
  },
  refusals: {
    bond_refused_missing: '计算需要此项。',
    bond_refused_not_allowed: '这不在可选项之中。',
    bond_refused_negative: '不能为负数。',
    bond_refused_too_many: '付款次数过多。',
    bond_refused_wrong_order: '此日期与其他日期的顺序不符。',
    bond_refused_wrong_sum: '还本合计不等于 100。',
    bond_refused_both_given: '二者只能填一项。',
  },
};
