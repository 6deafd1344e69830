import {
  INDEX,
  PAGING,
  PAIR,
  type Place,
  quoteRules,
  type Rules,
  TODAY,
  YEAR,
} from '../../../testing/place-rules.ts';

const indexRules = (path: string): Rules => ({
  [`${path}.id`]: 'same',
  [`${path}.name`]: 'same',
  [`${path}.ticker`]: 'same',
  [`${path}.category`]: 'same',
  ...quoteRules(path),
});

const GRAPHIC: Rules = {
  '.result': 'same',
  '.realtime': 'same',
  '.name': 'same',
  '.data.*.date.numeric': 'same',
  '.data.*.date': 'same',
  '.data.*.value': 'shape',
  '.masked': 'flag',
  '.locked': 'same',
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
  '.locked': 'same',
  '.graph_type': 'same',
  '.measure': 'same',
};

/** For a bond or a rate, not even a shape is shown. */
const lockedLine = (chart: Rules): Rules => ({
  ...Object.fromEntries(
    Object.entries(chart).map(([path, rule]) => [path, path.startsWith('.data') ? 'absent' : rule]),
  ),
  '.locked': 'flag',
});

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
      '.items.*.base': 'masked',
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

const STOCK: Rules = {
  '.bond': 'same',
  '.fund': 'same',
  '.share.sharesOutstanding': 'same',
  '.share.marketCap': 'masked',
};

const FUND: Rules = {
  '.bond': 'same',
  '.share': 'same',
  '.fund.expenseRatio': 'same',
  '.fund.netAssets': 'masked',
  '.fund.paysOut': 'same',
};

const BOND: Rules = {
  '.share': 'same',
  '.fund': 'same',
  '.bond.couponType': 'same',
  '.bond.couponRate': 'same',
  '.bond.couponsPerYear': 'same',
  '.bond.issuedOn': 'same',
  '.bond.maturesOn': 'same',
  '.bond.faceValue': 'same',
  '.bond.amountIssued': 'same',
  '.bond.seniority': 'same',
  '.bond.traits.*': 'same',
  '.bond.figi': 'same',
  '.bond.smallestLot': 'same',
};

const instrumentPlaces = (path: string, terms: Rules): Place[] => [
  {
    url: `/api/${path}/`,
    rules: {
      ...instrumentRules(''),
      ...terms,
      '.kind': 'same',
      '.currency': 'same',
      '.venue': 'same',
      '.isHidden': 'same',
      '.issuer.id': 'same',
      '.issuer.name': 'same',
      '.source': 'same',
      '.firstDay': 'same',
      '.lastDay': 'same',
    },
  },
  {
    url: `/api/${path}/chart/`,
    payload: { ...YEAR, periodId: 0 },
    rules: path.startsWith('bonds') ? lockedLine(CHART) : CHART,
  },
];

/** What pages of instruments and issuers show, and the list of indexes. */
export const INSTRUMENT_PLACES: Place[] = [
  ...indexPlaces(INDEX),
  ...indexPlaces(PAIR),
  // A bond with options, so it has a trait.
  ...instrumentPlaces('bonds/10036', BOND),
  ...instrumentPlaces('stocks/2001', STOCK),
  ...instrumentPlaces('etf/3001', FUND),
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
      // Rates have no percentage, for any viewer.
      '.items.*.quote.changePercent': query.includes('rates') ? 'same' : 'masked',
      '.items.*.sparkline.*': query.includes('rates') ? 'absent' : 'someShapes',
      '.measures.levels': 'same',
      '.measures.rates': 'same',
      '.categories.*.category': 'same',
      '.categories.*.count': 'same',
      '.count': 'same',
    } as const,
  })),
];
