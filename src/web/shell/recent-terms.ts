import { useMemo } from 'react';
import { foldText } from '../../domain/search/fold-text.ts';
import { storedText } from './stored-text.ts';

const MOST = 5;
const stored = storedText('parcurve-search-terms');

/** Search terms used in this browser, latest first. */
export function useRecentTerms(): readonly string[] {
  const text = stored.use();
  return useMemo(() => parseTerms(text), [text]);
}

export function rememberTerm(term: string): void {
  stored.write(JSON.stringify(withTerm(parseTerms(stored.readText()), term)));
}

export function forgetTerms(): void {
  stored.write(null);
}

export function withTerm(terms: readonly string[], term: string): string[] {
  const others = terms.filter((other) => foldText(other) !== foldText(term));
  return [term, ...others].slice(0, MOST);
}

/** The storage may contain anything, written by another version or the user. */
export function parseTerms(text: string | null): string[] {
  try {
    const terms: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(terms)) return [];
    const texts = terms.filter((term): term is string => typeof term === 'string' && term !== '');
    return [...new Set(texts)].slice(0, MOST);
  } catch {
    return [];
  }
}
