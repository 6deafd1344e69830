/** Where a page begins; no part of what is looked for. */
const PLACES = new Set(['after', 'before']);

/** The parts of an address that say what is looked for. */
export function addressQuery(query: Readonly<Record<string, string | undefined>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).filter(
      (part): part is [string, string] => part[1] !== undefined && !PLACES.has(part[0]),
    ),
  );
}
