import * as z from 'zod/mini';
import { INSTRUMENT_ID_SCHEMES } from '../../domain/imports/instrument-id.ts';
import { DATE_FORMS } from '../../domain/imports/read-day.ts';
import { parseDecimal } from '../../domain/text/decimal.ts';
import { ENCODINGS, SEPARATORS } from './read/read-settings.ts';

const count = z.int().check(z.minimum(0));
const column = z.string().check(z.minLength(1), z.maxLength(1000));
/** Where a field comes from: a column, or the same text for all rows. */
const source = z.union([
  z.strictObject({ column }),
  z.strictObject({ constant: z.string().check(z.maxLength(100)) }),
]);

const read = z.strictObject({
  format: z.enum(['csv', 'xlsx', 'ndjson', 'json']),
  encoding: z.enum(ENCODINGS),
  separator: z.enum(SEPARATORS),
  headerLine: count,
  footerLines: count,
  sheet: z.nullable(z.string()),
  rowsAt: z.nullable(z.string()),
});

/** How documents of one form are read: saved with the source, and offered for the same header. */
const quotesRecipe = z.strictObject({
  kind: z.literal('quotes'),
  read,
  /** Of the wide form: each of these columns is an instrument, its header the id; null: all. */
  wide: z.nullable(z.strictObject({ columns: z.nullable(z.array(column)) })),
  id: z.strictObject({
    /** Null in the wide form. */
    column: z.nullable(column),
    /** Of ids without a prefix; null: bare ISINs and pairs only. */
    scheme: z.nullable(z.enum(INSTRUMENT_ID_SCHEMES)),
    /** Around the text of the cell: `EUR/{}`. */
    template: z.nullable(z.string().check(z.regex(/^[^{}]*\{\}[^{}]*$/))),
  }),
  date: z.strictObject({ column, form: z.enum(DATE_FORMS) }),
  value: z.strictObject({
    /** Null in the wide form. */
    column: z.nullable(column),
    decimal: z.enum(['point', 'comma']),
    /** Texts that mean that there is no value. */
    missing: z.array(z.string()),
    /** An exact decimal that values are multiplied with; null: 1. */
    factor: z.nullable(
      z.string().check(z.refine((text) => (parseDecimal(text)?.units ?? 0n) > 0n)),
    ),
    /** Quoted the other way round: 1 ÷ value, to as many digits as the value has, at least six. */
    isInverse: z.boolean(),
  }),
  /** What is measured; null: `close`. */
  field: z.nullable(source),
  /** If given, it must be the currency of the instrument. */
  currency: z.nullable(source),
  /** What new series are measured in; null: closes in the currency of their instrument. */
  unit: z.nullable(z.string().check(z.maxLength(20))),
});

export type QuotesRecipe = z.infer<typeof quotesRecipe>;
export type TextSource = z.infer<typeof source>;

/** The recipe in a JSON text, or what is wrong with it. */
export function checkRecipe(text: string): QuotesRecipe | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'not JSON';
  }
  const { data, error } = quotesRecipe.safeParse(json);
  if (error) {
    const [issue] = error.issues;
    return `“${issue!.path.join('.')}” is missing or wrong`;
  }
  const isWide = data.wide !== null;
  if (isWide !== (data.id.column === null) || isWide !== (data.value.column === null)) {
    return 'a table has columns for id and value, a wide one has neither';
  }
  return data;
}
