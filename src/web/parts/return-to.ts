/** Any origin works, because only the path is used. */
const SOMEWHERE = 'http://localhost';

/** A URL of this site that returns to `here` when it is done. */
export function withReturnTo(address: string, here: string): string {
  // Another site can't return to our pages.
  if (!address.startsWith('/')) return address;
  const url = new URL(address, SOMEWHERE);
  url.searchParams.set('next', here);
  return url.pathname + url.search + url.hash;
}
