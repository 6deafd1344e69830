import { redirect, type RouterContextProvider } from 'react-router';
import { getMergedInto } from '../../contracts/instruments/merged.ts';
import { pageContext } from '../page-context.ts';

const NOT_FOUND = 404;

interface Numbered {
  readonly what: 'instrument' | 'issuer';
  readonly id: string;
  readonly url: URL;
}

/**
 * Loads the page with this number. The number of a merged duplicate redirects permanently to the
 * record that was kept, with the same query.
 */
export async function loadOrRedirectMerged<T>(
  context: Readonly<RouterContextProvider>,
  { what, id, url }: Numbered,
  loading: Promise<T>,
): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (refusalStatus(error) !== NOT_FOUND) throw error;
    const merged = await context.get(pageContext).call(getMergedInto, { params: { what, id } });
    if (!merged.ok || merged.answer.id === null) throw error;
    const path = url.pathname.replace(`/${id}`, `/${merged.answer.id}`);
    throw redirect(path + url.search, 301);
  }
}

/** The status of an error thrown by `load`. */
function refusalStatus(error: unknown): number | undefined {
  return (error as { init?: { status?: number } | null } | undefined)?.init?.status;
}
