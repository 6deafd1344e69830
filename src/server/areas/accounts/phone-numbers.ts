import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** How many digits at the end still show which of their own numbers it is. */
const SHOWN_DIGITS = 3;

/**
 * A number with its country code as E.164 (`+4791234219`), however it was written; undefined if it
 * is none. Without the code nobody knows which country is meant.
 */
export function parsePhone(text: string): string | undefined {
  const written = text
    .normalize('NFKC')
    .trim()
    .replace(/^00\s*(?=[1-9])/, '+');
  if (!written.startsWith('+')) return undefined;
  // Not a number somewhere in a text, but a text that is a number.
  const number = parsePhoneNumberFromString(written, { extract: false });
  return number?.isValid() && number.ext === undefined ? number.number : undefined;
}

/** As people of all countries read it: `+47 91 23 42 19`. */
export function showPhone(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}

/** For where somebody may look over a shoulder: `+47 ·· ·· ·2 19`. */
export function maskPhone(e164: string): string {
  const [country = '', ...rest] = showPhone(e164).split(' ');
  const national = rest.join(' ');
  const hidden = national.replaceAll(/\D/g, '').length - SHOWN_DIGITS;
  let seen = 0;
  const masked = national.replaceAll(/\d/g, (digit) => ((seen += 1) > hidden ? digit : '·'));
  return `${country} ${masked}`;
}
