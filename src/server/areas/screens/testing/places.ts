import { EXAMPLE_BONDS } from '../../../testing/example-bonds.ts';
import { masked, PAGING, type Place, type Rules, same } from '../../../testing/place-rules.ts';

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

/** The tiny market only has a year of indexes, and bonds have no longer changes. */
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

export const SCREEN_PLACES: Place[] = [
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
      // Nothing is converted here, for any viewer.
      ...same('.items.*', [...SCREEN_TERMS, ...SCREEN_VALUES, 'converted', 'rateDay']),
      ...masked(
        '.items.*',
        BOND_VALUES.filter((name) => name !== 'converted'),
      ),
      '.items.*.decimals': 'usual',
    },
  },
];
