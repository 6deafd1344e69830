/** The six characters that tell one number from another: 36^6 of them. */
const CODES = 36 ** 6;
/** Shares no factor with 36^6, so that multiplying by it only shuffles the numbers. */
const SHUFFLE = 1_234_567_891 % CODES;

/** A valid ISIN; different for each number below 36^6, whatever the country. */
export function isinOf(country: string, number: number): string {
  const code = toCode(shuffled(number), 6);
  const filler = toCode((number * 7919 + 37) % 36 ** 3, 3);
  const body = `${country}${filler}${code}`.toUpperCase();
  return body + isinCheckDigit(body);
}

/** (number × SHUFFLE) mod 36^6 without leaving the whole numbers a double holds exactly. */
function shuffled(number: number): number {
  const high = Math.floor(number / 0x1_0000);
  const low = number % 0x1_0000;
  return (((high * SHUFFLE) % CODES) * 0x1_0000 + low * SHUFFLE) % CODES;
}

function toCode(number: number, length: number): string {
  return number.toString(36).padStart(length, '0');
}

/** The last digit of an ISIN from the eleven before it (ISO 6166: Luhn, with A = 10 … Z = 35). */
export function isinCheckDigit(body: string): number {
  let sum = 0;
  let doubled = true;
  for (let i = body.length - 1; i >= 0; i -= 1) {
    const value = Number.parseInt(body.charAt(i), 36);
    for (const digit of value >= 10 ? [value % 10, Math.floor(value / 10)] : [value]) {
      const weighted = doubled ? digit * 2 : digit;
      sum += weighted >= 10 ? weighted - 9 : weighted;
      doubled = !doubled;
    }
  }
  return (10 - (sum % 10)) % 10;
}
