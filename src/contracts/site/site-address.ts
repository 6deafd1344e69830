/** Placeholder for this site, whatever its host. */
const OWN = 'https://own.invalid';
/** Spaces and control characters, which browsers drop or trim before they parse a URL. */
const UNSEEN = /[\s\p{C}]/u;

/** Valid targets of operator links: a path of this site, or another site by https. */
export function isSiteAddress(address: string): boolean {
  if (UNSEEN.test(address)) return false;
  const url = URL.parse(address, OWN);
  if (address.startsWith('/')) return url?.origin === OWN;
  const isWhole = address.toLowerCase().startsWith('https://');
  return isWhole && url?.protocol === 'https:' && url.username === '' && url.password === '';
}
