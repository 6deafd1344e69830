/**
 * Counts in how many documents each part of three and four characters occurs. A million documents
 * have seventy such parts each, so parts of a to z and digits are counted in arrays.
 */
const SIGNS = 36;
const SIZES = [3, 4] as const;

export class PartCounter {
  readonly #counts = SIZES.map((size) => new Int32Array(SIGNS ** size));
  /** The document counted last. */
  readonly #latest = SIZES.map((size) => new Int32Array(SIGNS ** size).fill(-1));
  readonly #others = new Map<string, { count: number; latest: number }>();
  #document = 0;

  add(tokens: Iterable<string>): void {
    for (const token of tokens) this.#addToken(token);
    this.#document += 1;
  }

  /** Zero for parts of another length. */
  countFor(part: string): number {
    const at = SIZES.findIndex((size) => size === part.length);
    const code = at < 0 ? -1 : partCode(part, 0, part.length);
    return (code < 0 ? this.#others.get(part)?.count : this.#counts[at]?.[code]) ?? 0;
  }

  #addToken(token: string): void {
    for (const [at, size] of SIZES.entries()) {
      const counts = this.#counts[at];
      const latest = this.#latest[at];
      if (!counts || !latest) continue;
      for (let from = 0; from + size <= token.length; from += 1) {
        const code = partCode(token, from, size);
        if (code < 0) this.#addOther(token.slice(from, from + size));
        else if (latest[code] !== this.#document) {
          latest[code] = this.#document;
          counts[code] = (counts[code] ?? 0) + 1;
        }
      }
    }
  }

  #addOther(part: string): void {
    const known = this.#others.get(part);
    if (!known) this.#others.set(part, { count: 1, latest: this.#document });
    else if (known.latest !== this.#document) {
      known.latest = this.#document;
      known.count += 1;
    }
  }
}

function partCode(text: string, from: number, size: number): number {
  let code = 0;
  for (let i = from; i < from + size; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit >= 97 && unit <= 122) code = code * SIGNS + unit - 87;
    else if (unit >= 48 && unit <= 57) code = code * SIGNS + unit - 48;
    else return -1;
  }
  return code;
}
