import {
  getDerivativesTable,
  OPEN_COLUMNS,
  PRICE_COLUMNS,
  VALUE_COLUMNS,
} from '../../contracts/derivatives.ts';

/**
 * What a viewer who may not see values gets of a field, compared with one who may: the same, `***`,
 * `***` or the notice of TBL-10,
 * whole numbers from 0 to 100, nothing at all, a null, the usual two decimals
 * (or hundredths), or that the answer is masked.
 */
export type Rule =
  | 'same'
  | 'masked'
  | 'restricted'
  | 'shape'
  | 'absent'
  | 'null'
  | 'usual'
  | 'flag';
type Rules = Readonly<Record<string, Rule>>;

export interface Place {
  readonly url: string;
  readonly payload?: object;
  readonly rules: Rules;
}

export const INDEX = 1001;
export const PAIR = 1;
const YEAR = { beginDate: '2025-11-13', endDate: '2026-11-13' };
const TODAY = { periodId: 99, beginDate: '2026-11-14', endDate: '2026-11-14' };

const quoteRules = (path: string): Rules => ({
  [`${path}.quote.value`]: 'masked',
  [`${path}.quote.change`]: 'masked',
  [`${path}.quote.changePercent`]: 'masked',
  [`${path}.quote.asOf`]: 'same',
  [`${path}.quote.isRealtime`]: 'same',
  [`${path}.quote.decimals`]: 'usual',
  [`${path}.quote.unit`]: 'same',
  [`${path}.quote.isRate`]: 'same',
});
const pairRules = (path: string): Rules => ({
  [`${path}.index_id.numeric`]: 'same',
  [`${path}.index_name_rus`]: 'same',
  [`${path}.index_subregion_id`]: 'same',
  [`${path}.checked`]: 'same',
  [`${path}.ticker`]: 'same',
  [`${path}.sparkline.*`]: 'shape',
  ...quoteRules(path),
});
const indexRules = (path: string): Rules => ({
  [`${path}.id`]: 'same',
  [`${path}.name`]: 'same',
  [`${path}.ticker`]: 'same',
  [`${path}.category`]: 'same',
  ...quoteRules(path),
});
const PAGING: Rules = { '.total': 'same', '.page': 'same', '.limit': 'same' };
const GRAPHIC: Rules = {
  '.result': 'same',
  '.realtime': 'same',
  '.name': 'same',
  '.data.*.date.numeric': 'same',
  '.data.*.date': 'same',
  '.data.*.value': 'shape',
  '.masked': 'flag',
};
const CHART: Rules = {
  '.data.*.date.numeric': 'same',
  '.data.*.date': 'same',
  '.data.*.value': 'shape',
  '.data.*.valueFmt': 'absent',
  '.series.*.id': 'same',
  '.series.*.tgId': 'same',
  '.series.*.model': 'same',
  '.series.*.name': 'same',
  '.series.*.tgName': 'same',
  '.series.*.date': 'same',
  '.masked': 'flag',
  '.graph_type': 'same',
  '.measure': 'same',
};

const indexPlaces = (id: number): Place[] => [
  {
    url: `/api/indexes/${id}/`,
    rules: {
      ...indexRules(''),
      '.kind': 'same',
      '.isin': 'same',
      '.currency': 'same',
      '.isHidden': 'same',
      '.source': 'same',
      '.allowsFiles': 'same',
      '.firstDay': 'same',
      '.lastDay': 'same',
    },
  },
  ...[0, 1, 2, 3, 99].map((periodId) => ({
    url: `/api/indexes/${id}/getGraphicData/`,
    payload: { periodId },
    rules: GRAPHIC,
  })),
  {
    url: `/api/indexes/${id}/chart/`,
    payload: { ...YEAR, periodId: 0 },
    rules: CHART,
  },
  { url: `/api/indexes/${id}/chart/?lang=deu`, payload: TODAY, rules: CHART },
  {
    url: `/api/indexes/${id}/statistics/`,
    rules: {
      '.items.*.period': 'same',
      '.items.*.since': 'same',
      '.items.*.high': 'masked',
      '.items.*.highOn': 'null',
      '.items.*.low': 'masked',
      '.items.*.lowOn': 'null',
      '.items.*.change': 'masked',
      '.items.*.changePercent': 'masked',
    },
  },
  ...['', '?page=3', '?from=2026-03-02&to=2026-03-31'].map((query) => ({
    url: `/api/indexes/${id}/values/${query}`,
    rules: {
      ...PAGING,
      '.items.*.day': 'same',
      '.items.*.value': 'masked',
      '.items.*.change': 'masked',
      '.items.*.changePercent': 'masked',
    } as const,
  })),
  {
    url: `/api/indexes/${id}/values/?from=${TODAY.beginDate}&to=${TODAY.endDate}`,
    rules: {
      ...PAGING,
      '.items.*.day': 'same',
      '.items.*.at': 'same',
      '.items.*.value': 'masked',
      '.items.*.change': 'masked',
      '.items.*.changePercent': 'masked',
    },
  },
];
/** The fields by which every page and every list describes an instrument. */
const instrumentRules = (path: string): Rules => ({
  [`${path}.id`]: 'same',
  [`${path}.name`]: 'same',
  [`${path}.isin`]: 'same',
  [`${path}.ticker`]: 'same',
  [`${path}.status`]: 'same',
  ...quoteRules(path),
});
const NO_BOND: Rules = { '.bond': 'same' };
const BOND: Rules = {
  '.bond.couponType': 'same',
  '.bond.couponRate': 'same',
  '.bond.couponsPerYear': 'same',
  '.bond.issuedOn': 'same',
  '.bond.maturesOn': 'same',
  '.bond.faceValue': 'same',
  '.bond.amountIssued': 'same',
};

const instrumentPlaces = (path: string, terms: Rules): Place[] => [
  {
    url: `/api/${path}/`,
    rules: {
      ...instrumentRules(''),
      ...terms,
      '.kind': 'same',
      '.currency': 'same',
      '.isHidden': 'same',
      '.issuer.id': 'same',
      '.issuer.name': 'same',
      '.source': 'same',
      '.lastDay': 'same',
    },
  },
  { url: `/api/${path}/chart/`, payload: { ...YEAR, periodId: 0 }, rules: CHART },
];

/** All calls that show values, with the rule for each field. */
const same = (path: string, names: readonly string[]): Rules =>
  Object.fromEntries(names.map((name) => [`${path}.${name}`, 'same'] as const));

/** Prices have a common unit only within one contract; their unrounded twins are left out. */
function archiveRules(isOfOneContract: boolean): Rules {
  const fields = [...OPEN_COLUMNS, ...(isOfOneContract ? [] : ['unit']), ...VALUE_COLUMNS];
  return {
    ...PAGING,
    '.fields.*': 'same',
    '.masked': 'flag',
    ...same('.labels', fields),
    ...same('.units', [
      ...(isOfOneContract ? PRICE_COLUMNS : []),
      'change_percent',
      'volume',
      'open_interest',
      'open_interest_change',
    ]),
    ...same('.items.*', [...OPEN_COLUMNS, 'unit', 'expiry_id']),
    ...Object.fromEntries(VALUE_COLUMNS.map((name) => [`.items.*.${name}`, 'restricted'] as const)),
    ...Object.fromEntries(
      PRICE_COLUMNS.map((name) => [`.items.*.${name}.no_round`, 'absent'] as const),
    ),
  };
}

/** Of UDF: what an instrument is, which tells in what steps its value moves. */
const SYMBOL: Place = {
  url: '/api/udf/symbols?symbol=EUR/USD',
  rules: {
    ...Object.fromEntries(
      [
        'name',
        'ticker',
        'description',
        'type',
        'exchange',
        'listed_exchange',
        'session',
        'timezone',
        'format',
        'minmov',
        'has_intraday',
        'has_daily',
        'data_status',
        'has_weekly_and_monthly',
        'supported_resolutions.*',
        'visible_plots_set',
        'currency_code',
      ].map((field) => [`.${field}`, 'same']),
    ),
    '.pricescale': 'usual',
  },
};

export const PLACES: Place[] = [
  SYMBOL,
  ...[
    { contractId: 1 },
    { contractId: null, page: 2 },
    { contractId: 1, sort: 'expiry', order: 'asc' },
  ].map((part) => ({
    url: getDerivativesTable.path,
    payload: { dates: { from: '2026-09-01', to: '2026-11-13' }, exchangeId: 1, ...part },
    rules: archiveRules(part.contractId !== null),
  })),
  ...indexPlaces(INDEX),
  ...indexPlaces(PAIR),
  ...instrumentPlaces('bonds/10001', BOND),
  ...instrumentPlaces('stocks/2001', NO_BOND),
  ...instrumentPlaces('etf/3001', NO_BOND),
  {
    url: '/api/company/5/',
    rules: {
      ...instrumentRules('.instruments.*'),
      '.id': 'same',
      '.name': 'same',
      '.country': 'same',
      '.sector': 'same',
      '.status': 'same',
      '.source': 'same',
      '.leading.section': 'same',
      '.leading.id': 'same',
      '.instruments.*.section': 'same',
      '.total': 'same',
    },
  },
  ...['', '?measure=rates&search=bond', '?sort=name&lang=rus'].map((query) => ({
    url: `/api/indexes/${query}`,
    rules: {
      ...PAGING,
      ...indexRules('.items.*'),
      // No rate has a percentage, whoever the viewer is.
      '.items.*.quote.changePercent': query.includes('rates') ? 'same' : 'masked',
      '.items.*.sparkline.*': 'shape',
      '.measures.levels': 'same',
      '.measures.rates': 'same',
      '.categories.*.category': 'same',
      '.categories.*.count': 'same',
      '.count': 'same',
    } as const,
  })),
  ...['', '?search=usd&pairs=3,9', '?subregion=4&lang=rus'].map((query) => ({
    url: `/api/currencies/${query}`,
    rules: {
      ...PAGING,
      ...pairRules('.items.*'),
      ...pairRules('.selected.*'),
      '.subregions.*.id': 'same',
      '.subregions.*.title': 'same',
      '.subregions.*.count': 'same',
      '.count': 'same',
      '.sources.*': 'same',
    } as const,
  })),
  {
    url: '/api/bonds/10002/terms/',
    rules: {
      '.terms.coupon': 'same',
      '.terms.frequency': 'same',
      '.terms.dayCount': 'same',
      '.terms.issueDate': 'same',
      '.terms.maturityDate': 'same',
      '.settlementDate': 'same',
    },
  },
  // What follows from terms and a price that the caller names holds nothing to hide.
  {
    url: '/api/bonds/calculate/',
    payload: { bondId: 10_002, settlementDate: '2026-11-16', price: 99.5 },
    rules: Object.fromEntries(
      [
        'cleanPrice',
        'dirtyPrice',
        'accruedInterest',
        'yield',
        'macaulayDuration',
        'modifiedDuration',
        'convexity',
        'dv01',
        'currentYield',
        'outstanding',
        'isExCoupon',
        'cashFlows.*.date',
        'cashFlows.*.coupon',
        'cashFlows.*.principal',
        'cashFlows.*.presentValue',
      ].map((field) => [`.${field}`, 'same'] as const),
    ),
  },
  {
    url: '/api/symbols/yield/?symbol=ID:10002&price=99.5&settlement=2026-11-16',
    rules: { '.value': 'same' },
  },
  {
    url: '/api/symbols/price/?settlement=2026-11-16&maturity=2036-11-15&coupon=0.05&yield=0.04&frequency=2',
    rules: { '.value': 'same' },
  },
  // How close the mathematics came to published figures.
  {
    url: '/api/conformance/',
    rules: Object.fromEntries(
      [
        'version',
        'mathematics',
        ...[
          'suite',
          'source',
          'origin',
          'subject',
          'figure',
          'figureText',
          'requirement',
          'measure',
          'tolerance',
          'cases',
          'agreeing',
          'confirmed',
          'worst',
          'excepted',
          'skipped',
          'exceptions.*.reasons.*',
          'exceptions.*.sentences.*',
          'exceptions.*.cases',
          'exceptions.*.worst',
          'leftOut.*.reasons.*',
          'leftOut.*.sentences.*',
          'leftOut.*.cases',
        ].map((field) => `items.*.${field}`),
        ...[
          'id',
          'source',
          'inputs.*.name',
          'inputs.*.value',
          'figure',
          'figureText',
          'expected',
          'decimals',
          'ours',
        ].map((field) => `examples.*.${field}`),
      ].map((field) => [`.${field}`, 'same'] as const),
    ),
  },
];
