import type { RequestView } from '../../../../contracts/admin/operator-requests.ts';

export interface PageState {
  readonly view: RequestView;
  readonly page: number;
  /** The request whose row is open. */
  readonly opened: number | null;
}

/** The URL of a page of the list, with a row open or none. */
export function requestAddress(
  { view, page }: Pick<PageState, 'view' | 'page'>,
  opened: number | null,
): string {
  const query = new URLSearchParams({ state: view });
  if (page > 1) query.set('page', String(page));
  if (opened !== null) query.set('request', String(opened));
  return `/admin/requests/?${query}`;
}
