import { MAX_SELECTED_PAIRS, type PairRow } from '../../../contracts/currencies/currencies.ts';
import {
  CURRENCY_PERIOD_NAMES,
  type CurrencyPeriodName,
} from '../../../domain/currencies/currency-periods.ts';
import { parseDay } from '../../../domain/time/day.ts';

/** A period of a tab, or an arbitrary one. */
export type PairPeriod =
  | { readonly id: CurrencyPeriodName }
  | { readonly id: null; readonly begin: string; readonly end: string };

export function pairId(row: PairRow): number {
  return row['index_id.numeric'];
}

/** By pair; the chart of all pairs together has the number 0. */
export type PairPeriods = ReadonlyMap<number, PairPeriod>;
export const COMPARED = 0;

/** The page’s state as read from its URL. */
export interface PageState {
  readonly subregion: number | null;
  readonly search: string;
  readonly page: number;
  /** The pairs with charts; null means the first of the list, which the server chooses. */
  readonly pairs: readonly number[] | null;
  /** The periods that were chosen for charts; other charts begin with their first tab. */
  readonly periods: PairPeriods;
  /** All pairs in one chart, by percent. */
  readonly isCompared: boolean;
}

/** The server has accepted this URL, so errors need no handling here. */
export function parseState(query: URLSearchParams): PageState {
  const pairs = query.get('pairs');
  return {
    subregion: Number(query.get('subregion')) || null,
    search: query.get('search') ?? '',
    page: Number(query.get('page')) || 1,
    pairs:
      pairs === null
        ? null
        : [
            ...new Set(
              pairs
                .split(',')
                .map(Number)
                .filter((id) => id > 0),
            ),
          ],
    periods: parsePeriods(query.get('periods') ?? ''),
    isCompared: query.get('compare') === '1',
  };
}

/** `1:5Y,7:2026-01-01..2026-02-01`; invalid parts are left out. */
function parsePeriods(text: string): PairPeriods {
  return new Map(
    text
      .split(',')
      .slice(0, MAX_SELECTED_PAIRS + 1)
      .flatMap((part) => {
        const [, id = '', name = ''] = /^(0|[1-9]\d{0,8}):(.+)$/.exec(part) ?? [];
        const period = parsePeriod(name);
        return period ? [[Number(id), period] as const] : [];
      }),
  );
}

export function isPeriodName(name: string | null): name is CurrencyPeriodName {
  return CURRENCY_PERIOD_NAMES.some((each) => each === name);
}

function parsePeriod(name: string): PairPeriod | undefined {
  if (isPeriodName(name)) return { id: name };
  const [begin = '', end = ''] = name.split('..');
  const areDays = parseDay(begin) !== undefined && parseDay(end) !== undefined;
  return areDays ? { id: null, begin, end } : undefined;
}

/** Each state has one URL: defaults are left out. */
export function formatAddress(state: PageState): string {
  const { subregion, search, page, pairs, periods, isCompared } = state;
  const parts = [
    ...(subregion === null ? [] : [`subregion=${subregion}`]),
    ...(search === '' ? [] : [`search=${encodeURIComponent(search)}`]),
    ...(page > 1 ? [`page=${page}`] : []),
    ...(pairs === null ? [] : [`pairs=${pairs.join(',')}`]),
    ...(periods.size === 0 ? [] : [`periods=${[...periods].map(periodText).join(',')}`]),
    ...(isCompared ? ['compare=1'] : []),
  ];
  return parts.length > 0 ? `/currencies/?${parts.join('&')}` : '/currencies/';
}

function periodText([id, period]: readonly [number, PairPeriod]): string {
  return `${id}:${period.id ?? `${period.begin}..${period.end}`}`;
}

/** Only this sub-region, or none if it was chosen already. */
export function withSubregion(state: PageState, id: number | null): PageState {
  return { ...state, subregion: state.subregion === id ? null : id, page: 1 };
}

export function withSearch(state: PageState, search: string): PageState {
  return { ...state, search: search.trim(), page: 1 };
}

/** With other charts; the periods of charts that disappear are dropped. */
export function withPairs(state: PageState, pairs: readonly number[] | null): PageState {
  const kept = [...state.periods].filter(([id]) => id === COMPARED || pairs?.includes(id));
  return { ...state, pairs, periods: new Map(kept) };
}

export function withPeriod(state: PageState, id: number, period: PairPeriod): PageState {
  return { ...state, periods: new Map([...state.periods, [id, period]]) };
}

/** In the order of choice; null if there is no room for another chart. */
export function toggledPairs(selected: readonly number[], id: number): readonly number[] | null {
  if (selected.includes(id)) return selected.filter((each) => each !== id);
  return selected.length < MAX_SELECTED_PAIRS ? [...selected, id] : null;
}

const CHART_PARAMETERS = ['pairs', 'periods', 'compare'];

/**
 * True if two URLs of the page differ only in their charts: no request is needed then.
 */
export function differInChartsOnly(one: URL, other: URL): boolean {
  const [before, after] = [one.searchParams.get('pairs'), other.searchParams.get('pairs')];
  const isSaid = after !== null || before === null;
  return isSaid && withoutCharts(one) === withoutCharts(other) && one.search !== other.search;
}

function withoutCharts(url: URL): string {
  const query = new URLSearchParams(url.search);
  for (const name of CHART_PARAMETERS) query.delete(name);
  query.sort();
  return `${url.pathname}?${query}`;
}
