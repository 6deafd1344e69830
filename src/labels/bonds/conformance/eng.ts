import type { Translation } from '../../translation.ts';

/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  page: {
    conformance_title: 'How the numbers are checked',
    conformance_description:
      'Sources this version’s bond analytics were checked against, and how closely they agree.',
    conformance_lead:
      'Version {version}, calculation code {digest}. The test run that made the comparisons wrote every number on this page; none was entered by hand.',
    conformance_total: '{agreeing} of {cases} figures agree within tolerance.',
    conformance_official: 'Official sources',
    conformance_official_total:
      '{agreeing} of {cases} figures published by treasuries, exchanges and central banks agree within tolerance.',
    conformance_official_rest:
      'The other {count} are due to gaps or corrections in the published data; each is listed with its reason.',
    conformance_reference: 'Reference calculations',
    conformance_conventions: 'Where conventions differ',
    conformance_conventions_lead:
      'Some Excel functions follow conventions of their own, mostly for odd first and last coupon periods: those rows are counted separately and not compared. Every other difference must fall under a narrow rule about the basis and dates of its row.',
    conformance_why: 'Differences and reasons',
    conformance_why_note: 'A figure can differ for more than one reason.',
    conformance_confirmed:
      'In each of {count} rows, independent formulas, written from the published definitions without any of the product’s code, reproduce our figure. With the rules named here, they reproduce Excel’s.',
    conformance_subject: 'Figure',
    conformance_cases: 'Cases',
    conformance_agreeing: 'Agree',
    conformance_tolerance: 'Tolerance',
    conformance_worst: 'Largest difference',
    conformance_relative: '{value} (relative)',
    conformance_exceptions: '{count} {count, plural, one {exception} other {exceptions}}',
    conformance_at_most: 'at most {value}',
    conformance_confirmed_of: 'Independent formulas confirm ours in {count}.',
    conformance_for_example: 'For example, {row}: published {published}, ours {ours}.',
    conformance_refused: 'none',
    conformance_aside: 'Another convention: {count}',
    conformance_skipped: 'Not compared: {count}',
    conformance_rows: 'Download rows (CSV)',
    conformance_examples: 'Published examples',
    conformance_example: 'Example',
    conformance_inputs: 'Inputs',
    conformance_published: 'Published',
    conformance_ours: 'Ours',
    conformance_file: 'Download table (CSV)',
  },
  sources: {
    conformance_source_us_treasury: 'US Treasury auctions',
    conformance_origin_us_treasury: 'Official results, 2008–2017; public domain.',
    conformance_source_quantlib: 'QuantLib 1.29',
    conformance_origin_quantlib:
      'An open-source quantitative finance library, run on 1,000 real bonds with different dates and yields; BSD-style licence.',
    conformance_source_excel: 'Microsoft Excel',
    conformance_origin_excel:
      'Results calculated by Excel itself, published as tables by an open-source project (Apache-2.0).',
    conformance_source_curves: 'Central bank yield curves',
    conformance_origin_curves:
      'Federal Reserve: parameters and rates since 1961; European Central Bank: rates, 2006–2008. Public data.',
    conformance_source_moex: 'Moscow Exchange',
    conformance_origin_moex:
      'All bonds as of 15 February 2024, from the exchange’s own service; no licence stated.',
    conformance_source_ofz_auctions: 'Ministry of Finance of Russia',
    conformance_origin_ofz_auctions: 'Auction results, 2019–2024; no licence stated.',
    conformance_source_german: 'German government bonds',
    conformance_origin_german:
      'Prices and accrued interest of 15 bonds on 65 days in 2009, from an R package (GPL).',
  },
  figures: {
    conformance_figure_price_from_yield: 'Price from yield',
    conformance_figure_yield_from_price: 'Yield from price',
    conformance_figure_last_period_yield: 'Yield from price in the last coupon period',
    conformance_figure_dirty_price: 'Dirty price',
    conformance_figure_accrued: 'Accrued interest',
    conformance_figure_macaulay: 'Macaulay duration',
    conformance_figure_modified: 'Modified duration',
    conformance_figure_convexity: 'Convexity',
    conformance_figure_basis_point: 'Value of a basis point',
    conformance_figure_coupon_days: 'Coupon days and periods',
    conformance_figure_odd_first_price: 'Price with an odd first coupon',
    conformance_figure_odd_last_price: 'Price with an odd last coupon',
    conformance_figure_simple_yield: 'Simple yield',
    conformance_figure_bill_price: 'Bill price from discount rate',
    conformance_figure_bill_yield: 'Bill yield',
    conformance_figure_index_ratio: 'Index ratio',
    conformance_figure_reference_index: 'Daily reference index',
    conformance_figure_money_price: 'Nominal price, including indexation',
    conformance_figure_discount_margin: 'Discount margin of a floater from price',
    conformance_figure_zero_rates: 'Zero rates, in percent',
    conformance_figure_forward_rates: 'Forward rates, in percent',
    conformance_figure_par_rates: 'Par rates, in percent',
    conformance_figure_fitted_rates: 'Rates of a refitted curve, in percent',
  },
  reasons: {
    conformance_reason_thirty_first:
      '30/360 US: after a start on the last day of February, an end date on the 31st counts as the 30th when the SIA rules are applied in order; QuantLib has done so since 2025 (pull request 2243). Excel and QuantLib 1.29 leave it as the 31st.',
    conformance_reason_negative_time:
      'ACT/360 and ACT/365 at the end of a period: more than 360/f or 365/f days have passed, so in Excel the time to the next coupon is zero or negative.',
    conformance_reason_last_period_days:
      'YIELD in the last coupon period: Excel uses the days to maturity, which differ from the period less accrued days; its own PRICE doesn’t return the original price.',
    conformance_reason_year_average:
      'ACT/ACT without coupon periods: Excel divides by the average length of the years spanned, which follows neither ISDA nor ICMA.',
    conformance_reason_bill_year:
      'TBILLEQ: a year that contains 29 February has 366 days (31 CFR 356); Excel uses 365, and 182 days for half a year.',
    conformance_reason_lost_month_end:
      'Each quasi-coupon date is derived from the previous one, so the month end is lost: 31 August, 28 February, 28 August.',
    conformance_reason_whole_period_days:
      'ODDFPRICE with 30/360 US, long first period: for the coupon, Excel counts a quasi-coupon period that touches the end of February as a full period; for accrued interest, it counts that period’s days. On the coupon date the two differ.',
    conformance_reason_two_grids:
      'ODDFPRICE: before a first coupon on 28 February, quasi-coupons fall at month end; after it, on the maturity’s day of the month.',
    conformance_reason_counted_from_settlement:
      'ODDFPRICE, long first period: full periods are counted from the settlement month, one too many if coupons fall at month end.',
    conformance_reason_counted_from_maturity:
      'ODDLPRICE: periods are counted back from maturity, and the remainder is added to the last of them as if it were part of it.',
    conformance_reason_days_left_counted:
      'ODDLPRICE with 30/360 US near month end: Excel counts the days from settlement, as Microsoft’s formula specifies. We use the period less accrued days, as do MSRB Rule G-33 and Excel’s own PRICE.',
    conformance_reason_two_thirties:
      'ODDLPRICE with 30/360 US: for the coupon, Excel counts the end of February and every 31st as the 30th; for accrued interest, it doesn’t.',
    conformance_reason_odd_first_days:
      'ODDFPRICE with ACT/360 and ACT/365: Excel measures odd periods and times as days divided by 360/f or 365/f, as Microsoft’s formula specifies. The product has no such convention.',
    conformance_reason_odd_last_days:
      'ODDLPRICE with ACT/360 and ACT/365: Excel uses ACT/ACT instead.',
    conformance_reason_below_limit:
      'A yield of −200 % or less: rejected here, since no bond is priced that way.',
    conformance_reason_rough_yield:
      'Excel’s search for a yield below 0 stops short of full precision, within 0.000000002; its yield doesn’t return the given price.',
    conformance_reason_payments_unknown:
      'The file lacks later coupons, repayments or exchange rates.',
    conformance_reason_coupon_unknown: 'The coupon is not in the exchange’s list.',
    conformance_reason_index_derived:
      'Reference indexes for August to November 2016: no available file has the consumer prices as first published. They were derived from these four auctions, which would therefore agree by construction.',
  },
  link: {
    conformance_link: 'How the numbers are checked',
  },
} as const;

export type Texts = Translation<typeof eng>;
