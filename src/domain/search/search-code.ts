/**
 * ISINs and tickers are compared with the entered text in this form: without case and punctuation.
 */

const MAX_CODE_LENGTH = 20;
/** Characters that separate the groups of a code: all kinds of spaces, dashes, dots, slashes. */
const BETWEEN_GROUPS = /[\s\u00ad\u200b-\u200d\u2010-\u2015\u2060\u2212._/-]+/u;
/** Two letters of a country, then letters and digits; the last of twelve is a digit. */
const BEGINS_ISIN = /^[A-Z]{2}(?:[A-Z0-9]{1,9}|[A-Z0-9]{9}\d)$/;
const CURRENCY_PAIR = /^[A-Z]{3} [A-Z]{3}$/;

/** An ISIN or a ticker without case and punctuation: `EUR/USD` is EURUSD. */
export function searchCode(text: string): string {
  const code = text
    .replaceAll(/[^A-Za-z0-9\u0080-\u{10ffff}]/gu, '')
    .replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());
  return code.length <= MAX_CODE_LENGTH
    ? code
    : Array.from(code).slice(0, MAX_CODE_LENGTH).join('');
}

/**
 * A code entered in groups: `RU55 DKNT 9DO2`, `ru55-dknt`, `EUR USD`. Empty if the groups don't
 * look like a code, so that ordinary words aren't joined.
 */
export function groupedCode(text: string): string {
  const groups = text.trim().toUpperCase().split(BETWEEN_GROUPS);
  const code = groups.join('');
  const isCode = isGroupedIsin(groups, code) || CURRENCY_PAIR.test(groups.join(' '));
  return groups.length > 1 && isCode ? code : '';
}

/**
 * Groups of four, the usual notation. Other groups need a digit, and must not begin with a word as
 * in `GAZPROM 2031`.
 */
function isGroupedIsin(groups: readonly string[], code: string): boolean {
  if (!BEGINS_ISIN.test(code)) return false;
  const isInFours = groups.slice(0, -1).every(({ length }) => length === 4);
  return isInFours || (/\d/.test(code) && /^[A-Z]{0,2}$|\d/.test(groups[0] ?? ''));
}

/** Two Chinese characters are usually a whole word, so they suffice for a search. */
export function isChineseWord(text: string): boolean {
  return /\p{Script=Han}{2}/u.test(text);
}

/** How many characters at the beginning of a code were entered; 0 if the code doesn't match. */
export function matchedLength(code: string, term: string): number {
  const pieces = term.trim().split(/\s+/).map(searchCode);
  const grouped = groupedCode(term);
  const typed = [grouped, pieces.length === 1 ? pieces[0] : ''];
  const own = searchCode(code);
  if (own === '') return 0;
  // A ticker next to other words (`T US`) must be complete.
  if (pieces.length > 1 && pieces.includes(own)) return code.length;
  const found = typed.find((each) => each && own.startsWith(each));
  return found === undefined ? 0 : findPartEnd(code, found);
}

/** The position in the code with punctuation for a length without punctuation. */
function findPartEnd(code: string, part: string): number {
  let end = 1;
  while (end < code.length && searchCode(code.slice(0, end)).length < part.length) end += 1;
  return end;
}
