import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Answer, Endpoint } from '../../../contracts/core/endpoint.ts';

/** A chart of ten years, 161 KB: 28 KB in less than half the time that 21 KB take. */
const QUICK = { level: 1 };
const SMALL = { level: 6 };
const gzipAside = promisify(gzip);

/** By which a program asks whether the answer is still the one that it has. */
export function answerTag(text: string | Buffer): string {
  return `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
}

/** A large answer that is not written yet: those who take gzip may never need it as it is. */
export interface AnswerText {
  /** How many bytes it takes, roughly. */
  readonly size: number;
  write(): Buffer;
  /** The same as a gzip file. */
  pack(): Promise<Buffer>;
}

/** An answer that is already validated and serialised, so that it can be sent again as it is. */
export class PreparedAnswer {
  #bytes: Buffer | undefined;
  #text: AnswerText | undefined;
  #gzip: Buffer | undefined;
  #gzipping: Promise<Buffer> | undefined;
  #isSmall = false;
  #tag: string | undefined;

  private constructor(content: Buffer | AnswerText) {
    if (Buffer.isBuffer(content)) this.#bytes = content;
    else this.#text = content;
  }

  static of<E extends Endpoint>(endpoint: E, answer: Answer<E>): PreparedAnswer {
    endpoint.answer.parse(answer);
    return new PreparedAnswer(Buffer.from(JSON.stringify(answer)));
  }

  /**
   * For large answers that a writer of their own serialises: validating each of 2,600 points takes
   * 1.8 ms, more than making the answer. The sample is the same answer with fewer of them, and is
   * validated; a test of the writer proves that its bytes are those of the objects.
   */
  static written<E extends Endpoint>(
    endpoint: E,
    sample: Answer<E>,
    content: Buffer | AnswerText,
  ): PreparedAnswer {
    endpoint.answer.parse(sample);
    return new PreparedAnswer(content);
  }

  get bytes(): Buffer {
    return (this.#bytes ??= this.#text!.write());
  }

  get tag(): string {
    return (this.#tag ??= answerTag(this.bytes));
  }

  /**
   * Made on first use, since many answers are only ever asked for in one encoding, and beside the
   * thread that serves, since it takes milliseconds. The first one who asks waits for it; what is
   * asked for again is worth making smaller.
   */
  gzipped(): Buffer | Promise<Buffer> {
    if (!this.#gzip) return (this.#gzipping ??= this.#pack(this.#text?.pack() ?? this.#zip(QUICK)));
    if (!this.#isSmall) {
      this.#isSmall = true;
      void this.#pack(this.#zip(SMALL));
    }
    return this.#gzip;
  }

  #zip(options: { readonly level: number }): Promise<Buffer> {
    return gzipAside(this.bytes, options);
  }

  async #pack(packed: Promise<Buffer>): Promise<Buffer> {
    this.#gzip = await packed;
    return this.#gzip;
  }

  get size(): number {
    const bytes = this.#bytes?.length ?? this.#text!.size;
    return bytes + (this.#gzip?.length ?? bytes >> 2);
  }
}
