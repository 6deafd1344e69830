import type { Texts } from './eng.ts';

export const chn: Texts = {
  page: {
    conformance_title: '数据如何核验',
    conformance_description: '本版本的债券指标与哪些来源核对，吻合程度如何。',
    conformance_lead:
      '版本 {version}，计算代码 {digest}。本页所有数字均由执行核对的测试写入，没有手工填写。',
    conformance_total: '{cases} 个数值中，{agreeing} 个在容差内一致。',
    conformance_official: '官方来源',
    conformance_official_total:
      '财政部门、交易所和中央银行公布的 {cases} 个数值中，{agreeing} 个在容差内一致。',
    conformance_official_rest: '其余 {count} 个源于公布数据本身的缺失或更正，均逐一列明原因。',
    conformance_reference: '参考计算',
    conformance_conventions: '惯例差异',
    conformance_conventions_lead:
      '部分 Excel 函数有自己的惯例，主要涉及首末期不规则的付息期：这些行单独计数，不作比较。其他任何差异都必须符合针对该行计息基准和日期的严格规则。',
    conformance_why: '差异及原因',
    conformance_why_note: '同一数值的差异可能有多个原因。',
    conformance_confirmed:
      '在全部 {count} 行中，根据公布的定义编写、不使用本产品代码的独立公式均得出我们的数值；加上此处所列规则，则得出 Excel 的数值。',
    conformance_subject: '指标',
    conformance_cases: '数量',
    conformance_agreeing: '一致',
    conformance_tolerance: '容差',
    conformance_worst: '最大差异',
    conformance_relative: '{value}（相对）',
    conformance_exceptions: '{count} 个例外',
    conformance_at_most: '不超过 {value}',
    conformance_confirmed_of: '独立公式在 {count} 行中证实我们的数值。',
    conformance_for_example: '例如 {row}：公布值 {published}，我们的值 {ours}。',
    conformance_refused: '无',
    conformance_aside: '其他惯例：{count}',
    conformance_skipped: '未比较：{count}',
    conformance_rows: '下载各行数据（CSV）',
    conformance_examples: '公布的算例',
    conformance_example: '算例',
    conformance_inputs: '输入',
    conformance_published: '公布值',
    conformance_ours: '我们的值',
    conformance_file: '下载表格（CSV）',
  },
  sources: {
    conformance_source_us_treasury: '美国国债拍卖',
    conformance_origin_us_treasury: '2008–2017 年官方结果，公有领域。',
    conformance_source_quantlib: 'QuantLib 1.29 计算库',
    conformance_origin_quantlib:
      '开源量化金融库，以不同日期和收益率对 1000 只真实债券运行；类 BSD 许可。',
    conformance_source_excel: 'Microsoft Excel 函数',
    conformance_origin_excel: '由 Excel 自身计算、开源项目以表格形式发布的结果（Apache-2.0）。',
    conformance_source_curves: '中央银行收益率曲线',
    conformance_origin_curves:
      '美联储：1961 年以来的参数与利率；欧洲央行：2006–2008 年利率。公开数据。',
    conformance_source_moex: '莫斯科交易所',
    conformance_origin_moex:
      '截至 2024 年 2 月 15 日的全部债券，取自交易所自身的服务；未注明许可。',
    conformance_source_ofz_auctions: '俄罗斯财政部',
    conformance_origin_ofz_auctions: '2019–2024 年拍卖结果；未注明许可。',
    conformance_source_german: '德国国债',
    conformance_origin_german:
      '2009 年 65 天内 15 只债券的价格与应计利息，取自一个 R 软件包（GPL）。',
  },
  figures: {
    conformance_figure_price_from_yield: '由收益率求价格',
    conformance_figure_yield_from_price: '由价格求收益率',
    conformance_figure_last_period_yield: '最后付息期由价格求收益率',
    conformance_figure_dirty_price: '全价',
    conformance_figure_accrued: '应计利息',
    conformance_figure_macaulay: '麦考利久期',
    conformance_figure_modified: '修正久期',
    conformance_figure_convexity: '凸性',
    conformance_figure_basis_point: '基点价值',
    conformance_figure_coupon_days: '付息日与付息期',
    conformance_figure_odd_first_price: '首期不规则的价格',
    conformance_figure_odd_last_price: '末期不规则的价格',
    conformance_figure_simple_yield: '单利收益率',
    conformance_figure_bill_price: '由贴现率求国库券价格',
    conformance_figure_bill_yield: '国库券收益率',
    conformance_figure_index_ratio: '指数比率',
    conformance_figure_reference_index: '每日参考指数',
    conformance_figure_money_price: '名义价格（含通胀调整）',
    conformance_figure_discount_margin: '由价格求浮息债的贴现利差',
    conformance_figure_zero_rates: '即期利率(%)',
    conformance_figure_forward_rates: '远期利率(%)',
    conformance_figure_par_rates: '平价利率(%)',
    conformance_figure_fitted_rates: '重新拟合曲线的利率(%)',
  },
  reasons: {
    conformance_reason_thirty_first:
      '30/360 US：起始日为 2 月最后一天时，按顺序应用 SIA 规则，终止日 31 日按 30 日计；QuantLib 自 2025 年起也如此（合并请求 2243）。Excel 与 QuantLib 1.29 仍按 31 日计。',
    conformance_reason_negative_time:
      'ACT/360 和 ACT/365 的期末：已过天数超过 360/f 或 365/f，因此 Excel 中距下次付息的时间为零或负数。',
    conformance_reason_last_period_days:
      '最后付息期的 YIELD：Excel 采用距到期天数，与计息期天数减已计天数不同；用其自身的 PRICE 也无法还原原价格。',
    conformance_reason_year_average:
      '无付息期的 ACT/ACT：Excel 除以所跨年份的平均天数，既不符合 ISDA 也不符合 ICMA。',
    conformance_reason_bill_year:
      'TBILLEQ：含 2 月 29 日的年份有 366 天（31 CFR 356）；Excel 采用 365 天，半年采用 182 天。',
    conformance_reason_lost_month_end:
      '每个准付息日由前一个推算，因此丢失月末：8 月 31 日、2 月 28 日、8 月 28 日。',
    conformance_reason_whole_period_days:
      '30/360 US 的 ODDFPRICE，长首期：计算票息时，Excel 将涉及 2 月末的准付息期计为整期；计算应计利息时则按该期天数。到付息日两者不一致。',
    conformance_reason_two_grids:
      'ODDFPRICE：首次付息日为 2 月 28 日时，此前的准付息日落在月末，此后落在到期日的同一日。',
    conformance_reason_counted_from_settlement:
      'ODDFPRICE，长首期：整期从结算月份数起，若付息日在月末则多计一期。',
    conformance_reason_counted_from_maturity:
      'ODDLPRICE：计息期从到期日倒数，余下部分并入最后一期，如同其一部分。',
    conformance_reason_days_left_counted:
      '30/360 US 的 ODDLPRICE，临近月末：Excel 按微软公式从结算日起计天数。我们采用计息期天数减已计天数，与 MSRB 规则 G-33 及 Excel 自身的 PRICE 一致。',
    conformance_reason_two_thirties:
      '30/360 US 的 ODDLPRICE：计算票息时，Excel 将 2 月末和每月 31 日按 30 日计；计算应计利息时则不然。',
    conformance_reason_odd_first_days:
      'ACT/360 和 ACT/365 的 ODDFPRICE：Excel 按微软公式，以天数除以 360/f 或 365/f 计量不规则计息期和时间。本产品没有这种惯例。',
    conformance_reason_odd_last_days: 'ACT/360 与 ACT/365 的 ODDLPRICE：Excel 改用 ACT/ACT。',
    conformance_reason_below_limit: '收益率为 −200% 或更低：此处拒绝，因为没有债券如此定价。',
    conformance_reason_rough_yield:
      'Excel 求解负收益率时未达到完整精度，误差在 0.000000002 以内；以其收益率无法还原给定价格。',
    conformance_reason_payments_unknown: '文件缺少后续票息、还本或汇率。',
    conformance_reason_coupon_unknown: '交易所列表中没有该票息。',
    conformance_reason_index_derived:
      '2016 年 8 月至 11 月的参考指数：没有文件收录首次公布的消费价格指数。这些参考指数由这四次拍卖推算得出，因此必然一致。',
  },
  link: {
    conformance_link: '数据如何核验',
  },
};
