/**
 * A path of this site and never another address, with characters that a header may have; `/` for
 * anything else.
 */
export function ownPath(address: string | null, here: URL): string {
  const target = address?.startsWith('/') ? URL.parse(address, here) : null;
  if (target?.origin !== here.origin || target.pathname.startsWith('//')) return '/';
  return target.pathname + target.search + target.hash;
}
