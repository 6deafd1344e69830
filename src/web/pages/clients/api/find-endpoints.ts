export interface ListedEndpoint {
  readonly id: string;
  readonly group: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
}

/** Endpoints whose method, path and title contain all words; matches in paths come first. */
export function findEndpoints<T extends ListedEndpoint>(list: readonly T[], term: string): T[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  const contains = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const found = list.filter(({ method, path, summary }) =>
    contains(`${method} ${path} ${summary}`),
  );
  const isByPath = ({ method, path }: T) => contains(`${method} ${path}`);
  return [...found.filter(isByPath), ...found.filter((each) => !isByPath(each))];
}
