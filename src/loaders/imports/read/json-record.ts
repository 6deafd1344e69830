import { MAX_JSON_DEPTH } from './limits.ts';

/** Receives the scalars of a record: null, or the text of a string, number or boolean. */
export type TakeScalar = (path: string, value: string | null, isNumber: boolean) => void;

/** Text that isn't one JSON value. */
export class JsonSyntaxError extends Error {}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const SPACE = /[ \t\n\r]*/y;
const LITERALS = [
  ['true', 'true'],
  ['false', 'false'],
  ['null', null],
] as const;

/**
 * Reads JSON without losing what JSON.parse loses: numbers keep their digits, and a key that occurs
 * twice is reported twice.
 */
export class JsonText {
  readonly #text: string;
  #at: number;
  #depth = 0;

  constructor(text: string, at = 0) {
    this.#text = text;
    this.#at = at;
  }

  /** The scalars of the whole text; nested keys are joined with `.`, arrays are their own text. */
  readScalars(take: TakeScalar, path = ''): void {
    this.#readValue(path, take);
    this.#expectEnd();
  }

  /** The elements of an array, or the members of an object, as text. Undefined for a scalar. */
  readParts(): { key: string | null; text: string }[] | undefined {
    const open = this.#peek();
    if (open !== '[' && open !== '{') return undefined;
    const parts: { key: string | null; text: string }[] = [];
    this.#readMembers(open, (key) => {
      this.#skipSpace();
      const begin = this.#at;
      this.#skipValue();
      parts.push({ key, text: this.#text.slice(begin, this.#at) });
    });
    this.#expectEnd();
    return parts;
  }

  #readValue(path: string, take: TakeScalar): void {
    const first = this.#peek();
    if (first === '{') {
      this.#readMembers(first, (key) => {
        this.#readValue(path === '' ? (key ?? '') : `${path}.${key}`, take);
      });
    } else if (first === '[') {
      const begin = this.#at;
      this.#skipValue();
      take(path, this.#text.slice(begin, this.#at), false);
    } else if (first === '"') {
      take(path, this.#readString(), false);
    } else {
      const literal = LITERALS.find(([word]) => this.#text.startsWith(word, this.#at));
      if (literal) this.#at += literal[0].length;
      take(path, literal ? literal[1] : this.#readNumber(), literal === undefined);
    }
  }

  #skipValue(): void {
    const first = this.#peek();
    if (first === '{' || first === '[') this.#readMembers(first, () => this.#skipValue());
    else this.#readValue('', () => {});
  }

  #readMembers(open: '{' | '[', readMember: (key: string | null) => void): void {
    const close = open === '{' ? '}' : ']';
    this.#depth += 1;
    if (this.#depth > MAX_JSON_DEPTH) throw new JsonSyntaxError('too deep');
    this.#at += 1;
    if (this.#peek() === close) {
      this.#at += 1;
    } else {
      for (;;) {
        let key: string | null = null;
        if (open === '{') {
          if (this.#peek() !== '"') throw this.#unexpected();
          key = this.#readString();
          this.#expect(':');
        }
        readMember(key);
        if (this.#peek() === close) break;
        this.#expect(',');
      }
      this.#at += 1;
    }
    this.#depth -= 1;
  }

  #readString(): string {
    const begin = this.#at;
    let quote = this.#text.indexOf('"', begin + 1);
    let isPlain = true;
    while (quote > 0 && this.#isEscaped(quote)) quote = this.#text.indexOf('"', quote + 1);
    if (quote < 0) throw this.#unexpected();
    for (let i = begin + 1; isPlain && i < quote; i += 1) {
      const code = this.#text.charCodeAt(i);
      isPlain = code >= 32 && code !== 92;
    }
    this.#at = quote + 1;
    if (isPlain) return this.#text.slice(begin + 1, quote);
    try {
      return JSON.parse(this.#text.slice(begin, quote + 1)) as string;
    } catch {
      throw this.#unexpected();
    }
  }

  #isEscaped(quote: number): boolean {
    let backslashes = 0;
    while (this.#text.charCodeAt(quote - 1 - backslashes) === 92) backslashes += 1;
    return backslashes % 2 === 1;
  }

  #readNumber(): string {
    NUMBER.lastIndex = this.#at;
    const match = NUMBER.exec(this.#text);
    if (!match) throw this.#unexpected();
    this.#at = NUMBER.lastIndex;
    return match[0];
  }

  #peek(): string | undefined {
    this.#skipSpace();
    return this.#text[this.#at];
  }

  #skipSpace(): void {
    if (this.#text.charCodeAt(this.#at) > 32) return;
    SPACE.lastIndex = this.#at;
    SPACE.exec(this.#text);
    this.#at = SPACE.lastIndex;
  }

  #expect(mark: string): void {
    if (this.#peek() !== mark) throw this.#unexpected();
    this.#at += 1;
  }

  #expectEnd(): void {
    if (this.#peek() !== undefined) throw this.#unexpected();
  }

  #unexpected(): JsonSyntaxError {
    return new JsonSyntaxError(`unexpected text at ${this.#at}`);
  }
}
