import { storedText } from './stored-text.ts';

const stored = storedText('parcurve-search-type');

/** The type of search results that the visitor looked at last. */
export function useRememberedType(): [string | null, (type: string) => void] {
  return [stored.use(), stored.write];
}
