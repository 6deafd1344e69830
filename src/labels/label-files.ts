/**
 * Widgets use the same texts on many pages, and most of these are needed only when a reader uses
 * the widget; the same applies to hints, notices, the bond calculator and download progress. They
 * are loaded as a file that browsers cache; the page's own texts come with the page. Whole modules,
 * or parts of one.
 */
const IN_FILES: ReadonlySet<string> = new Set([
  'chart',
  'widgets',
  'bond_parts',
  'bonds',
  'archive.export',
  'shell.hints',
  'shell.hint_texts',
  'shell.notices',
]);

export function isInFile(part: string): boolean {
  return IN_FILES.has(part) || IN_FILES.has(part.split('.', 1)[0] ?? '');
}

/** The URL of these label parts, in the language and version that the tag identifies. */
export function labelFile(tag: string, parts: Iterable<string>): string {
  return `/labels/${tag}/${[...parts].toSorted().join('+')}.json`;
}
