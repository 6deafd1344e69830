import { formatDecimal } from '../text/decimal.ts';
import { formatDay } from '../time/day.ts';
import { DATE_FORMS, isDayFault, readDay, type DateForm } from './read-day.ts';
import { isDecimalFault, readDecimal, type DecimalForm } from './read-decimal.ts';

/** How the texts of a column become values. A missing value is any of the words in `missing`. */
export interface ValueForms {
  readonly decimal: DecimalForm;
  readonly date: DateForm;
  readonly missing: readonly string[];
}

export interface ColumnForms {
  /** Null if the texts have two meanings, or contradict each other: someone has to decide. */
  readonly decimal: DecimalForm | null;
  /** Null as above, or if the column contains no dates. */
  readonly date: DateForm | null;
  /** Words of this column that stand for “no value”, apart from the empty text. */
  readonly missing: readonly string[];
  readonly looksLike: 'number' | 'day' | 'text' | 'empty';
}

/** A column with more than one meaning, and what a text would be in each. */
export type FormDoubt =
  | ColumnDoubt<'decimal', DecimalForm>
  | ColumnDoubt<'date', DateForm>
  | ColumnDoubt<'missing', 'value' | 'missing'>;

interface ColumnDoubt<Subject extends string, Form> {
  readonly subject: Subject;
  readonly column: number;
  /** The texts contradict each other, such as 13/04/2024 above 04/13/2024: no form fits all. */
  readonly isMixed: boolean;
  readonly sample: string;
  /** `reading` is plain: `1234.5`, `2024-01-31`; empty if the value is missing. */
  readonly options: readonly { readonly form: Form; readonly reading: string }[];
}

export interface DetectedForms {
  readonly columns: readonly ColumnForms[];
  readonly doubts: readonly FormDoubt[];
}

export type SampleColumn = readonly (string | null)[];

/** Words that mean “no value” in a column of numbers or dates. */
const MISSING_WORDS = new Set([
  '-',
  '--',
  '–',
  '—',
  '.',
  '..',
  '...',
  '*',
  '#n/a',
  'n/a',
  'n.a.',
  'n/d',
  'na',
  'nd',
  'nil',
  'none',
  'null',
]);
/** Numbers that many publishers write where they have none: -99, -999.99. */
const SENTINEL = /^-9{2,}(?:\.9+|\.0+)?$/;
/** Cheap: most texts of a file are numbers that no form of a date fits. */
const MAY_BE_DATE = /^\d{8}|\d[/ -]|[a-z]\s*\d|\d\s*[a-z]|\.\d+\./i;
/** A column is numeric, or one of dates, if this share of its texts can be read so. */
const MIN_SHARE = 0.5;

/**
 * Proposes forms for the columns of a sample and asks where the texts have two meanings. One text
 * settles its column: 13/04/2024, 1.2345. A column of numbers without such a text follows the
 * others of the file if they agree; dates don’t follow other columns. `typed` names the columns
 * whose numbers come as numbers (JSON, workbooks), with a point.
 */
export function detectForms(
  columns: readonly SampleColumn[],
  typed: ReadonlySet<number> = new Set(),
): DetectedForms {
  const studies = columns.map((texts, column) => studyColumn(texts, typed.has(column)));
  const settled = new Set(studies.flatMap(({ numbers }) => numbers.settled ?? []));
  const [common] = settled.size === 1 ? settled : [];
  const doubts: FormDoubt[] = [];
  const forms = studies.map((study, column): ColumnForms => {
    const { numbers, dates, missing, sentinel, looksLike } = study;
    if (sentinel !== null) doubts.push(sentinelDoubt(column, sentinel));
    const decimal = numbers.settled ?? (numbers.isMixed ? null : (common ?? numbers.unsettled));
    if (decimal === null && numbers.sample !== null) {
      doubts.push(decimalDoubt(column, numbers.sample, numbers.isMixed));
    }
    if (dates.candidates.length > 1) doubts.push(dateDoubt(column, dates));
    const date = dates.candidates.length === 1 ? dates.candidates[0]! : null;
    return { decimal, date, missing, looksLike };
  });
  return { columns: forms, doubts };
}

interface ColumnStudy {
  readonly numbers: NumberStudy;
  readonly dates: DateStudy;
  readonly missing: readonly string[];
  readonly sentinel: string | null;
  readonly looksLike: ColumnForms['looksLike'];
}

function studyColumn(texts: SampleColumn, isTyped: boolean): ColumnStudy {
  const words = new Set<string>();
  const values: string[] = [];
  for (const text of texts) {
    const value = text?.trim() ?? '';
    if (value === '') continue;
    if (MISSING_WORDS.has(value.toLowerCase())) words.add(value);
    else values.push(value);
  }
  const numbers = studyNumbers(values, isTyped);
  const dates = studyDates(values);
  const isDay = dates.count > 0 && dates.count >= values.length * MIN_SHARE;
  const isNumber = numbers.count > 0 && numbers.count >= values.length * MIN_SHARE;
  const looksLike = values.length === 0 ? 'empty' : isDay ? 'day' : isNumber ? 'number' : 'text';
  return {
    numbers: isNumber ? numbers : NO_NUMBERS,
    dates: isDay ? dates : NO_DATES,
    missing: looksLike === 'text' ? [] : [...words],
    sentinel: looksLike === 'number' ? findSentinel(values) : null,
    looksLike,
  };
}

interface NumberStudy {
  readonly count: number;
  readonly settled: DecimalForm | null;
  /** What to take if no column settles the sign: null if it matters. */
  readonly unsettled: DecimalForm | null;
  readonly isMixed: boolean;
  /** A text that has two meanings, or that contradicts another one. */
  readonly sample: string | null;
}

const NO_NUMBERS: NumberStudy = {
  count: 0,
  settled: null,
  unsettled: 'point',
  isMixed: false,
  sample: null,
};

function studyNumbers(values: readonly string[], isTyped: boolean): NumberStudy {
  let count = 0;
  let ambiguous: string | null = null;
  const proof: Record<DecimalForm, string | null> = { point: null, comma: null };
  for (const text of values) {
    const point = readDecimal(text, 'point');
    const comma = readDecimal(text, 'comma');
    if (isDecimalFault(point) && isDecimalFault(comma)) continue;
    count += 1;
    if (isDecimalFault(point)) proof.comma ??= text;
    else if (isDecimalFault(comma)) proof.point ??= text;
    else if (point.units !== comma.units || point.scale !== comma.scale) ambiguous ??= text;
  }
  if (isTyped) return { ...NO_NUMBERS, count, settled: 'point' };
  const isMixed = proof.point !== null && proof.comma !== null;
  const settled = proof.point === null ? 'comma' : 'point';
  return {
    count,
    settled: isMixed || (proof.point ?? proof.comma) === null ? null : settled,
    unsettled: ambiguous === null ? 'point' : null,
    isMixed,
    sample: isMixed ? proof.comma : ambiguous,
  };
}

interface DateStudy {
  readonly count: number;
  /** The forms that read as many texts as any. More than one: somebody has to decide. */
  readonly candidates: readonly DateForm[];
  readonly isMixed: boolean;
  readonly sample: string;
}

const NO_DATES: DateStudy = { count: 0, candidates: [], isMixed: false, sample: '' };

function studyDates(values: readonly string[]): DateStudy {
  const counts = new Map<DateForm, number>();
  let count = 0;
  for (const text of values) {
    if (!MAY_BE_DATE.test(text)) continue;
    let isDate = false;
    for (const form of DATE_FORMS) {
      const day = readDay(text, form);
      // A date with a time of day has this form, even though its rows will be rejected.
      if (isDayFault(day) && day !== 'has-time') continue;
      counts.set(form, (counts.get(form) ?? 0) + 1);
      isDate = true;
    }
    if (isDate) count += 1;
  }
  const forms = DATE_FORMS.filter((form) => counts.has(form));
  const complete = forms.filter((form) => counts.get(form) === count);
  if (complete.includes('iso')) return { count, candidates: ['iso'], isMixed: false, sample: '' };
  const isMixed = complete.length === 0;
  const candidates = isMixed ? forms : complete;
  const isOpen = candidates.length > 1;
  const telling = isOpen ? values.find((text) => hasTwoDays(text, candidates)) : undefined;
  return { count, candidates, isMixed, sample: telling ?? values[0] ?? '' };
}

function hasTwoDays(text: string, forms: readonly DateForm[]): boolean {
  const days = forms.map((form) => readDay(text, form)).filter((day) => !isDayFault(day));
  return new Set(days).size > 1;
}

function findSentinel(values: readonly string[]): string | null {
  const sentinels = values.filter((text) => SENTINEL.test(text));
  const isWhole = sentinels.length === values.length;
  return isWhole ? null : (sentinels[0] ?? null);
}

function sentinelDoubt(column: number, sample: string): FormDoubt {
  const options = [
    { form: 'value', reading: sample },
    { form: 'missing', reading: '' },
  ] as const;
  return { subject: 'missing', column, isMixed: false, sample, options };
}

function decimalDoubt(column: number, sample: string, isMixed: boolean): FormDoubt {
  const options = (['point', 'comma'] as const).map((form) => {
    const value = readDecimal(sample, form);
    return { form, reading: isDecimalFault(value) ? '' : formatDecimal(value) };
  });
  return { subject: 'decimal', column, isMixed, sample, options };
}

function dateDoubt(column: number, { candidates, isMixed, sample }: DateStudy): FormDoubt {
  const options = candidates.map((form) => {
    const day = readDay(sample, form);
    return { form, reading: isDayFault(day) ? '' : formatDay(day) };
  });
  return { subject: 'date', column, isMixed, sample, options };
}
