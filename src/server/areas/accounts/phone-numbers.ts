import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** How many trailing digits identify a number to its owner. */
const SHOWN_DIGITS = 3;

/**
 * A number with its country code as E.164 (`+4791234219`), in any notation; undefined if it is
 * invalid. Without a country code, the country is ambiguous.
 */
export function parsePhone(text: string): string | undefined {
  const written = text
    .normalize('NFKC')
    .trim()
    .replace(/^00\s*(?=[1-9])/, '+');
  if (!written.startsWith('+')) return undefined;
  // The whole text must be a number.
  const number = parsePhoneNumberFromString(written, { extract: false });
  return number?.isValid() && number.ext === undefined ? number.number : undefined;
}

/** In international format: `+47 91 23 42 19`. */
export function showPhone(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}

/** For pages where someone may look over a shoulder: `+47 ·· ·· ·2 19`. */
export function maskPhone(e164: string): string {
  const [country = '', ...rest] = showPhone(e164).split(' ');
  const national = rest.join(' ');
  const hidden = national.replaceAll(/\D/g, '').length - SHOWN_DIGITS;
  let seen = 0;
  const masked = national.replaceAll(/\d/g, (digit) => ((seen += 1) > hidden ? digit : '·'));
  return `${country} ${masked}`;
}
