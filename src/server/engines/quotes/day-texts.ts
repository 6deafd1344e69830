import { SECONDS_PER_DAY, type Day } from '../../../domain/time/day.ts';
import { displayDay } from '../../../domain/text/format.ts';
import type { Language } from '../../../domain/text/language.ts';

/** One slot per day for 22 years; days further apart share slots. */
const PLACES = 8192;
/** The longest text takes 59 bytes. */
const PLACE_BYTES = 64;
const NO_DAY = -0x8000_0000;

/**
 * The prefixes of chart points in a language: `,{"date.numeric":…,"date":…,"value":`. They are
 * stored consecutively like the days: with a map of strings, ten years took a third longer.
 */
export class DayTexts {
  readonly #language: Language;
  readonly #texts = new DataView(new ArrayBuffer(PLACES * PLACE_BYTES));
  readonly #days = new Int32Array(PLACES).fill(NO_DAY);
  readonly #lengths = new Uint8Array(PLACES);

  private constructor(language: Language) {
    this.#language = language;
  }

  static readonly #byLanguage = new Map<Language, DayTexts>();

  static in(language: Language): DayTexts {
    const texts = this.#byLanguage.get(language) ?? new DayTexts(language);
    this.#byLanguage.set(language, texts);
    return texts;
  }

  /** Returns the end position; the three bytes after it may be overwritten. */
  write(day: Day, target: DataView, start: number): number {
    const place = day & (PLACES - 1);
    if (this.#days[place] !== day) this.#remember(day, place);
    const length = this.#lengths[place]!;
    const from = place * PLACE_BYTES;
    for (let i = 0; i < length; i += 4) target.setInt32(start + i, this.#texts.getInt32(from + i));
    return start + length;
  }

  #remember(day: Day, place: number): void {
    const date = JSON.stringify(displayDay(day, this.#language));
    const text = Buffer.from(`,{"date.numeric":${day * SECONDS_PER_DAY},"date":${date},"value":`);
    if (text.length > PLACE_BYTES) throw new RangeError(`${text.toString()} is too long`);
    new Uint8Array(this.#texts.buffer).set(text, place * PLACE_BYTES);
    this.#lengths[place] = text.length;
    this.#days[place] = day;
  }
}
