import type { Texts } from './eng.ts';

export const chn: Texts = {
  page: {
    conformance_title: '数字如何核对',
    conformance_description: '本版本的债券数学与哪些数据对照，吻合到什么程度。',
    conformance_lead:
      '版本 {version}，数学 {digest}。本页所有数字均由执行对照的测试写入，没有手工填写。',
    conformance_total: '{cases} 个数值中有 {agreeing} 个在容差之内一致。',
    conformance_official: '官方来源',
    conformance_official_total:
      '财政部门、交易所和中央银行公布的 {cases} 个数值中，有 {agreeing} 个在容差之内一致。',
    conformance_official_rest: '其余 {count} 个源于所公布数据本身的缺失或更正，均列出原因。',
    conformance_reference: '参考计算',
    conformance_conventions: '惯例不同之处',
    conformance_conventions_lead:
      'Excel 的部分函数有自己的惯例，主要用于首末付息期不规则的情形：这些行单独计数，不作对照。其他任何差异都必须符合一条关于该行基准与日期的严格规则。',
    conformance_why: '差异及其原因',
    conformance_why_note: '同一数值可能有多个原因。',
    conformance_confirmed:
      '在 {count} 行中的每一行，按公布的定义写成、不含产品代码的简单公式都得出我们的数值。加上所列规则，则得出 Excel 的数值。',
    conformance_subject: '对照内容',
    conformance_cases: '数量',
    conformance_agreeing: '一致',
    conformance_tolerance: '容差',
    conformance_worst: '最大差异',
    conformance_relative: '数值的 {value}',
    conformance_exceptions: '{count} 个例外',
    conformance_at_most: '至多 {value}',
    conformance_confirmed_of: '简单公式在 {count} 行中证实我们的数值。',
    conformance_for_example: '例如 {row}：公布值 {published}，我们的 {ours}。',
    conformance_refused: '无',
    conformance_aside: '其他惯例：{count}',
    conformance_skipped: '未对照：{count}',
    conformance_rows: '各行（CSV）',
    conformance_examples: '已发表的算例',
    conformance_example: '算例',
    conformance_inputs: '已知',
    conformance_published: '公布值',
    conformance_ours: '我们的结果',
    conformance_file: '表格文件（CSV）',
  },
  sources: {
    conformance_source_us_treasury: '美国财政部拍卖',
    conformance_origin_us_treasury: '2008 至 2017 年官方结果，公有领域。',
    conformance_source_quantlib: 'QuantLib 1.29 计算库',
    conformance_origin_quantlib:
      '银行使用的开源库，在 1000 只真实债券上以不同日期和收益率运行；类 BSD 许可。',
    conformance_source_excel: 'Microsoft Excel 函数',
    conformance_origin_excel: '由 Excel 自身算出的结果，取自开源项目的表格（Apache-2.0）。',
    conformance_source_curves: '中央银行的曲线',
    conformance_origin_curves:
      '美联储 1961 年以来的参数与利率；欧洲央行 2006 至 2008 年的利率。公开数据。',
    conformance_source_moex: '莫斯科交易所',
    conformance_origin_moex: '交易所自身服务给出的 2024 年 2 月 15 日全部债券；未注明许可。',
    conformance_source_ofz_auctions: '俄罗斯财政部',
    conformance_origin_ofz_auctions: '2019 至 2024 年拍卖结果；未注明许可。',
    conformance_source_german: '德国国债',
    conformance_origin_german: '15 只债券在 2009 年 65 天的价格与应计利息，取自 R 软件包（GPL）。',
  },
  figures: {
    conformance_figure_price_from_yield: '由收益率求价格',
    conformance_figure_yield_from_price: '由价格求收益率',
    conformance_figure_last_period_yield: '最后付息期内由价格求收益率',
    conformance_figure_dirty_price: '含应计利息的价格',
    conformance_figure_accrued: '应计利息',
    conformance_figure_macaulay: '麦考利久期',
    conformance_figure_modified: '修正久期',
    conformance_figure_convexity: '凸性',
    conformance_figure_basis_point: '基点价值',
    conformance_figure_coupon_days: '付息日与付息期',
    conformance_figure_odd_first_price: '首期不规则时的价格',
    conformance_figure_odd_last_price: '末期不规则时的价格',
    conformance_figure_simple_yield: '单利收益率',
    conformance_figure_bill_price: '由贴现率求国库券价格',
    conformance_figure_bill_yield: '国库券收益率',
    conformance_figure_index_ratio: '指数比率',
    conformance_figure_reference_index: '某日参考指数',
    conformance_figure_money_price: '含指数的货币价格',
    conformance_figure_discount_margin: '由价格求浮息债的贴现利差',
    conformance_figure_zero_rates: '零息利率（%）',
    conformance_figure_forward_rates: '远期利率（%）',
    conformance_figure_par_rates: '平价利率（%）',
    conformance_figure_fitted_rates: '重新拟合曲线的利率（%）',
  },
  reasons: {
    conformance_reason_thirty_first:
      '30/360 US：二月最后一天之后的 31 日按 30 日计，这是按顺序应用 SIA 规则的结果；QuantLib 自 2025 年起也如此（合并请求 2243）。Excel 与 QuantLib 1.29 仍按 31 日计。',
    conformance_reason_negative_time:
      'ACT/360 与 ACT/365 在期末：已过天数多于 360/f 或 365/f，Excel 认为距下次付息的时间为零或负。',
    conformance_reason_last_period_days:
      '最后付息期的 YIELD：Excel 取至到期天数，它不等于周期减去已计天数；其自身的 PRICE 也还原不出该价格。',
    conformance_reason_year_average:
      '无付息期的 ACT/ACT：Excel 除以所涉年份的平均天数，既非 ISDA 也非 ICMA。',
    conformance_reason_bill_year:
      'TBILLEQ：含 2 月 29 日的年份有 366 天（31 CFR 356）；Excel 取 365 天，并以 182 天为半年。',
    conformance_reason_lost_month_end:
      '准付息日逐个推算而丢失月末：8 月 31 日、2 月 28 日、8 月 28 日。',
    conformance_reason_whole_period_days:
      '30/360 US 的 ODDFPRICE 长首期：涉及二月末的准付息期，Excel 在利息中计为整期，在应计利息中却按天数计。到付息日两者不一致。',
    conformance_reason_two_grids:
      'ODDFPRICE：首次付息在 2 月 28 日时，之前的准付息日在月末，之后在到期日所在的日子。',
    conformance_reason_counted_from_settlement:
      'ODDFPRICE 长首期：整周期从结算月份数起，若付息在月末则多数一个。',
    conformance_reason_counted_from_maturity:
      'ODDLPRICE：周期从到期日倒数，余下部分并入最后一期，好像属于它。',
    conformance_reason_days_left_counted:
      '30/360 US 的 ODDLPRICE 在月末附近：Excel 按微软公式从结算日起数天数。我们取周期减去已计天数，与 MSRB 规则 G-33 及 Excel 自身的 PRICE 相同。',
    conformance_reason_two_thirties:
      '30/360 US 的 ODDLPRICE：Excel 在利息中把二月末和每个 31 日都按 30 日计，在应计利息中则不然。',
    conformance_reason_odd_first_days:
      'ACT/360 与 ACT/365 的 ODDFPRICE：Excel 按微软公式以天数除以 360/f 和 365/f 计量不规则周期与时间。本产品没有这种惯例。',
    conformance_reason_odd_last_days: 'ACT/360 与 ACT/365 的 ODDLPRICE：Excel 改用 ACT/ACT。',
    conformance_reason_below_limit: '收益率为 −200% 或更低：此处拒绝，因为没有债券如此定价。',
    conformance_reason_rough_yield:
      'Excel 求负收益率时在最后几位之前停止，误差在 0.000000002 以内；以其收益率算出的价格不是给定的价格。',
    conformance_reason_payments_unknown: '文件中没有后续利息、还本或汇率。',
    conformance_reason_coupon_unknown: '交易所列表中没有该票息。',
    conformance_reason_index_derived:
      '2016 年 8 月至 11 月的参考指数：手头文件中都没有最初公布的消费价格指数。它们由这四次拍卖推算得出，因此必然一致。',
  },
  link: {
    conformance_link: '数字如何核对',
  },
};
