import { ARCHIVE_SORTS } from '../../../contracts/derivatives/derivatives.ts';
import { addMonths, formatDay, parseDay } from '../../../domain/time/day.ts';
import type { Language } from '../../../domain/text/language.ts';
import { wireDay } from '../../forms/reader-format.ts';
import { wantedPage } from '../../shell/existing-page.ts';
import type { Contract, Exchange } from './load-archive.ts';

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

/** What an address chooses from what there is. */
export interface Choice {
  readonly exchange: Exchange;
  /** Null for all of them. */
  readonly contract: Contract | null;
  readonly usual: Pick<PageState, 'from' | 'to'>;
  /** As the fields show them: what can't be read stays as it was typed. */
  readonly typedDays: Pick<PageState, 'from' | 'to'>;
  readonly state: PageState;
}

export const ADDRESS = '/derivatives/';
/** Stands in the address for all contracts. */
export const ALL = 'all';
const USUAL_MONTHS = 3;

/** The three months up to the last day of which there are rows. */
function usualDates({
  firstDay,
  lastDay,
}: Pick<Exchange, 'firstDay' | 'lastDay'>): Pick<PageState, 'from' | 'to'> {
  const to = parseDay(lastDay ?? '') ?? 0;
  const from = Math.max(addMonths(to, -USUAL_MONTHS), parseDay(firstDay ?? '') ?? 0);
  return { from: formatDay(from), to: formatDay(to) };
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
function dayOr(text: string, usual: string): string {
  return parseDay(text) !== undefined ? text : usual;
}

export function readChoice(
  url: URL,
  exchange: Exchange,
  contracts: readonly Contract[],
  language: Language,
): Choice {
  const query = url.searchParams;
  const contractId = query.get('contractId');
  const contract =
    contractId === ALL
      ? null
      : (contracts.find(({ id }) => String(id) === contractId) ?? contracts[0] ?? null);
  const usual = usualDates(contract ?? exchange);
  const typed = (name: 'from' | 'to') =>
    wireDay((query.get(name) ?? '').slice(0, 40), language) || usual[name];
  const typedDays = { from: typed('from'), to: typed('to') };
  const state = {
    exchangeId: exchange.id,
    contractId: contract?.id ?? null,
    from: dayOr(typedDays.from, usual.from),
    to: dayOr(typedDays.to, usual.to),
    page: Number(wantedPage(url)),
    ...parseOrder(query),
  };
  return { exchange, contract, usual, typedDays, state };
}

function parseOrder(
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
