import { MAX_JSON_DEPTH } from './limits.ts';
import { UnreadableDocument } from './unreadable-document.ts';

/** A container of the document that is open at the moment. */
export interface JsonLevel {
  readonly wantsScalars?: boolean;
  readonly isArray: boolean;
  /** Keys from the top joined with `.`; `*` for an element of an array. */
  readonly path: string;
}

export interface JsonHandlers {
  /** A container opens; its parent is the last of `levels`. What of it is wanted? */
  open(level: JsonLevel, levels: readonly JsonLevel[]): 'members' | 'scalars' | 'nothing';
  /** A member of a container that `open` asked for. */
  member(key: string | null, text: string, level: JsonLevel): void;
  /** A member of an object of which only those that are no containers are wanted. */
  scalar(key: string, text: string, level: JsonLevel): void;
}

const QUOTE = 34;
const BACKSLASH = 92;

/**
 * Walks through a JSON document of any size, chunk by chunk, and cuts out the members of chosen
 * containers. Only brackets and strings are looked at; the members are checked when they are read.
 */
export class JsonScanner {
  readonly #handlers: JsonHandlers;
  readonly #maxMember: number;
  readonly #levels: JsonLevel[] = [];
  #isString = false;
  #isEscaped = false;
  #key: string | null = null;
  /** The last string of an object, while it may be a key. */
  #string = '';
  #mayBeKey = false;
  /** The depth of the container whose members are cut out; -1 outside. */
  #cutDepth = -1;
  #member = '';
  /** The value of a wanted scalar has begun. */
  #isScalar = false;
  #isBegun = false;
  #hasContainer = false;

  constructor(handlers: JsonHandlers, maxMember: number) {
    this.#handlers = handlers;
    this.#maxMember = maxMember;
  }

  push(text: string): void {
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (this.#isString) {
        this.#stringCharacter(code);
        if (this.#mayBeKey && this.#isString) this.#addToKey(text[at]!);
        continue;
      }
      if (code <= 32) continue;
      const isCutLevel = this.#cutDepth === this.#levels.length;
      switch (code) {
        case QUOTE:
          this.#beginString();
          break;
        case 58: // :
          if (this.#mayBeKey) {
            this.#key = this.#string;
            this.#mayBeKey = false;
            this.#isScalar = this.#cutDepth < 0 && this.#levels.at(-1)!.wantsScalars === true;
            if (isCutLevel || this.#isScalar) from = this.#restart(at + 1);
          }
          break;
        case 44: // ,
          if (isCutLevel) {
            this.#endMember(text.slice(from, at));
            from = at + 1;
          }
          if (this.#isScalar) this.#endScalar(text.slice(from, at));
          if (this.#cutDepth < 0) this.#key = null;
          break;
        case 123: // {
        case 91: // [
          if (this.#open(code === 91)) from = at + 1;
          break;
        case 125: // }
        case 93: // ]
          if (isCutLevel) this.#endMember(text.slice(from, at));
          if (this.#isScalar) this.#endScalar(text.slice(from, at));
          this.#close(code === 93);
          break;
        default:
          this.#isBegun = true;
      }
    }
    if (this.#cutDepth >= 0 || this.#isScalar) this.#keep(text.slice(from));
  }

  end(): void {
    if (this.#levels.length > 0 || this.#isString) throw new UnreadableDocument('cut-off');
    if (!this.#isBegun) throw new UnreadableDocument('empty');
    if (!this.#hasContainer) throw new UnreadableDocument('not-json');
  }

  #stringCharacter(code: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (code === BACKSLASH) this.#isEscaped = true;
    else if (code === QUOTE) this.#isString = false;
  }

  #beginString(): void {
    this.#isString = true;
    this.#isBegun = true;
    const level = this.#levels.at(-1);
    const isInside = this.#cutDepth >= 0 && this.#levels.length > this.#cutDepth;
    this.#mayBeKey = level !== undefined && !level.isArray && this.#key === null && !isInside;
    this.#string = '';
  }

  #addToKey(character: string): void {
    this.#string += character;
    if (this.#string.length > 1000) throw new UnreadableDocument('too-large');
  }

  #open(isArray: boolean): boolean {
    const depth = this.#levels.length;
    this.#isBegun = true;
    this.#hasContainer = true;
    if (depth === MAX_JSON_DEPTH) throw new UnreadableDocument('not-json');
    if (this.#cutDepth >= 0) {
      this.#levels.push({ isArray, path: '' });
      return false;
    }
    const parent = this.#levels.at(-1);
    const level = { isArray, path: parent ? joinPath(parent, this.#key) : '' };
    const wanted = this.#handlers.open(level, this.#levels);
    this.#levels.push({ ...level, wantsScalars: wanted === 'scalars' && !isArray });
    this.#key = null;
    this.#isScalar = false;
    if (wanted === 'members') this.#cutDepth = depth + 1;
    return wanted === 'members';
  }

  #close(isArray: boolean): void {
    if (this.#levels.length === this.#cutDepth) this.#cutDepth = -1;
    const level = this.#levels.pop();
    if (level?.isArray !== isArray) throw new UnreadableDocument('not-json');
    if (this.#cutDepth < 0) this.#key = null;
  }

  /** A key has ended, so the member begins here. */
  #restart(at: number): number {
    this.#member = '';
    return at;
  }

  #keep(text: string): void {
    this.#member += text;
    if (this.#member.length > this.#maxMember) throw new UnreadableDocument('line-too-long');
  }

  #endScalar(text: string): void {
    this.#keep(text);
    this.#isScalar = false;
    this.#handlers.scalar(this.#key ?? '', this.#member.trim(), this.#levels.at(-1)!);
  }

  #endMember(text: string): void {
    this.#keep(text);
    const member = this.#member.trim();
    this.#member = '';
    if (member !== '') this.#handlers.member(this.#key, member, this.#levels.at(-1)!);
    this.#key = null;
  }
}

function joinPath(parent: JsonLevel, key: string | null): string {
  const name = parent.isArray ? '*' : (key ?? '');
  return parent.path === '' ? name : `${parent.path}.${name}`;
}
