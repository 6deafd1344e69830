import {
  isInstrumentIdFault,
  readInstrumentId,
  type InstrumentId,
} from '../../../domain/imports/instrument-id.ts';
import { isDayFault, readDay } from '../../../domain/imports/read-day.ts';
import { isDecimalFault, readDecimal } from '../../../domain/imports/read-decimal.ts';
import { decimal, parseDecimal, type Decimal } from '../../../domain/text/decimal.ts';
import type { Day } from '../../../domain/time/day.ts';
import type { Row } from '../read/read-settings.ts';
import type { QuotesRecipe, TextSource } from '../recipe.ts';
import type { RejectReason, Rejection } from '../rejection.ts';

/** A value as a row gives it. */
export interface ReadQuote {
  readonly line: number;
  /** The text it was read from, so that equal ids are matched once. */
  readonly idText: string;
  readonly id: InstrumentId;
  readonly idColumn: string;
  readonly field: string;
  readonly currency: string | null;
  readonly day: Day;
  readonly value: Decimal;
}

/** A recipe that names a column which the document doesn't have. */
export class MissingColumn extends Error {
  readonly column: string;

  constructor(column: string) {
    super(`the document has no column “${column}”`);
    this.column = column;
  }
}

const FIELD = /^[a-z][a-z0-9_]{0,39}$/;
const CURRENCY = /^[A-Z]{3}$/;

/** Rows of a document become quotes, or rejections, by a recipe. */
export class QuoteMapper {
  readonly #recipe: QuotesRecipe;
  readonly #header: readonly string[];
  readonly #dateAt: number;
  readonly #factor: Decimal | undefined;
  readonly #missing: ReadonlySet<string>;
  /** The columns with values, each with the id of its header in the wide form. */
  readonly #values: readonly { readonly at: number; readonly id: string | undefined }[];
  readonly #idAt: number;
  readonly #field: (row: Row) => string;
  readonly #currency: (row: Row) => string | null;
  readonly #ids = new Map<string, ReturnType<typeof readInstrumentId>>();

  constructor(recipe: QuotesRecipe, header: readonly string[]) {
    const { id, date, value, wide, field, currency } = recipe;
    this.#recipe = recipe;
    this.#header = header;
    this.#dateAt = this.#at(date.column);
    this.#missing = new Set(value.missing);
    this.#factor = value.factor === null ? undefined : parseDecimal(value.factor);
    this.#field = field ? this.#text(field) : () => 'close';
    this.#currency = currency ? this.#text(currency) : () => null;
    if (wide) {
      const columns = wide.columns ?? header.filter((name) => name !== date.column && name !== '');
      this.#idAt = -1;
      this.#values = columns.map((name) => ({ at: this.#at(name), id: name }));
    } else {
      this.#idAt = this.#at(id.column ?? '');
      this.#values = [{ at: this.#at(value.column ?? ''), id: undefined }];
    }
  }

  map(row: Row, onQuote: (quote: ReadQuote) => void, onReject: (found: Rejection) => void): void {
    const { line, cells, fault } = row;
    const reject = (column: string, value: string | null, reason: RejectReason): void =>
      onReject({ line, column, value, reason });
    if (fault) return reject('', cells.find((cell) => cell) ?? null, fault);
    const { date } = this.#recipe;
    const dayText = cells[this.#dateAt] ?? '';
    const day = readDay(dayText, date.form);
    if (isDayFault(day)) return reject(date.column, dayText, day);
    const field = this.#field(row).trim();
    if (!FIELD.test(field)) return reject('field', field, 'not-a-field');
    const currency = this.#currency(row)?.trim() ?? null;
    if (currency !== null && !CURRENCY.test(currency)) {
      return reject('currency', currency, 'other-currency');
    }
    for (const { at, id: headerId } of this.#values) {
      const text = (cells[at] ?? '').trim();
      if (text === '' || this.#missing.has(text)) continue;
      const idText = headerId ?? cells[this.#idAt] ?? '';
      const idColumn = headerId ?? this.#header[this.#idAt] ?? '';
      const id = this.#id(idText);
      if (isInstrumentIdFault(id)) {
        reject(idColumn, idText, id);
        continue;
      }
      const value = readDecimal(text, this.#recipe.value.decimal);
      if (isDecimalFault(value)) {
        reject(this.#header[at] ?? '', text, value);
        continue;
      }
      const converted = this.#convert(value);
      if (converted === undefined) {
        reject(this.#header[at] ?? '', text, 'too-many-digits');
        continue;
      }
      onQuote({ line, idText, id, idColumn, field, currency, day, value: converted });
    }
    return undefined;
  }

  #at(column: string): number {
    const at = this.#header.indexOf(column);
    if (at < 0) throw new MissingColumn(column);
    return at;
  }

  #text(source: TextSource): (row: Row) => string {
    if ('constant' in source) return () => source.constant;
    const at = this.#at(source.column);
    return ({ cells }) => cells[at] ?? '';
  }

  #id(text: string): ReturnType<typeof readInstrumentId> {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    const { scheme, template } = this.#recipe.id;
    const whole = template === null ? text : template.replace('{}', text.trim());
    const id = readInstrumentId(whole, scheme ?? undefined);
    this.#ids.set(text, id);
    return id;
  }

  #convert(value: Decimal): Decimal | undefined {
    const { isInverse } = this.#recipe.value;
    const factor = this.#factor;
    const scaled = factor ? decimal(value.units * factor.units, value.scale + factor.scale) : value;
    return isInverse ? inverse(scaled) : scaled;
  }
}

/** Digits of an inverse beyond those of the value. */
const INVERSE_DIGITS = 6;

/** 1 ÷ value, rounded half up to at least six significant digits; undefined for zero. */
function inverse({ units, scale }: Decimal): Decimal | undefined {
  if (units === 0n) return undefined;
  const size = units < 0n ? -units : units;
  const digits = Math.max(size.toString().length, INVERSE_DIGITS);
  // 1 ÷ (units ÷ 10^scale) = 10^scale ÷ units, with as many places as leave that many digits.
  const places = Math.max(0, digits + size.toString().length - 1 - scale);
  const quotient = (2n * 10n ** BigInt(scale + places) + size) / (2n * size);
  return decimal(units < 0n ? -quotient : quotient, places);
}
