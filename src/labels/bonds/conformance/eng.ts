import type { Translation } from '../../translation.ts';

/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  page: {
    conformance_title: 'How the numbers are checked',
    conformance_description:
      'What the bond mathematics of this version was compared with, and how close it came.',
    conformance_lead:
      'Version {version}, mathematics {digest}. All numbers on this page were written by the test run that compared them; none by hand.',
    conformance_total: '{agreeing} of {cases} figures agree within the tolerance.',
    conformance_official: 'Official sources',
    conformance_official_total:
      '{agreeing} of {cases} figures published by treasuries, exchanges and central banks agree within the tolerance.',
    conformance_official_rest:
      'The other {count} come from gaps or corrections in the published data; each is listed with its reason.',
    conformance_reference: 'Reference calculations',
    conformance_conventions: 'Where conventions differ',
    conformance_conventions_lead:
      'Some Excel functions have conventions of their own, mostly for odd first and last coupon periods: those rows are counted apart and not compared. Every other difference must fall under a narrow rule about the basis and the days of its row.',
    conformance_why: 'What differs and why',
    conformance_why_note: 'A figure can differ for more than one reason.',
    conformance_confirmed:
      'In each of {count} rows plain formulas, written from the published definitions and without any of the product’s code, give our figure. With the rules that are named they give Excel’s.',
    conformance_subject: 'Compared',
    conformance_cases: 'Cases',
    conformance_agreeing: 'Agree',
    conformance_tolerance: 'Tolerance',
    conformance_worst: 'Largest difference',
    conformance_relative: '{value} of the figure',
    conformance_exceptions: '{count} {count, plural, one {exception} other {exceptions}}',
    conformance_at_most: 'at most {value}',
    conformance_confirmed_of: 'Plain formulas confirm ours in {count}.',
    conformance_for_example: 'For example {row}: published {published}, ours {ours}.',
    conformance_refused: 'none',
    conformance_aside: 'Another convention: {count}',
    conformance_skipped: 'Not compared: {count}',
    conformance_rows: 'The rows (CSV)',
    conformance_examples: 'Published examples',
    conformance_example: 'Example',
    conformance_inputs: 'Given',
    conformance_published: 'Published',
    conformance_ours: 'Ours',
    conformance_file: 'The table as a file (CSV)',
  },
  sources: {
    conformance_source_us_treasury: 'US Treasury auctions',
    conformance_origin_us_treasury: 'Official results of 2008 to 2017, public domain.',
    conformance_source_quantlib: 'QuantLib 1.29',
    conformance_origin_quantlib:
      'An open library of banks, run on 1,000 real bonds with other days and yields; BSD-like licence.',
    conformance_source_excel: 'Microsoft Excel',
    conformance_origin_excel:
      'Results that Excel itself calculated, as tables of an open project (Apache-2.0).',
    conformance_source_curves: 'Curves of central banks',
    conformance_origin_curves:
      'Federal Reserve, parameters and rates since 1961; European Central Bank, rates of 2006 to 2008. Public data.',
    conformance_source_moex: 'Moscow Exchange',
    conformance_origin_moex:
      'All bonds of 15 February 2024, as the exchange’s own service gave them; it states no licence.',
    conformance_source_ofz_auctions: 'Ministry of Finance of Russia',
    conformance_origin_ofz_auctions: 'Results of auctions, 2019 to 2024; no licence stated.',
    conformance_source_german: 'German government bonds',
    conformance_origin_german:
      'Prices and accrued interest of 15 bonds on 65 days of 2009, from a package of R (GPL).',
  },
  figures: {
    conformance_figure_price_from_yield: 'Price from yield',
    conformance_figure_yield_from_price: 'Yield from price',
    conformance_figure_last_period_yield: 'Yield from price in the last coupon period',
    conformance_figure_dirty_price: 'Price with accrued interest',
    conformance_figure_accrued: 'Accrued interest',
    conformance_figure_macaulay: 'Macaulay duration',
    conformance_figure_modified: 'Modified duration',
    conformance_figure_convexity: 'Convexity',
    conformance_figure_basis_point: 'Value of a basis point',
    conformance_figure_coupon_days: 'Coupon days and periods',
    conformance_figure_odd_first_price: 'Price with an odd first coupon',
    conformance_figure_odd_last_price: 'Price with an odd last coupon',
    conformance_figure_simple_yield: 'Simple yield',
    conformance_figure_bill_price: 'Price of a bill from its discount',
    conformance_figure_bill_yield: 'Yield of a bill',
    conformance_figure_index_ratio: 'Index ratio',
    conformance_figure_reference_index: 'Reference index of a day',
    conformance_figure_money_price: 'Price in money, index included',
    conformance_figure_discount_margin: 'Discount margin of a floater from its price',
    conformance_figure_zero_rates: 'Zero rates, in percent',
    conformance_figure_forward_rates: 'Forward rates, in percent',
    conformance_figure_par_rates: 'Par rates, in percent',
    conformance_figure_fitted_rates: 'Rates of a curve fitted again, in percent',
  },
  reasons: {
    conformance_reason_thirty_first:
      '30/360 US: after the last day of February a 31st counts as a 30th, by the SIA’s rules in their order; QuantLib does so since 2025 (pull request 2243). Excel and QuantLib 1.29 leave it a 31st.',
    conformance_reason_negative_time:
      'ACT/360 and ACT/365 at the end of a period: more than 360/f or 365/f days have passed, and the time to the next coupon is 0 or negative for Excel.',
    conformance_reason_last_period_days:
      'YIELD in the last coupon period: Excel takes the days to maturity, which are not the period less the accrued days; its own PRICE does not give the price back.',
    conformance_reason_year_average:
      'ACT/ACT without coupon periods: Excel divides by the average length of the years touched, which is neither ISDA nor ICMA.',
    conformance_reason_bill_year:
      'TBILLEQ: a year with a 29 February has 366 days (31 CFR 356); Excel takes 365, and half a year for 182 days.',
    conformance_reason_lost_month_end:
      'Quasi-coupon days go from one to the next and lose the end of the month: 31 August, 28 February, 28 August.',
    conformance_reason_whole_period_days:
      'ODDFPRICE with 30/360 US, long first period: Excel counts a quasi-coupon period that touches the end of February as a whole one in the coupon, and by its days in accrued interest. On the coupon day the two differ.',
    conformance_reason_two_grids:
      'ODDFPRICE: before a first coupon on 28 February quasi-coupons are at the end of the month, after it on the day of the maturity.',
    conformance_reason_counted_from_settlement:
      'ODDFPRICE, long first period: whole periods are counted from the month of settlement, one too many if coupons are at the end of a month.',
    conformance_reason_counted_from_maturity:
      'ODDLPRICE: periods are counted back from maturity, and what does not fit is added to the last of them as if it were a part of it.',
    conformance_reason_days_left_counted:
      'ODDLPRICE with 30/360 US near the end of a month: Excel counts the days from settlement on, as Microsoft’s formula says. We take the period less the days accrued, as MSRB rule G-33 and Excel’s own PRICE do.',
    conformance_reason_two_thirties:
      'ODDLPRICE with 30/360 US: in the coupon Excel counts the end of February and every 31st as a 30th, in accrued interest it doesn’t.',
    conformance_reason_odd_first_days:
      'ODDFPRICE with ACT/360 and ACT/365: Excel measures odd periods and time in days by 360/f and 365/f, as Microsoft’s formula says. The product has no such convention.',
    conformance_reason_odd_last_days:
      'ODDLPRICE with ACT/360 and ACT/365: Excel takes ACT/ACT instead.',
    conformance_reason_below_limit:
      'A yield of −200 % or less: refused here, since no bond is priced so.',
    conformance_reason_rough_yield:
      'Excel’s search for a yield below 0 stops before the last digits, within 0.000000002; at its yield the price is not the given one.',
    conformance_reason_payments_unknown:
      'Later coupons, repayments or exchange rates are not in the file.',
    conformance_reason_coupon_unknown: 'The coupon is not in the exchange’s list.',
    conformance_reason_index_derived:
      'Reference indexes of August to November 2016: the consumer prices as first published are in no file at hand. They were worked out from these four auctions, which would agree by construction.',
  },
  link: {
    conformance_link: 'How the numbers are checked',
  },
} as const;

export type Texts = Translation<typeof eng>;
