/** Letters that folded Latin words can have: w, x, y and j become others. */
const LETTERS = 'abcdefghiklmnopqrstuvz';
const DIGITS = '0123456789';
const SHORTEST = 4;
const LONGEST = 24;

/**
 * All that a word with one typing error may have been meant to begin with: a letter too many, one
 * missing, a wrong one, two exchanged. Some hundred looks into the vocabulary find those that
 * exist, so no index of misspellings is needed.
 */
export function intendedBeginnings(word: string): string[] {
  if (word.length < SHORTEST || word.length > LONGEST) return [];
  const alphabet = (/[a-z]/.test(word) ? LETTERS : '') + (/\d/.test(word) ? DIGITS : '');
  const found = new Set<string>();
  for (let i = 0; i < word.length; i += 1) {
    const before = word.slice(0, i);
    const from = word.slice(i);
    const after = word.slice(i + 1);
    found.add(before + after);
    if (after !== '') found.add(before + after.charAt(0) + from.charAt(0) + after.slice(1));
    for (const letter of alphabet) {
      found.add(before + letter + after);
      found.add(before + letter + from);
    }
  }
  found.delete(word);
  return [...found];
}

/** The longest beginning of a word that another one is meant to be, with at most one error. */
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
