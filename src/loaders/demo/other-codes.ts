import { checkDigits } from '../../domain/instruments/identifier.ts';

/** The characters of a FIGI: no vowels, so that no words appear. */
const FIGI_CHARACTERS = '0123456789BCDFGHJKLMNPQRSTVWXYZ';

/** A valid, unassigned FIGI: real ones do not begin with ZZ. */
export function demoFigi(number: number): string {
  const base = FIGI_CHARACTERS.length;
  let code = '';
  for (let rest = number; code.length < 8; rest = Math.floor(rest / base)) {
    code = FIGI_CHARACTERS.charAt(rest % base) + code;
  }
  return `ZZG${code}${checkDigits('figi', `ZZG${code}`)}`;
}

/** A valid, unassigned LEI. */
export function demoLei(number: number): string {
  const body = `ZZZZ00${number.toString(36).toUpperCase().padStart(12, '0')}`;
  return body + checkDigits('lei', body);
}
