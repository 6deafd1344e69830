import { ARCHIVE_SORTS } from '../../../contracts/derivatives/derivatives.ts';
import { addMonths, formatDay, parseDay } from '../../../domain/time/day.ts';
import type { Language } from '../../../domain/text/language.ts';
import { wireDay } from '../../forms/reader-format.ts';
import { wantedPage } from '../../shell/existing-page.ts';
import type { Contract, Exchange } from './load-archive.ts';

export type ArchiveSort = (typeof ARCHIVE_SORTS)[number];
export type SortOrder = 'asc' | 'desc';

/** The page’s state as read from its URL, completed with defaults. */
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
  /** The month whose history is drawn; null for that of the first row. */
  readonly expiryId: number | null;
}

/** What the URL selects from the available contracts. */
export interface Choice {
  readonly exchange: Exchange;
  /** Null for all of them. */
  readonly contract: Contract | null;
  readonly usual: Pick<PageState, 'from' | 'to'>;
  /** As the fields show them; invalid dates stay as typed. */
  readonly typedDays: Pick<PageState, 'from' | 'to'>;
  readonly state: PageState;
}

export const ADDRESS = '/derivatives/';
/** Means “all contracts” in the URL. */
export const ALL = 'all';
const USUAL_MONTHS = 3;

/** The three months up to the last day with rows. */
function usualDates({
  firstDay,
  lastDay,
}: Pick<Exchange, 'firstDay' | 'lastDay'>): Pick<PageState, 'from' | 'to'> {
  const to = parseDay(lastDay ?? '') ?? 0;
  const from = Math.max(addMonths(to, -USUAL_MONTHS), parseDay(firstDay ?? '') ?? 0);
  return { from: formatDay(from), to: formatDay(to) };
}

/** The query fields of the state; default dates are left out. */
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

/** A change of rows goes back to the first page. */
export function withRows(
  state: PageState,
  part: Partial<Omit<PageState, 'page' | 'showsAllDigits'>>,
): PageState {
  return { ...state, ...part, page: 1 };
}

/** Another exchange has other contracts, so its first one is shown. */
export function exchangeAddress(exchangeId: number): string {
  return `${ADDRESS}?exchangeId=${exchangeId}`;
}

export function isReversed({ from, to }: Pick<PageState, 'from' | 'to'>): boolean {
  return from > to;
}

/** A valid date, or the default: an incomplete URL still shows something. */
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
