import type { Language } from '../../../domain/text/language.ts';

/** More different terms are not remembered; all searches are counted. */
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

/** What was counted and is not stored yet. It grows by what differs, not by how often it happens. */
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

  /** Takes what another one has, for example because it could not be stored. */
  add(other: Tally): void {
    for (const number of other.numbers.values()) this.addNumber(number);
    for (const term of other.terms.values()) this.addTerm(term);
    for (const calls of other.calls.values()) this.addCalls(calls);
  }
}
