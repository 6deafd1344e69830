import { ARCHIVE_SORTS } from '../../../contracts/derivatives.ts';
import { addMonths, formatDay, parseDay } from '../../../domain/day.ts';

export type ArchiveSort = (typeof ARCHIVE_SORTS)[number];
export type SortOrder = 'asc' | 'desc';

/** What the address of the page says, completed by what is usual. */
export interface PageState {
  readonly exchangeId: number;
  /** Null for all contracts of the exchange. */
  readonly contractId: number | null;
  readonly from: string;
  readonly to: string;
  readonly sort: ArchiveSort;
  readonly order: SortOrder;
  readonly page: number;
  readonly showsAllDigits: boolean;
  /** The month whose history is drawn; null for the first row's. */
  readonly expiryId: number | null;
}

export const ADDRESS = '/derivatives/';
/** Stands in the address for all contracts. */
export const ALL = 'all';
const USUAL_MONTHS = 3;

/** The three months up to the last day of which there are rows. */
export function usualDates(lastDay: string | null): Pick<PageState, 'from' | 'to'> {
  const to = parseDay(lastDay ?? '') ?? 0;
  return { from: formatDay(addMonths(to, -USUAL_MONTHS)), to: formatDay(to) };
}

/** Fields of the query that are no part of what is usual. */
export function chosenFields(
  state: PageState,
  usual: Pick<PageState, 'from' | 'to'>,
): (readonly [string, string | number])[] {
  const { exchangeId, contractId, from, to, sort, order, page, expiryId } = state;
  return [
    ['exchangeId', exchangeId],
    ['contractId', contractId ?? ALL],
    ...(from === usual.from && to === usual.to
      ? []
      : ([
          ['from', from],
          ['to', to],
        ] as const)),
    ...(sort === 'date' ? [] : [['sort', sort] as const]),
    ...(order === 'desc' ? [] : [['order', order] as const]),
    ...(state.showsAllDigits ? [['no_round', 1] as const] : []),
    ...(expiryId === null ? [] : [['expiryId', expiryId] as const]),
    ...(page > 1 ? [['page', page] as const] : []),
  ];
}

export function formatAddress(state: PageState, usual: Pick<PageState, 'from' | 'to'>): string {
  const parts = chosenFields(state, usual).map(([name, value]) => `${name}=${value}`);
  return `${ADDRESS}?${parts.join('&')}`;
}

/** Other rows begin at the first page. */
export function withRows(
  state: PageState,
  part: Partial<Omit<PageState, 'page' | 'showsAllDigits'>>,
): PageState {
  return { ...state, ...part, page: 1 };
}

/** Another exchange has other contracts: the address says nothing of them, so the first is shown. */
export function exchangeAddress(exchangeId: number): string {
  return `${ADDRESS}?exchangeId=${exchangeId}`;
}

export function isReversed({ from, to }: Pick<PageState, 'from' | 'to'>): boolean {
  return from > to;
}

/** A day that exists, or what is usual: a half-typed address still shows something. */
export function dayOr(text: string | null, usual: string): string {
  return text !== null && parseDay(text) !== undefined ? text : usual;
}

export function parseOrder(
  query: URLSearchParams,
): Pick<PageState, 'sort' | 'order' | 'showsAllDigits' | 'expiryId'> {
  const sort = query.get('sort');
  return {
    sort: ARCHIVE_SORTS.find((each) => each === sort) ?? 'date',
    order: query.get('order') === 'asc' ? 'asc' : 'desc',
    showsAllDigits: query.get('no_round') === '1',
    expiryId: Number(query.get('expiryId')) || null,
  };
}
