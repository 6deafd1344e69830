/** The start of a page; not part of the search. */
const PLACES = new Set(['after', 'before']);

/** The query parameters that define the search. */
export function addressQuery(query: Readonly<Record<string, string | undefined>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).filter(
      (part): part is [string, string] => part[1] !== undefined && !PLACES.has(part[0]),
    ),
  );
}
