import { redirect } from 'react-router';
import { existingPage, lastPage } from '../../domain/text/paging.ts';

/** More pages than any list has; endpoints reject much larger numbers. */
const MANY_PAGES = 1_000_000;

/** The page number in the URL, limited to what endpoints accept. */
export function wantedPage({ searchParams }: URL, most = MANY_PAGES): string {
  return String(existingPage(Number(searchParams.get('page') ?? 1), most));
}

/** Redirects to the nearest existing page if the list has no such page. */
export function redirectToExistingPage(
  url: URL,
  { total, limit }: { total: number; limit: number },
): void {
  const wanted = url.searchParams.get('page');
  const page = existingPage(Number(wanted ?? 1), lastPage(total, limit));
  if (wanted === null || Number(wanted) === page) return;
  const query = new URLSearchParams(url.search);
  if (page > 1) query.set('page', String(page));
  else query.delete('page');
  // URLSearchParams encodes commas, but a list of pairs contains them unencoded.
  const search = query.toString().replaceAll('%2C', ',');
  throw redirect(url.pathname + (search && `?${search}`));
}
