/** Any origin will do: only the path is read again. */
const SOMEWHERE = 'http://localhost';

/** An address of this site that leads back to `here` when it has done its part. */
export function comingBack(address: string, here: string): string {
  // Another site knows nothing of our pages.
  if (!address.startsWith('/')) return address;
  const url = new URL(address, SOMEWHERE);
  url.searchParams.set('next', here);
  return url.pathname + url.search + url.hash;
}
