/**
 * A path of this site to lead on to, never another address, with characters that a header may have;
 * the start page in place of anything else.
 */
export function ownPath(address: string | null | undefined, here: URL | string): string {
  const { origin } = new URL(here);
  const target = address?.startsWith('/') ? URL.parse(address, origin) : null;
  if (target?.origin !== origin || target.pathname.startsWith('//')) return '/';
  return target.pathname + target.search + target.hash;
}
