import { EXAMPLE_BONDS } from '../../../testing/example-bonds.ts';
import { type Place, quoteRules, type Rules } from '../../../testing/place-rules.ts';

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
      '.items.*.timesAYear',
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

/** For a bond whose figures rest on assumptions, such as holidays that aren't published yet. */
const ASSUMED: Rules = { '.items.*.assumptions.*': 'same' };

/** Which workout is the worst reveals on which side of a call price the bond trades. */
const FIGURES_TO_WORST: Rules = {
  ...FIGURES,
  '.items.*.workout': 'null',
  '.items.*.workoutDate': 'null',
  '.items.*.workoutPrice': 'null',
  '.workouts.*.isWorst': 'null',
};

/** For a bond of a kind: terms are public, figures derived from a price aren't. */
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

/** It has no spread to a curve, and its figures rest on assumptions. */
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

/** Nothing accrues, and no values of the previous day are stored. */
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

/** That it has no figures is public knowledge. */
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

/** Analytics of bonds of each kind. */
export const FIGURE_PLACES: Place[] = [
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
    // For single calls, no previous day is stored.
    rules: { ...FIGURES, '.items.*.change': 'same', '.workouts.*.isWorst': 'null' },
  },
];
