/**
 * What widgets say is the same on many pages, and most of it is read only once somebody uses them.
 * It comes in a file that browsers keep; the texts of a page itself come with the page.
 */
const IN_FILES: ReadonlySet<string> = new Set(['chart', 'widgets']);

export function isInFile(part: string): boolean {
  return IN_FILES.has(part.split('.', 1)[0] ?? '');
}

/** The address of these parts of the labels, in the language and version that the tag names. */
export function labelFile(tag: string, parts: Iterable<string>): string {
  return `/labels/${tag}/${[...parts].toSorted().join('+')}.json`;
}
