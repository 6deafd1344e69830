const LETTERS = 26;
/** Coprime to 26^5, so that multiplying by it only shuffles the numbers. */
const SHUFFLE = 7_654_321;

/**
 * Short tickers of the normal market: the first free combination of letters of the name. They have
 * at most four letters, so that they never equal the five-letter tickers of the large market.
 */
export class TickerBook {
  readonly #taken = new Set<string>();

  claimTicker(name: string): string {
    const letters = name.toUpperCase().replaceAll(/[^A-Z]/g, '');
    const stem = letters.slice(0, 3);
    for (const candidate of [stem, letters.slice(0, 4)])
      if (this.#claim(candidate)) return candidate;
    for (let i = 0; i < LETTERS; i += 1) {
      const candidate = stem + String.fromCharCode(65 + i);
      if (this.#claim(candidate)) return candidate;
    }
    for (let i = 0; ; i += 1) {
      const candidate = toLetters(i * SHUFFLE, 4);
      if (this.#claim(candidate)) return candidate;
    }
  }

  #claim(candidate: string): boolean {
    if (this.#taken.has(candidate)) return false;
    this.#taken.add(candidate);
    return true;
  }
}

/** Five letters, different for each number below 26^5. */
export function makeLongTicker(number: number): string {
  return toLetters(number * SHUFFLE, 5);
}

function toLetters(number: number, length: number): string {
  let rest = number % LETTERS ** length;
  let text = '';
  for (let i = 0; i < length; i += 1) {
    text = String.fromCharCode(65 + (rest % LETTERS)) + text;
    rest = Math.floor(rest / LETTERS);
  }
  return text;
}
