import type { IndexMeasure, IndexSort, SortOrder } from '../../../contracts/indexes.ts';
import type { IndexCategory } from '../../../domain/index-category.ts';

/** What the address of the page says. */
export interface PageState {
  readonly measure: IndexMeasure;
  readonly category: IndexCategory | null;
  readonly search: string;
  readonly sort: IndexSort | null;
  readonly order: SortOrder;
  readonly page: number;
}

/** The server has accepted this address, so errors need no handling here. */
export function parseState(query: URLSearchParams): PageState {
  return {
    measure: query.get('measure') === 'rates' ? 'rates' : 'levels',
    category: query.get('category') as IndexCategory | null,
    search: query.get('search') ?? '',
    sort: query.get('sort') as IndexSort | null,
    order: query.get('order') === 'desc' ? 'desc' : 'asc',
    page: Number(query.get('page')) || 1,
  };
}

/** What differs from the usual list, in the order of the address. */
export function unusualFields(state: PageState): (readonly [string, string | number])[] {
  const { measure, category, search, sort, order, page } = state;
  return [
    ...(measure === 'levels' ? [] : [['measure', measure] as const]),
    ...(category === null ? [] : [['category', category] as const]),
    ...(search === '' ? [] : [['search', search] as const]),
    ...(sort === null ? [] : [['sort', sort] as const]),
    ...(sort === null || order === 'asc' ? [] : [['order', order] as const]),
    ...(page > 1 ? [['page', page] as const] : []),
  ];
}

/** Each state has one address: default values are left out of it. */
export function formatAddress(state: PageState): string {
  const parts = unusualFields(state).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return parts.length > 0 ? `/indexes/?${parts.join('&')}` : '/indexes/';
}

/** Another part of the list begins at its first page. */
export function withPart(
  state: PageState,
  part: Partial<Pick<PageState, 'measure' | 'category' | 'search'>>,
): PageState {
  return { ...state, ...part, page: 1 };
}

export function shownOrder(state: PageState, field: IndexSort): SortOrder | 'none' {
  return state.sort === field ? state.order : 'none';
}

/** Ascending, then descending, then the usual order. */
export function withNextOrder(state: PageState, field: IndexSort): PageState {
  const order = shownOrder(state, field);
  if (order === 'desc') return withOrder(state, field, null);
  return withOrder(state, field, order === 'asc' ? 'desc' : 'asc');
}

/** Another order begins at its first page; null means the usual order. */
export function withOrder(state: PageState, field: IndexSort, order: SortOrder | null): PageState {
  return { ...state, sort: order === null ? null : field, order: order ?? 'asc', page: 1 };
}
