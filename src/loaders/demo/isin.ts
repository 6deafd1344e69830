import { checkDigits } from '../../domain/instruments/identifier.ts';

/** The number of six-character codes; the code makes an ISIN unique. */
const CODES = 36 ** 6;
/** Coprime to 36^6, so that multiplying by it only shuffles the numbers. */
const SHUFFLE = 1_234_567_891 % CODES;

/** A valid ISIN, different for each number below 36^6, whatever the country. */
export function makeIsin(country: string, number: number): string {
  const code = toCode(shuffled(number), 6);
  const filler = toCode((number * 7919 + 37) % 36 ** 3, 3);
  const body = `${country}${filler}${code}`.toUpperCase();
  return body + checkDigits('isin', body);
}

/** Computes (number × SHUFFLE) mod 36^6 with integers that a double represents exactly. */
function shuffled(number: number): number {
  const high = Math.floor(number / 0x1_0000);
  const low = number % 0x1_0000;
  return (((high * SHUFFLE) % CODES) * 0x1_0000 + low * SHUFFLE) % CODES;
}

function toCode(number: number, length: number): string {
  return number.toString(36).padStart(length, '0');
}
