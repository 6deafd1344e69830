import type { Language } from '../../../domain/text/language.ts';

/** Further distinct terms aren't recorded; all searches are counted. */
export const MAX_TERMS = 500;

export interface DayNumber {
  readonly day: string;
  readonly figure: 'sign_in' | 'missed_search' | 'api_call';
  readonly part: string;
  number: number;
}

export interface MissedTerm {
  readonly day: string;
  readonly language: Language;
  readonly term: string;
  searches: number;
}

export interface TokenCalls {
  readonly tokenId: number;
  readonly day: string;
  calls: number;
  refused: number;
}

/**
 * Counts that aren't stored yet. Grows with the number of distinct keys, not with the number of
 * events.
 */
export class Tally {
  readonly numbers = new Map<string, DayNumber>();
  readonly terms = new Map<string, MissedTerm>();
  readonly calls = new Map<string, TokenCalls>();

  get isEmpty(): boolean {
    return this.numbers.size + this.terms.size + this.calls.size === 0;
  }

  addNumber({ day, figure, part, number }: DayNumber): void {
    const key = `${day} ${figure} ${part}`;
    const known = this.numbers.get(key);
    if (known) known.number += number;
    else this.numbers.set(key, { day, figure, part, number });
  }

  addTerm({ day, language, term, searches }: MissedTerm): void {
    const key = `${day} ${language} ${term}`;
    const known = this.terms.get(key);
    if (known) known.searches += searches;
    else if (this.terms.size < MAX_TERMS) this.terms.set(key, { day, language, term, searches });
  }

  addCalls({ tokenId, day, calls, refused }: TokenCalls): void {
    const key = `${tokenId} ${day}`;
    const known = this.calls.get(key);
    if (!known) {
      this.calls.set(key, { tokenId, day, calls, refused });
      return;
    }
    known.calls += calls;
    known.refused += refused;
  }

  /** Adds the counts of another tally, for example one that couldn't be stored. */
  add(other: Tally): void {
    for (const number of other.numbers.values()) this.addNumber(number);
    for (const term of other.terms.values()) this.addTerm(term);
    for (const calls of other.calls.values()) this.addCalls(calls);
  }
}
