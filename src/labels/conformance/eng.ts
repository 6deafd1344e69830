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
      'Some Excel functions depart from the market conventions, mostly those for odd first and last coupon periods. We follow the conventions. Every difference is reproduced by a named reason.',
    conformance_why: 'What differs and why',
    conformance_why_note: 'A figure can differ for more than one reason.',
    conformance_confirmed:
      'For each of {count} figures of Excel a second set of plain formulas, which shares nothing with the product, gives the same as we do; and each difference from Excel is reproduced by the reason that is named.',
    conformance_subject: 'Compared',
    conformance_cases: 'Cases',
    conformance_agreeing: 'Agree',
    conformance_tolerance: 'Tolerance',
    conformance_worst: 'Largest difference',
    conformance_relative: '{value} of the figure',
    conformance_exceptions: '{count} {count|one=exception|other=exceptions}',
    conformance_at_most: 'at most {value}',
    conformance_skipped: 'Not compared: {count}',
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
    conformance_figure_odd_last_price:
      'Price with an odd last coupon (ACT/360 and ACT/365 taken for ACT/ACT, as Excel does)',
    conformance_figure_discounted: 'Amount at a discount',
    conformance_figure_simple_yield: 'Simple yield',
    conformance_figure_bill_price: 'Price of a bill from its discount',
    conformance_figure_bill_yield: 'Yield of a bill',
    conformance_figure_index_ratio: 'Index ratio',
    conformance_figure_reference_index: 'Reference index of a day',
    conformance_figure_money_price: 'Price in money, index included',
    conformance_figure_floater_price: 'Price of a floater from its discount margin',
    conformance_figure_zero_rates: 'Zero rates, in percent',
    conformance_figure_forward_rates: 'Forward rates, in percent',
    conformance_figure_par_rates: 'Par rates, in percent',
    conformance_figure_forward_par_rates: 'Forward par rates, in percent',
    conformance_figure_fitted_rates: 'Rates of a curve fitted again, in percent',
  },
  reasons: {
    conformance_reason_thirty_first:
      '30/360 US: after the end of February a 31st counts as a 30th (SIA, QuantLib); Excel leaves it a 31st.',
    conformance_reason_negative_time:
      'ACT/360 and ACT/365 at the end of a period: more than 360/f or 365/f days have passed, and the time to the next coupon is 0 or negative for Excel.',
    conformance_reason_days_not_whole:
      'COUPDAYSNC with 30/360 US around the end of February: days since the last and to the next coupon do not make up COUPDAYS.',
    conformance_reason_last_period_days:
      'YIELD in the last coupon period: Excel takes the days to maturity, which are not the period less the accrued days; its own PRICE does not give the price back.',
    conformance_reason_year_average:
      'ACT/ACT without coupon periods: Excel divides by the average length of the years touched, which is neither ISDA nor ICMA.',
    conformance_reason_bill_year:
      'TBILLEQ: a year with a 29 February has 366 days (31 CFR 356); Excel takes 365, and half a year for 182 days.',
    conformance_reason_lost_month_end:
      'Quasi-coupon days go from one to the next and lose the end of the month: 31 August, 28 February, 28 August.',
    conformance_reason_whole_period_days:
      'ODDFPRICE, long first period: a whole quasi-coupon period is 1 in Excel’s coupon and its days by 360/f or 365/f in accrued interest, or the other way round: on the coupon day the two differ.',
    conformance_reason_two_grids:
      'ODDFPRICE: before a first coupon on 28 February quasi-coupons are at the end of the month, after it on the day of the maturity.',
    conformance_reason_days_to_next:
      'ODDFPRICE with ACT/360 and ACT/365, long first period: the days to the next quasi-coupon and those since the last do not make up the period, as they do in Excel’s PRICE.',
    conformance_reason_counted_from_settlement:
      'ODDFPRICE, long first period: whole periods are counted from the month of settlement, one too many if coupons are at the end of a month.',
    conformance_reason_counted_from_maturity:
      'ODDLPRICE: periods are counted back from maturity, and what does not fit is added to the last of them as if it were a part of it.',
    conformance_reason_two_thirties:
      'ODDLPRICE with 30/360 US: the end of February and a 31st count otherwise in the coupon than in accrued interest and in the time left.',
    conformance_reason_below_limit:
      'A yield of −200 % or less: refused here, since no bond is priced so.',
    conformance_reason_rough_yield:
      'Excel’s search for a yield below 0 stops before the last digits, within 0.000000002; at its yield the price is not the given one.',
    conformance_reason_payments_unknown:
      'Later coupons, repayments or exchange rates are not in the file.',
    conformance_reason_coupon_unknown: 'The coupon is not in the exchange’s list.',
  },
  link: {
    conformance_link: 'How the numbers are checked',
  },
} as const;
