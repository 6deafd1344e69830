/**
 * A path of this site to lead on to, never another address, with characters that a header may have;
 * the start page in place of anything else.
 */
export function safePath(text: string | null | undefined, origin: string): string {
  const path = text ?? '/';
  const target = path.startsWith('/') ? URL.parse(path, origin) : null;
  if (target?.origin !== new URL(origin).origin || target.pathname.startsWith('//')) return '/';
  return target.pathname + target.search + target.hash;
}
