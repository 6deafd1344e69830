/** The letters that folded Latin words can have: w, x, y and j are folded into others. */
const LETTERS = 'abcdefghiklmnopqrstuvz';
const DIGITS = '0123456789';
const SHORTEST = 4;
const LONGEST = 24;

/** Whether typing errors are corrected in a word of this length. */
export function isForgiven(word: string): boolean {
  return word.length >= SHORTEST && word.length <= LONGEST;
}

/** The letters that may be missing in a word, or replaced by another one. */
export function lettersFor(word: string): string[] {
  return Array.from((/[a-z]/.test(word) ? LETTERS : '') + (/\d/.test(word) ? DIGITS : ''));
}

/** The longest beginning of a word that the typed one may be, with at most one error. */
export function intendedLength(word: string, typed: string): number {
  for (let length = typed.length + 1; length >= typed.length - 1; length -= 1) {
    if (length <= word.length && isOneErrorApart(word.slice(0, length), typed)) return length;
  }
  return 0;
}

function isOneErrorApart(meant: string, typed: string): boolean {
  let same = 0;
  while (same < meant.length && meant.charAt(same) === typed.charAt(same)) same += 1;
  const [rest, typedRest] = [meant.slice(same), typed.slice(same)];
  if (meant.length > typed.length) return rest.slice(1) === typedRest;
  if (meant.length < typed.length) return rest === typedRest.slice(1);
  const isExchanged =
    rest.charAt(0) === typedRest.charAt(1) &&
    rest.charAt(1) === typedRest.charAt(0) &&
    rest.slice(2) === typedRest.slice(2);
  return isExchanged || rest.slice(1) === typedRest.slice(1);
}
