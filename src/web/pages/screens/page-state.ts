import { measureIn, writeScreen, type Screen } from '../../../domain/screens/screen-address.ts';
import { fieldsIn } from '../../../domain/screens/screen-changes.ts';
import {
  isGuardedField,
  SCREEN_KINDS,
  type ScreenKind,
} from '../../../domain/screens/screen-fields.ts';

/** The filters on a phone: a sheet over the page, opened by this hash. */
export const SHEET_ID = 'filters';

/** The fields drawn as distributions, in order. */
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

/** The fields in the bar before any other is chosen. */
export const BAR_FIELDS: Readonly<Record<ScreenKind, readonly string[]>> = {
  bonds: ['category', 'currency', 'country', 'sector', 'couponType', 'status'],
  stocks: ['currency', 'country', 'sector', 'venue', 'status'],
  etf: ['category', 'currency', 'venue', 'status'],
  indexes: ['measure', 'category', 'currency', 'text'],
  company: ['country', 'sector', 'issuerType', 'status'],
};

/** Only those of the current measure. */
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

/** The name of a list: indexes show levels or rates. */
export function listName(kind: ScreenKind, screen: Pick<Screen, 'choices'>): ScreenKind | 'rates' {
  return kind === 'indexes' && measureIn(screen) === 'rates' ? 'rates' : kind;
}

/** Only bonds have a map. */
export function hasMap(kind: ScreenKind): boolean {
  return kind === 'bonds';
}

/**
 * The position of a value among the edges: an index, with a fraction between two edges. Null is an
 * open end, as is anything before the first edge.
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

/**
 * The columns a phone shows first, most informative first; those already shown below the name come
 * last.
 */
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
/** A text column needs the width of two numeric ones; otherwise its rows get tall. */
const WIDE_ON_PHONES = new Set(
  'isin issuer country sector category venue seniority status issuerType'.split(' '),
);
/** So does a column with a title of this length. */
const LONG_WORD = 9;
const ROOM_OF_STEP = 3;

/** The columns besides the name in groups of a few; locked ones don't come first. */
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
