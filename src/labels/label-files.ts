/**
 * Widgets have the same texts on many pages, and most of these are needed only when somebody uses
 * the widget; so are hints and notices, the calculator of bonds and the progress of files. So they
 * come in a file that browsers keep; the page's own texts come with the page. Whole modules, or
 * parts of one.
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

/** The address of these parts of the labels, in the language and version that the tag names. */
export function labelFile(tag: string, parts: Iterable<string>): string {
  return `/labels/${tag}/${[...parts].toSorted().join('+')}.json`;
}
