import { measureIn, writeScreen, type Screen } from '../../../domain/screens/screen-address.ts';
import { fieldsIn } from '../../../domain/screens/screen-changes.ts';
import {
  isGuardedField,
  SCREEN_KINDS,
  type ScreenKind,
} from '../../../domain/screens/screen-fields.ts';

/** The filters on a phone: a sheet over the page, reached by this part of the address. */
export const SHEET_ID = 'filters';

/** The fields that are drawn as distributions, in their order. */
export const PANEL_FIELDS: Readonly<Record<ScreenKind, readonly string[]>> = {
  bonds: ['quality', 'yield', 'maturity', 'duration', 'amount'],
  stocks: ['size', 'price', 'dayChange', 'yearChange'],
  etf: ['size', 'cost', 'dayChange', 'yearChange'],
  indexes: [
    'price',
    'dayChange',
    'monthChange',
    'yearChange',
    'yield',
    'dayChangeBp',
    'monthChangeBp',
    'yearChangeBp',
  ],
  company: ['quality', 'bonds'],
};

/** The fields that stand in the bar before anybody has chosen any. */
export const BAR_FIELDS: Readonly<Record<ScreenKind, readonly string[]>> = {
  bonds: ['category', 'currency', 'country', 'sector', 'couponType', 'status'],
  stocks: ['currency', 'country', 'sector', 'venue', 'status'],
  etf: ['category', 'currency', 'venue', 'status'],
  indexes: ['measure', 'category', 'currency', 'text'],
  company: ['country', 'sector', 'issuerType', 'status'],
};

/** Those of the measure that is shown. */
export function panelFields(kind: ScreenKind, screen: Pick<Screen, 'choices'>): readonly string[] {
  const shown = new Set(fieldsIn(kind, screen).map(({ id }) => id));
  return PANEL_FIELDS[kind].filter((id) => shown.has(id));
}

export function formatAddress(kind: ScreenKind, screen: Screen): string {
  const query = writeScreen(screen);
  return query === '' ? `/${kind}/` : `/${kind}/?${query}`;
}

export function readKind(url: URL): ScreenKind {
  const name = url.pathname.split('/')[1];
  return SCREEN_KINDS.find((kind) => kind === name) ?? 'bonds';
}

/** What a list is called: that of indexes shows levels or rates. */
export function listName(kind: ScreenKind, screen: Pick<Screen, 'choices'>): ScreenKind | 'rates' {
  return kind === 'indexes' && measureIn(screen) === 'rates' ? 'rates' : kind;
}

/** Only bonds lie on a map. */
export function hasMap(kind: ScreenKind): boolean {
  return kind === 'bonds';
}

/**
 * Where a value lies among edges: by index, between two of them by a fraction. Null is an open end,
 * and so is what lies before the first edge.
 */
export function edgePlace(edges: readonly string[], value: string | null): number | null {
  if (value === null) return null;
  const at = edges.indexOf(value);
  if (at >= 0) return at;
  const wanted = measure(value);
  const next = edges.findIndex((edge) => measure(edge) > wanted);
  if (next === 0 || edges.length === 0) return null;
  if (next < 0) return edges.length - 1;
  const [low, high] = [measure(edges[next - 1]!), measure(edges[next]!)];
  return next - 1 + (wanted - low) / (high - low);
}

/** A decimal or a day as a number to compare. */
function measure(value: string): number {
  return /^\d{4}-/.test(value) ? Date.parse(value) : Number(value);
}

/** What a phone shows first, the most telling first; what stands below the name comes last. */
const FIRST_ON_PHONES = [
  'price',
  'yield',
  'spread',
  'dayChange',
  'dayChangeBp',
  'duration',
  'rating',
  'amount',
];
const LAST_ON_PHONES = new Set(['currency', 'coupon', 'maturity', 'ticker', 'country', 'isin']);
/** A column of words needs the room of two of numbers, or its rows become tall. */
const WIDE_ON_PHONES = new Set(
  'isin issuer country sector category venue seniority status issuerType'.split(' '),
);
/** So does one whose heading has a word of this length. */
const LONG_WORD = 9;
const ROOM_OF_STEP = 3;

/** The columns besides the name in steps of a few; locked ones are no way to begin. */
export function phoneSteps(
  ids: readonly string[],
  { isMasked, kind, title }: { isMasked: boolean; kind: ScreenKind; title: (id: string) => string },
): readonly (readonly string[])[] {
  const weight = (id: string) => {
    if (isMasked && isGuardedField(kind, id)) return 2;
    const first = FIRST_ON_PHONES.indexOf(id);
    if (first >= 0) return first - FIRST_ON_PHONES.length;
    return LAST_ON_PHONES.has(id) ? 1 : 0;
  };
  const ordered = ids.filter((id) => id !== 'name').toSorted((a, b) => weight(a) - weight(b));
  const steps: string[][] = [];
  let room = 0;
  for (const id of ordered) {
    const isLong = title(id)
      .split(/[\s-]/)
      .some((word) => word.length > LONG_WORD);
    const needed = isLong || WIDE_ON_PHONES.has(id) ? 2 : 1;
    if (needed > room) {
      steps.push([]);
      room = ROOM_OF_STEP;
    }
    steps.at(-1)!.push(id);
    room -= needed;
  }
  return steps;
}
