/**
 * An exact decimal number: units / 10^scale. Always canonical: the smallest scale (≥ 0) that holds
 * the value, so two equal numbers are equal field by field.
 */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?$/;
/** Longer numbers are rejected: no market quotes them, and a huge exponent would exhaust memory. */
const MAX_DIGITS = 400;

export function decimal(units: bigint, scale: number): Decimal {
  let canonicalUnits = units;
  let canonicalScale = scale;
  while (canonicalScale < 0) {
    canonicalUnits *= 10n;
    canonicalScale += 1;
  }
  while (canonicalScale > 0 && canonicalUnits % 10n === 0n) {
    canonicalUnits /= 10n;
    canonicalScale -= 1;
  }
  return { units: canonicalUnits, scale: canonicalScale };
}

/** Parses `-12.50`, `.5`, `1e-9`; undefined for anything that isn't a finite decimal number. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  if (whole === '' && fraction === '') return undefined;
  const digits = whole + fraction;
  const scale = fraction.length - Number(exponent);
  // Counted in plain notation, so that every accepted number can be written and read again.
  const plainDigits = Math.max(digits.length - scale, 1) + Math.max(scale, 0);
  if (plainDigits > MAX_DIGITS) return undefined;
  const units = BigInt(digits);
  return decimal(sign === '-' ? -units : units, scale);
}

/** Plain notation without exponent: `-12.5`, `0.000000001`. */
export function formatDecimal({ units, scale }: Decimal): string {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** The units of the same value at a larger scale: unitsAtScale(1.5, 3) = 1500. */
export function unitsAtScale({ units, scale }: Decimal, targetScale: number): bigint {
  return units * 10n ** BigInt(targetScale - scale);
}

/** Negative if the first is smaller, positive if it is larger. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const scale = Math.max(a.scale, b.scale);
  const difference = unitsAtScale(a, scale) - unitsAtScale(b, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The shortest text of a number, in plain notation: `0.000000001` instead of `1e-9`. */
export function plainNumber(value: number): string {
  const text = String(value);
  if (Number.isFinite(value) && !text.includes('e')) return text;
  const exact = parseDecimal(text);
  if (!exact) throw new RangeError(`${text} is not a decimal`);
  return formatDecimal(exact);
}
