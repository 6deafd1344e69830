import { storedText } from './stored-text.ts';

const stored = storedText('parcurve-search-type');

/** The type of search results viewed last. */
export function useRememberedType(): [string | null, (type: string) => void] {
  return [stored.use(), stored.write];
}
