import {
  getDerivativesTable,
  OPEN_COLUMNS,
  PRICE_COLUMNS,
  VALUE_COLUMNS,
} from '../../contracts/derivatives/derivatives.ts';
import { EXAMPLE_BONDS, EXAMPLE_ISSUERS } from './example-bonds.ts';

/**
 * What a viewer who may not see values gets of a field, compared with one who may: the same, `***`,
 * `***` for what nothing in the market of tests has, `***` or the notice of TBL-10,
 * whole numbers from 0 to 100, the same where rates beside have no line, nothing at all, a null, the usual two decimals
 * (or hundredths), or that the answer is masked.
 */
export type Rule =
  | 'same'
  | 'masked'
  | 'unknown'
  | 'restricted'
  | 'shape'
  | 'someShapes'
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
  [`${path}.quote.isStale`]: 'same',
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
/** Of a bond or a rate not even a shape is shown. */
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

const FIGURES: Rules = {
  ...quoteRules(''),
  ...Object.fromEntries(
    [
      '.isOver',
      '.isDefaulted',
      '.settlementDays',
      '.settlementDate',
      '.outstanding',
      '.workout',
      '.workouts.*.kind',
      '.workouts.*.date',
      '.workouts.*.price',
      '.workouts.*.choice',
      '.workouts.*.isWorst',
      '.items.*.figure',
      '.items.*.priceKind',
      '.items.*.priceDay',
      '.items.*.settlementDate',
      '.items.*.compounding',
      '.items.*.dayCount',
      '.items.*.curve',
      '.items.*.indexName',
      '.items.*.calendarUntil',
      '.items.*.workout',
      '.items.*.workoutDate',
      '.items.*.workoutPrice',
      '.items.*.curve.id',
      '.items.*.curve.country',
      '.items.*.curve.day',
      '.accrual.interest',
      '.accrual.settlementDate',
      '.accrual.dayCount',
      '.accrual.from',
      '.accrual.to',
      '.accrual.paidOn',
      '.accrual.days',
      '.accrual.periodDays',
      '.accrual.isFlat',
      '.accrual.isExCoupon',
      '.kind.floater',
      '.kind.bill',
      '.kind.linker',
      '.kind.defaulted',
    ].map((path) => [path, 'same'] as const),
  ),
  '.items.*.value': 'masked',
  '.items.*.change': 'masked',
  '.items.*.price': 'masked',
  '.items.*.curve.yield': 'masked',
  '.workouts.*.yield': 'masked',
  '.workouts.*.spread': 'masked',
  '.workouts.*.duration': 'masked',
  '.workouts.*.convexity': 'masked',
  '.workouts.*.dv01': 'masked',
};

/** Of a bond that takes something for granted, such as holidays that aren't published yet. */
const ASSUMED: Rules = { '.items.*.assumptions.*': 'same' };

/** Which of its ends is the worst tells on which side of a call's price the bond is. */
const FIGURES_TO_WORST: Rules = {
  ...FIGURES,
  '.items.*.workout': 'null',
  '.items.*.workoutDate': 'null',
  '.items.*.workoutPrice': 'null',
  '.workouts.*.isWorst': 'null',
};

/** A bond of a kind: terms are told to everybody, what follows from a price to nobody else. */
function figuresOfKind(kind: string, terms: readonly string[], values: readonly string[]): Rules {
  return {
    ...Object.fromEntries(
      Object.entries(FIGURES).filter(
        ([path]) => !path.startsWith('.items.*.curve.') && path !== `.kind.${kind}`,
      ),
    ),
    ...Object.fromEntries(terms.map((name) => [`.kind.${kind}.${name}`, 'same'] as const)),
    ...Object.fromEntries(values.map((name) => [`.kind.${kind}.${name}`, 'masked'] as const)),
  };
}

/** It has no spread to a curve, and takes something for granted. */
const FIGURES_OF_FLOATER: Rules = {
  ...figuresOfKind(
    'floater',
    [
      'indexName',
      'quotedMargin',
      'indexRate',
      'resetRate',
      'resetDate',
      'isFixed',
      'nextResetDate',
      'nextFixingDate',
      'isOvernight',
      'curve.id',
      'curve.country',
      'curve.day',
    ],
    ['rateDuration', 'spreadDuration', 'rateDv01', 'spreadDv01', 'forwardMargin'],
  ),
  ...ASSUMED,
};
const FIGURES_OF_LINKER: Rules = {
  ...figuresOfKind(
    'linker',
    [
      'indexName',
      'settlementDate',
      'indexRatio',
      'ratioDate',
      'referenceIndex',
      'baseIndex',
      'lagMonths',
      'hasDeflationFloor',
      'inflation',
      'isFloorReached',
    ],
    ['nominalYield', 'moneyPrice', 'moneyToPay'],
  ),
  '.workouts.*.spread': 'same',
  ...ASSUMED,
};
/** Nothing accrues, and of the day before nothing is stored. */
const FIGURES_OF_BILL: Rules = {
  ...withoutAccrual(
    figuresOfKind(
      'bill',
      ['days', 'dayCount', 'isCompounded'],
      ['discountRate', 'moneyMarketYield', 'bondEquivalentYield', 'annualYield'],
    ),
  ),
  '.items.*.change': 'same',
  '.workouts.*.spread': 'same',
};
/** That it has no figures is no secret. */
const FIGURES_IN_DEFAULT: Rules = {
  ...figuresOfKind(
    'defaulted',
    ['since', 'claim', 'accrued', 'recovery', 'months'],
    ['impliedRecovery', 'totalReturn', 'annualReturn'],
  ),
  '.items.*.value': 'same',
  '.items.*.change': 'same',
  '.workouts.*.spread': 'same',
  ...Object.fromEntries(
    ['yield', 'duration', 'convexity', 'dv01'].map(
      (name) => [`.workouts.*.${name}`, 'unknown'] as const,
    ),
  ),
};

function withoutAccrual(rules: Rules): Rules {
  const others = Object.entries(rules).filter(([path]) => !path.startsWith('.accrual.'));
  return { ...Object.fromEntries(others), '.accrual': 'same' };
}

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

const CURVE_FACTS = ['id', 'name', 'country', 'currency', 'origin', 'isBenchmark', 'source'];
const CURVE_RATES = ['2y', '5y', '10y', '30y'].flatMap((tenor) => [
  `rate${tenor}`,
  `change${tenor}`,
]);
const masked = (path: string, names: readonly string[]): Rules =>
  Object.fromEntries(names.map((name) => [`${path}.${name}`, 'masked'] as const));

const CURVE_PLACES: Place[] = [
  {
    url: '/api/curves/',
    rules: {
      ...same('.items.*', [...CURVE_FACTS, 'bonds', 'lastDay']),
      ...masked('.items.*', [...CURVE_RATES, 'slope']),
      '.items.*.line.*': 'absent',
      '.masked': 'flag',
    },
  },
  ...['par', 'zero', 'forward'].map((kind) => ({
    url: `/api/curves/1/?kind=${kind}&date=2026-11-12&compare=2026-10-01,2,99999&wrong=skip`,
    rules: {
      ...same('', [...CURVE_FACTS, 'allowsFiles', 'firstDay', 'lastDay', 'kind']),
      '.masked': 'flag',
      ...same('.ignored.*', ['field', 'text', 'reason']),
      ...same('.lines.*', [
        'key',
        'curveId',
        'name',
        'currency',
        'asked',
        'day',
        'previousDay',
        'compounding',
        'bonds',
        'longest',
        'times.*',
      ]),
      ...masked('.lines.*', [
        'error',
        ...['beta0', 'beta1', 'beta2', 'beta3', 'tau1', 'tau2'].map((name) => `parameters.${name}`),
      ]),
      '.lines.*.values.*': 'absent',
      ...same('.rates.*', ['line', 'curveId', 'name', 'day', 'tenor', 'years']),
      ...masked('.rates.*', ['rate', 'change', 'difference']),
    } as const satisfies Rules,
  })),
  {
    url: '/api/curves/1/bonds/?date=2026-11-12',
    rules: {
      '.day': 'same',
      '.workout': 'same',
      ...same('.items.*', ['id', 'name', 'isin', 'couponType', 'maturesOn', 'years']),
      '.items.*.yield': 'masked',
    },
  },
];

const homeClose = (path: string): Rules => ({
  ...same(path, ['id', 'name', 'currency', 'lastDay', 'isStale']),
  ...masked(path, ['price', 'dayChange']),
  [`${path}.decimals`]: 'usual',
});
const homeBond = (path: string): Rules => ({
  ...homeClose(path),
  ...same(path, ['issued', 'couponType', 'maturity', 'amount']),
  ...masked(path, ['rating', 'yield', 'duration', 'spread']),
});
const homeShare = (path: string): Rules => ({
  ...homeClose(path),
  [`${path}.ticker`]: 'same',
  [`${path}.line.*`]: 'shape',
});
const homeFund = (path: string): Rules => ({
  ...homeShare(path),
  ...same(path, ['category', 'cost']),
  [`${path}.size`]: 'masked',
});
const homeQuoted = (path: string, name: string): Rules => ({
  ...same(path, ['id', 'name', name]),
  ...quoteRules(path),
  [`${path}.line.*`]: 'shape',
});
/** Rankings are not there at all for those who may not see what they are made by. */
const absent = (rules: Rules): Rules =>
  Object.fromEntries(Object.keys(rules).map((path) => [path, 'absent'] as const));

const HOME: Place = {
  url: '/api/home/',
  rules: {
    '.masked': 'flag',
    '.today': 'same',
    ...same('.counts', [
      'bonds',
      'stocks',
      'etf',
      'indexes',
      'rates',
      'company',
      'currencies',
      'curves',
    ]),
    ...absent(same('.breadth.*', ['kind', 'day', 'rising', 'unchanged', 'falling'])),
    ...Object.fromEntries(
      ['yields', 'shares', 'leader', 'leaderChange', 'day'].map((name) => [
        `.headline.${name}`,
        'null',
      ]),
    ),
    '.pairs.sources.*': 'same',
    ...homeQuoted('.pairs.leading.*', 'ticker'),
    ...absent(homeQuoted('.pairs.moved.*', 'ticker')),
    '.indexes.sources.*': 'same',
    ...homeQuoted('.indexes.leading.*', 'category'),
    ...homeQuoted('.indexes.rates.*', 'category'),
    // Rates have none, for anybody.
    '.indexes.rates.*.quote.changePercent': 'same',
    '.indexes.rates.*.line.*': 'absent',
    ...same('.yields.*', ['curveId', 'country', 'name', 'day', 'source']),
    ...masked('.yields.*', ['rate', 'change', 'spread', 'slope']),
    '.yields.*.line.*': 'absent',
    ...same('.bonds', ['day', 'sources.*', 'workout', 'among']),
    '.map.workout': 'same',
    ...homeBond('.bonds.leading.*'),
    ...homeBond('.bonds.newest.*'),
    ...absent(homeBond('.bonds.moved.*')),
    ...absent(homeBond('.bonds.highest.*')),
    '.map.currency': 'same',
    ...absent(
      same('.map', [
        'curve.*',
        ...['band', 'bonds', 'yield', 'duration', 'spread', 'points.*'].map(
          (name) => `bands.*.${name}`,
        ),
      ]),
    ),
    ...same('.stocks', ['day', 'sources.*', 'among']),
    ...homeShare('.stocks.leading.*'),
    ...absent(homeShare('.stocks.rising.*')),
    ...absent(homeShare('.stocks.falling.*')),
    ...same('.etf', ['day', 'sources.*']),
    ...homeFund('.etf.leading.*'),
    ...absent(homeFund('.etf.largest.*')),
    ...same('.week', ['among', 'days.*.day', 'days.*.count']),
    ...same('.week.days.*.items.*', ['kind', 'id', 'name', 'currency', 'amount', 'percent']),
  },
};

/** A bond in a list of bonds. */
const listedRules = (path: string): Rules => ({
  ...same(path, [
    'id',
    'name',
    'isin',
    'issuerId',
    'currency',
    'status',
    'couponType',
    'couponRate',
    'indexName',
    'indexMargin',
    'seniority',
    'isGreen',
    'maturesOn',
    'isDefaulted',
    'callOn',
    'amount',
    'figuresOn',
  ]),
  [`${path}.rating.notch`]: 'null',
  [`${path}.rating.grade`]: 'masked',
  ...quoteRules(path),
  [`${path}.yield`]: 'masked',
  [`${path}.duration`]: 'masked',
  [`${path}.spread`]: 'masked',
  ...masked(path, ['workout', 'workoutOn', 'maturityYield', 'maturityDuration', 'maturitySpread']),
});
const CURVES: Rules = {
  ...same('.curves.*', ['id', 'country', 'currency', 'day']),
  '.curves.*.points.*.duration': 'absent',
  '.curves.*.points.*.yield': 'absent',
};

const RATINGS: Rules = {
  ...same('.items.*', ['of', 'agency', 'scale']),
  '.items.*.grade': 'masked',
  ...Object.fromEntries(
    ['notch', 'outlook', 'ratedOn', 'action', 'previousGrade', 'previousOutlook'].flatMap(
      (name) => [
        [`.items.*.${name}`, 'null'],
        [`.history.*.${name}`, 'absent'],
      ],
    ),
  ),
  ...Object.fromEntries(
    ['of', 'agency', 'scale', 'grade'].map((name) => [`.history.*.${name}`, 'absent'] as const),
  ),
  '.composite.issuer.notch': 'null',
  '.composite.issuer.grade': 'masked',
  '.sources.*': 'same',
};

/** Of the bonds that `addExampleBonds` adds. */
const BOND_PARTS: Place[] = [
  {
    url: `/api/bonds/${EXAMPLE_BONDS.bond}/cash-flows/`,
    rules: {
      ...same('.items.*', ['date', 'coupon', 'principal', 'left', 'status']),
      ...same('', ['currency', 'faceValue', 'couponsPerYear', 'source']),
      ...same('', ['isFloating', 'isLinked', 'isPerpetual']),
    },
  },
  {
    url: `/api/bonds/${EXAMPLE_BONDS.bond}/key-terms/`,
    rules: {
      ...same('', [
        'id',
        'issuer.id',
        'issuer.name',
        'issuer.country',
        'issuer.sector',
        'guarantor.id',
        'guarantor.name',
        'seniority',
        'couponType',
        'couponRate',
        'couponsPerYear',
        'indexName',
        'indexMargin',
        'indexRatio',
        'couponDays.*',
        'dayCount',
        'businessDays',
        'calendars.*.name',
        'calendars.*.title',
        'calendars.*.source',
        'calendars.*.certainUntil',
        'calendars.*.isJudged',
        'settlementDays',
        'exCouponDays',
        'flatFrom',
        'isin',
        'figi',
        'currency',
        'issuedOn',
        'issuePrice',
        'maturesOn',
        'faceValue',
        'smallestLot',
        'amountIssued',
        'amountOutstanding',
        'governingLaw',
        'listing',
        'venue',
        'isGreen',
        'calls.*.date',
        'calls.*.price',
        'calls.*.isPast',
        'repayments.*.date',
        'repayments.*.share',
        'repayments.*.left',
        'pricedOn',
        'source',
      ]),
      '.calls.*.yield': 'masked',
      '.calls.*.duration': 'masked',
    },
  },
  {
    // The bonds of one government: they are the same with and without regard to ratings, so both
    // lists can be compared line by line.
    url: '/api/bonds/10052/comparables/',
    rules: {
      ...listedRules('.items.*'),
      '.items.*.difference': 'masked',
      ...same('.choice', ['currency', 'category', 'maturesFrom', 'maturesTo']),
      '.choice.bestGrade': 'null',
      '.choice.worstGrade': 'null',
      ...CURVES,
      '.sources.*': 'same',
    },
  },
  {
    url: `/api/bonds/${EXAMPLE_BONDS.bond}/ratings/`,
    rules: { ...RATINGS, '.composite.bond.notch': 'null', '.composite.bond.grade': 'masked' },
  },
  {
    url: '/api/company/12/ratings/',
    rules: { ...RATINGS, '.composite.bond': 'same' },
  },
  {
    url: `/api/company/${EXAMPLE_ISSUERS.issuer}/bonds/`,
    rules: {
      ...listedRules('.items.*'),
      ...same('.due.*', ['bondId', 'currency', 'year', 'amount']),
      '.total': 'same',
      ...CURVES,
      '.sources.*': 'same',
    },
  },
  {
    url: `/api/bonds/by-number/?ids=${EXAMPLE_BONDS.bond},${EXAMPLE_BONDS.peers[0]}`,
    rules: { ...listedRules('.items.*'), ...CURVES },
  },
];

const SCREEN_TERMS = [
  'id',
  'name',
  'isin',
  'ticker',
  'issuerId',
  'issuer',
  'country',
  'currency',
  'sector',
  'issuerType',
  'category',
  'status',
  'venue',
  'couponType',
  'coupon',
  'issued',
  'maturity',
  'seniority',
  'options.*',
  'amount',
  'denomination',
  'cost',
  'bonds',
  'stocks',
  'lastTrade',
  'isStale',
  'measure',
  'unit',
  'isRealtime',
];
const WORKOUT_VALUES = [
  'workoutKind',
  'workout',
  'maturityYield',
  'maturityDuration',
  'maturitySpread',
];
const SCREEN_VALUES = [
  'price',
  'dayChange',
  'monthChange',
  'yearChange',
  'dayChangeBp',
  'monthChangeBp',
  'yearChangeBp',
  'monthBase',
  'yearBase',
  'yield',
  'duration',
  'spread',
  ...WORKOUT_VALUES,
  'rating',
  'size',
];

/** A list with the values that its rows have; only bonds have options, and issuers have no line. */
function screenPlace(
  path: string,
  values: readonly string[],
  without: readonly string[],
  unknown: readonly string[] = [],
): Place {
  const hasMoney = values.includes('converted');
  const rules: Rules = {
    ...PAGING,
    ...same('', ['all', 'next', 'previous', 'asOf', 'sources.*']),
    '.masked': 'flag',
    ...same('.items.*', [...SCREEN_TERMS, ...SCREEN_VALUES, 'converted', 'rateDay']),
    ...(hasMoney
      ? { ...same('.money', ['currency', 'isOwn']), '.items.*.rateDay': 'null' as const }
      : same('', ['money'])),
    ...masked('.items.*', values),
    ...Object.fromEntries(unknown.map((name) => [`.items.*.${name}`, 'unknown'] as const)),
    '.items.*.decimals': 'usual',
    '.items.*.line.*': /bonds|rates/.test(path) ? 'absent' : 'shape',
  };
  return {
    url: `/api/screens/${path}`,
    rules: Object.fromEntries(Object.entries(rules).filter(([field]) => !without.includes(field))),
  };
}

const OPTIONS = '.items.*.options.*';
/** The tiny market has a year of indexes only, and bonds have no longer changes. */
const PRICED = ['price', 'dayChange', 'monthChange'];
const BOND_VALUES = [
  'price',
  'dayChange',
  'yield',
  'duration',
  'spread',
  ...WORKOUT_VALUES,
  'rating',
  'converted',
];
const SCREEN_PLACES: Place[] = [
  screenPlace('bonds/', BOND_VALUES, []),
  screenPlace('bonds/?currency=USD,EUR&sort=-coupon&options=call', BOND_VALUES, []),
  screenPlace(
    'stocks/?sort=name&lang=deu',
    [...PRICED, 'size', 'converted'],
    [OPTIONS],
    ['yearChange'],
  ),
  screenPlace('etf/', [...PRICED, 'size', 'converted'], [OPTIONS], ['yearChange']),
  screenPlace('indexes/', [...PRICED, 'yearChange', 'monthBase', 'yearBase'], [OPTIONS]),
  screenPlace(
    'indexes/?measure=rates',
    ['yield', 'dayChangeBp', 'monthChangeBp', 'monthBase'],
    [OPTIONS],
    ['yearChangeBp', 'yearBase'],
  ),
  screenPlace('company/', ['rating'], [OPTIONS, '.items.*.line.*']),
  {
    url: `/api/screens/bonds/rows/?ids=${EXAMPLE_BONDS.bond},${EXAMPLE_BONDS.peers[0]}`,
    rules: {
      // Nothing is converted here, for nobody.
      ...same('.items.*', [...SCREEN_TERMS, ...SCREEN_VALUES, 'converted', 'rateDay']),
      ...masked(
        '.items.*',
        BOND_VALUES.filter((name) => name !== 'converted'),
      ),
      '.items.*.decimals': 'usual',
    },
  },
];

/** All calls that show values, with the rule for each field. */
export const PLACES: Place[] = [
  HOME,
  ...BOND_PARTS,
  ...CURVE_PLACES,
  ...SCREEN_PLACES,
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
  // One with options: it has a trait.
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
      // No rate has a percentage, whoever the viewer is.
      '.items.*.quote.changePercent': query.includes('rates') ? 'same' : 'masked',
      '.items.*.sparkline.*': query.includes('rates') ? 'absent' : 'someShapes',
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
  ...[10_001, 10_002].map((id) => ({
    url: `/api/bonds/${id}/figures/`,
    rules: { ...FIGURES, ...ASSUMED },
  })),
  { url: '/api/bonds/10010/figures/', rules: FIGURES_OF_FLOATER },
  { url: '/api/bonds/10060/figures/?inflation=3', rules: FIGURES_OF_LINKER },
  { url: `/api/bonds/${EXAMPLE_BONDS.bill}/figures/`, rules: FIGURES_OF_BILL },
  { url: '/api/bonds/10014/figures/?recovery=50&months=12', rules: FIGURES_IN_DEFAULT },
  { url: `/api/bonds/${EXAMPLE_BONDS.bond}/figures/`, rules: FIGURES_TO_WORST },
  {
    url: `/api/bonds/${EXAMPLE_BONDS.bond}/figures/?workout=call`,
    // Of single calls no day before is kept.
    rules: { ...FIGURES, '.items.*.change': 'same', '.workouts.*.isWorst': 'null' },
  },
  {
    url: '/api/bonds/10002/terms/',
    rules: {
      '.terms.coupon': 'same',
      '.terms.frequency': 'same',
      '.terms.dayCount': 'same',
      '.terms.issueDate': 'same',
      '.terms.maturityDate': 'same',
      '.terms.businessDayRule': 'same',
      '.settlementDate': 'same',
      ...same('.calendar', ['names.*', 'certainUntil', 'weekend.*', 'holidays.*']),
      // Of linkers, which this bond isn't.
      '.indexation': 'same',
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
        'nominalBasis',
        'outstanding',
        'isExCoupon',
        'cashFlows.*.date',
        'cashFlows.*.coupon',
        'cashFlows.*.principal',
        'cashFlows.*.presentValue',
        'cashFlows.*.ofOriginal.coupon',
        'cashFlows.*.ofOriginal.principal',
        'workout.kind',
        'workout.date',
        'workout.price',
        'assumptions.*',
        'settlementDate',
        'calendar.names.*',
        'calendar.certainUntil',
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
          'aside',
          'skipped',
          'exceptions.*.reasons.*',
          'exceptions.*.sentences.*',
          'exceptions.*.cases',
          'exceptions.*.worst',
          'exceptions.*.confirmed',
          'exceptions.*.example.row',
          'exceptions.*.example.expected',
          'exceptions.*.example.ours',
          'conventions.*.reasons.*',
          'conventions.*.sentences.*',
          'conventions.*.cases',
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
  {
    url: '/api/conformance/rows/?suite=excel&subject=TBILLEQ&figure=bill_yield',
    rules: Object.fromEntries(
      ['kind', 'file', 'row', 'reasons'].map((field) => [`.items.*.${field}`, 'same'] as const),
    ),
  },
];
