import {
  LAST_PAGE,
  USER_FILTERS,
  USER_SORTS,
  type UserFilter,
  type UserSort,
} from '../../../../contracts/admin/users.ts';

export const USERS_PATH = '/admin/users/';

/** What the list shows; all of it is in the URL. */
export interface ListView {
  readonly filter: UserFilter;
  readonly search: string;
  readonly sort: UserSort;
  readonly order: 'asc' | 'desc' | null;
  readonly page: number;
}

const MAX_SEARCH = 100;

/** Unknown values in a URL are ignored. */
export function readView(query: URLSearchParams): ListView {
  const order = query.get('order');
  const page = Number(query.get('page') ?? '1');
  return {
    filter: USER_FILTERS.find((filter) => filter === query.get('filter')) ?? 'all',
    search: (query.get('q') ?? '').slice(0, MAX_SEARCH),
    sort: USER_SORTS.find((sort) => sort === query.get('sort')) ?? 'email',
    order: order === 'asc' || order === 'desc' ? order : null,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** The URL of the list with changes; a changed filter starts at the first page. */
export function viewSearch(view: ListView, other: Partial<ListView> = {}): string {
  const { filter, search, sort, order, page } = { ...view, page: 1, ...other };
  const query = new URLSearchParams();
  if (filter !== 'all') query.set('filter', filter);
  if (search !== '') query.set('q', search);
  if (sort !== 'email') query.set('sort', sort);
  if (order !== null) query.set('order', order);
  if (page !== 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}
