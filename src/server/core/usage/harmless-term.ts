import { foldText } from '../../../domain/search/fold-text.ts';

const LONGEST_TERM = 60;
/**
 * No word of a name and no code is longer; a longer one may be a password, a token or an address.
 */
const LONGEST_WORD = 30;
const MAX_DIGITS = 12;
/** Digits on their own, in one piece or in groups: a phone number, a card, an account. */
const NUMBER = /(?<![\p{L}\d])[+(]*\d[\d\s().+/-]*\d(?![\p{L}\d])/gu;
const SHORTEST_NUMBER = 7;
/**
 * Spaces, and characters that the database or an operator couldn't read: one of them could stop all
 * counting.
 */
const UNREADABLE = /[\p{C}\p{Z}]+/gu;

/**
 * The form in which a search without results is recorded; undefined if it could identify a person:
 * an e-mail address, a phone number, a long number, a secret pasted into the wrong field.
 */
export function harmlessTerm(typed: string): string | undefined {
  const term = typed.normalize('NFKC').toLowerCase().replaceAll(UNREADABLE, ' ').trim();
  if (term.includes('@') || term.length > LONGEST_TERM) return undefined;
  if (term.split(' ').some((word) => word.length > LONGEST_WORD)) return undefined;
  const numbers = term.match(NUMBER) ?? [];
  if (numbers.some((number) => countDigits(number) >= SHORTEST_NUMBER)) return undefined;
  if (countDigits(term) > MAX_DIGITS) return undefined;
  // Without letters or digits, nothing was searched for.
  return foldText(term) === '' ? undefined : term;
}

function countDigits(text: string): number {
  return text.match(/\d/g)?.length ?? 0;
}
