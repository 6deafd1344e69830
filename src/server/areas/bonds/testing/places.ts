import { EXAMPLE_BONDS, EXAMPLE_ISSUERS } from '../../../testing/example-bonds.ts';
import { masked, type Place, quoteRules, type Rules, same } from '../../../testing/place-rules.ts';
import { FIGURE_PLACES } from './figure-places.ts';

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

/** Endpoints for the bonds that `addExampleBonds` adds. */
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
    // Bonds of one government: the same with and without regard to ratings, so both lists can be
    // compared line by line.
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

/** Sections of a bond’s page, calculations, and the comparison with official figures. */
export const BOND_PLACES: Place[] = [
  ...FIGURE_PLACES,
  ...BOND_PARTS,
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
      // Only for inflation-linked bonds, which this bond isn't.
      '.indexation': 'same',
    },
  },
  // Results derived from the caller's own terms and price contain nothing to mask.
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
  // How closely the calculations match published figures.
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
