/** Official codes of instruments and companies. Values are in capitals. */
export const IDENTIFIER_SCHEMES = [
  'isin',
  'ticker',
  'figi',
  'cusip',
  'sedol',
  'wkn',
  'lei',
] as const;
export type IdentifierScheme = (typeof IDENTIFIER_SCHEMES)[number];

/** Why a value is invalid in its scheme. */
export type IdentifierProblem = 'form' | 'check digit';

/** The same forms as in 0012-identifiers.sql; a test compares the two. */
const FORMS: Readonly<Record<IdentifierScheme, RegExp>> = {
  isin: /^[A-Z]{2}[A-Z0-9]{9}[0-9]$/,
  // Exchanges spell tickers freely: EUR/USD, BRK.B, 0700.
  ticker: /^[^ \p{Cc}](?:\P{Cc}{0,48}[^ \p{Cc}])?$/u,
  // A FIGI has no vowels and doesn't start like an ISIN.
  figi: /^(?!BS|BM|GG|GB|GH|KY|VG)[B-DF-HJ-NP-TV-Z]{2}G[B-DF-HJ-NP-TV-Z0-9]{8}[0-9]$/,
  cusip: /^[A-Z0-9*@#]{8}[0-9]$/,
  sedol: /^[B-DF-HJ-NP-TV-Z0-9]{6}[0-9]$/,
  wkn: /^[A-HJ-NP-Z0-9]{6}$/,
  lei: /^[A-Z0-9]{18}[0-9]{2}$/,
};

type CheckedScheme = Exclude<IdentifierScheme, 'ticker' | 'wkn'>;

const CHECK_DIGITS: Readonly<Record<CheckedScheme, (body: string) => string>> = {
  isin: luhnDigit,
  figi: doubleAddDigit,
  cusip: doubleAddDigit,
  sedol: weightedDigit,
  lei: moduloDigits,
};

/** The problem with a value; undefined if none is found. */
export function identifierProblem(
  scheme: IdentifierScheme,
  value: string,
): IdentifierProblem | undefined {
  if (!FORMS[scheme].test(value)) return 'form';
  if (scheme === 'ticker' || scheme === 'wkn') return undefined;
  const length = scheme === 'lei' ? 2 : 1;
  const body = value.slice(0, -length);
  return checkDigits(scheme, body) === value.slice(-length) ? undefined : 'check digit';
}

/** The check digits that follow the body of a code: two for an LEI, one for the others. */
export function checkDigits(scheme: CheckedScheme, body: string): string {
  return CHECK_DIGITS[scheme](body);
}

/** A = 10 … Z = 35, then the three special characters of CUSIPs. */
function valueOfCharacter(character: string): number {
  const sign = '*@#'.indexOf(character);
  return sign < 0 ? Number.parseInt(character, 36) : 36 + sign;
}

/** ISO 6166: each letter becomes two digits, then the Luhn rule is applied from the right. */
function luhnDigit(body: string): string {
  let sum = 0;
  let isDoubled = true;
  for (const character of Array.from(body).toReversed()) {
    const value = valueOfCharacter(character);
    for (const digit of value >= 10 ? [value % 10, Math.floor(value / 10)] : [value]) {
      sum += digitSum(isDoubled ? digit * 2 : digit);
      isDoubled = !isDoubled;
    }
  }
  return upToTen(sum);
}

/** For CUSIP and FIGI: every second character is doubled, then all digits are added. */
function doubleAddDigit(body: string): string {
  const sum = Array.from(body, (character, i) =>
    digitSum(valueOfCharacter(character) * (i % 2 === 0 ? 1 : 2)),
  ).reduce((total, part) => total + part, 0);
  return upToTen(sum);
}

const SEDOL_WEIGHTS = [1, 3, 1, 7, 3, 9];

function weightedDigit(body: string): string {
  const sum = SEDOL_WEIGHTS.reduce(
    (total, weight, i) => total + weight * valueOfCharacter(body.charAt(i)),
    0,
  );
  return upToTen(sum);
}

/** ISO 7064, mod 97-10: the whole code, read as a number, has the remainder 1. */
function moduloDigits(body: string): string {
  let rest = 0;
  for (const character of `${body}00`) {
    const value = valueOfCharacter(character);
    rest = (rest * (value >= 10 ? 100 : 10) + value) % 97;
  }
  return String(98 - rest).padStart(2, '0');
}

function digitSum(number: number): number {
  return Math.floor(number / 10) + (number % 10);
}

function upToTen(sum: number): string {
  return String((10 - (sum % 10)) % 10);
}
