import { decimal, formatDecimal, parseDecimal, type Decimal } from './decimal.ts';
import { displayNumber, roundDecimalText } from './format.ts';
import type { Language } from './language.ts';

/** How a language abbreviates large numbers. The portal uses only these abbreviations. */
export interface AmountUnits {
  readonly million: string;
  readonly billion: string;
}

const UNITS: Record<Language, AmountUnits> = {
  rus: { million: 'млн', billion: 'млрд' },
  eng: { million: 'mln', billion: 'bn' },
  pol: { million: 'mln', billion: 'mld' },
  ita: { million: 'mln', billion: 'mld' },
  deu: { million: 'Mio.', billion: 'Mrd.' },
  esp: { million: 'mill.', billion: 'mil mill.' },
  chn: { million: '百万', billion: '十亿' },
  ukr: { million: 'млн', billion: 'млрд' },
  fra: { million: 'M', billion: 'Md' },
  tur: { million: 'mn', billion: 'mr' },
};

const MILLION_DIGITS = 6;
const BILLION_DIGITS = 9;
const MAX_DECIMALS = 2;
const SIGNIFICANT_DIGITS = 4;
const NO_BREAK_SPACE = '\u00a0';

export function amountUnits(language: Language): AmountUnits {
  return UNITS[language];
}

/**
 * `16.57 bn`, `847.4 mln`, `950 000`: at most four significant digits from a million up. With a
 * currency, its code comes first. Show the whole number as well, for instance as a title.
 */
export function displayAmount(value: string, language: Language, currency?: string | null): string {
  const text = shortAmount(value, language);
  return currency ? `${currency}${NO_BREAK_SPACE}${text}` : text;
}

/** The number of millions for a column whose heading has the unit. */
export function displayMillions(value: string, language: Language, decimals = 0): string {
  const amount = parseDecimal(value);
  return amount ? displayNumber(shifted(amount, MILLION_DIGITS), decimals, language) : value;
}

/**
 * One unit and one number of decimals for amounts that are shown beside each other, in a chart for
 * instance: three significant digits for the largest, fewer where none of them needs more.
 */
export function shareUnit(values: readonly number[], language: Language) {
  const largest = Math.max(...values, 1);
  const { million, billion } = UNITS[language];
  const isBillions = largest >= 10 ** BILLION_DIGITS;
  const size = 10 ** (isBillions ? BILLION_DIGITS : MILLION_DIGITS);
  const most = MAX_DECIMALS - Math.floor(Math.log10(largest / size));
  const cap = Math.min(MAX_DECIMALS, Math.max(0, most));
  const needs = values.map((value) => {
    const written = (value / size).toFixed(cap);
    return written.includes('.') ? (written.replace(/\.?0+$/, '').split('.')[1]?.length ?? 0) : 0;
  });
  const decimals = Math.max(0, ...needs);
  return {
    unit: isBillions ? billion : million,
    write: (value: number) => displayNumber((value / size).toFixed(decimals), decimals, language),
  };
}

function shortAmount(value: string, language: Language): string {
  const amount = parseDecimal(value);
  if (!amount) return value;
  const { million, billion } = UNITS[language];
  // Rounding can carry 999,999,999 into the next unit, so it comes before the choice of the unit.
  const millions = rounded(shifted(amount, MILLION_DIGITS));
  if (wholeDigits(rounded(shifted(amount, BILLION_DIGITS))) > 0 && wholeDigits(millions) > 3) {
    return `${trimmed(rounded(shifted(amount, BILLION_DIGITS)), language)}${NO_BREAK_SPACE}${billion}`;
  }
  const isMillions = formatDecimal(amount).replace('-', '').split('.')[0]!.length > MILLION_DIGITS;
  return isMillions
    ? `${trimmed(millions, language)}${NO_BREAK_SPACE}${million}`
    : displayNumber(formatDecimal(amount), 0, language);
}

/** The plain text of the value divided by a power of ten. */
function shifted({ units, scale }: Decimal, digits: number): string {
  return formatDecimal(decimal(units, scale + digits));
}

function rounded(text: string): string {
  const decimals = SIGNIFICANT_DIGITS - Math.max(1, wholeDigits(text));
  return roundDecimalText(text, Math.min(MAX_DECIMALS, Math.max(0, decimals)));
}

function wholeDigits(text: string): number {
  const whole = text.replace('-', '').split('.')[0] ?? '';
  return whole === '0' ? 0 : whole.length;
}

function trimmed(text: string, language: Language): string {
  const kept = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return displayNumber(kept, kept.split('.')[1]?.length ?? 0, language);
}
