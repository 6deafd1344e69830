/** Stands for no word. */
export const NO_WORD = 0;
const MAX_WORDS = 65_535;

/** A dictionary of a few frequent words and their codes. */
export class WordCodes {
  /** By code; the first entry is no word. */
  readonly words: string[] = [''];
  readonly #bytes: Buffer[] = [Buffer.alloc(0)];
  readonly #byHash = new Map<number, number[]>();

  constructor(values: readonly string[] = []) {
    for (const value of values) {
      const bytes = Buffer.from(value);
      this.codeFor(bytes, 0, bytes.length);
    }
  }

  find(word: string): number | undefined {
    const code = this.words.indexOf(word);
    return code > NO_WORD ? code : undefined;
  }

  /** The code of the word in these bytes; creates a string only for a new word. */
  codeFor(data: Buffer, start: number, length: number): number {
    let hash = 0x811c_9dc5;
    for (let i = start; i < start + length; i += 1) {
      hash = Math.imul(hash ^ data[i]!, 0x0100_0193);
    }
    const codes = this.#byHash.get(hash);
    for (const code of codes ?? []) {
      const bytes = this.#bytes[code]!;
      if (bytes.length === length && data.compare(bytes, 0, length, start, start + length) === 0) {
        return code;
      }
    }
    return this.#add(hash, Buffer.from(data.subarray(start, start + length)));
  }

  #add(hash: number, bytes: Buffer): number {
    const code = this.words.length;
    if (code > MAX_WORDS) return NO_WORD;
    this.words.push(bytes.toString());
    this.#bytes.push(bytes);
    this.#byHash.set(hash, [...(this.#byHash.get(hash) ?? []), code]);
    return code;
  }
}
