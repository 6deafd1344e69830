/**
 * A path of this site to continue to, never another site, in characters that are valid in a header;
 * anything else becomes the start page.
 */
export function ownPath(address: string | null | undefined, here: URL | string): string {
  const { origin } = new URL(here);
  const target = address?.startsWith('/') ? URL.parse(address, origin) : null;
  if (target?.origin !== origin || target.pathname.startsWith('//')) return '/';
  return target.pathname + target.search + target.hash;
}
