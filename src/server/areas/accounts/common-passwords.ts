import { ApiError } from '../../../contracts/core/errors.ts';
/** Shorter passwords are rejected before this check. */
const MIN_LENGTH = 10;
/** Words about this site: a password of only these, digits and punctuation is rejected. */
const PLACE_WORDS = [
  'parcurve',
  'portal',
  'demo',
  'admin',
  'administrator',
  'operator',
  'account',
  'password',
  'welcome',
  'login',
  'market',
  'finance',
  'bond',
  'stock',
  'quote',
  'index',
  'curve',
  'yield',
];
const OF_THE_PLACE = new RegExp(`^(?:(?:${PLACE_WORDS.join('|')})s?)+$`);

let list: Promise<ReadonlySet<string>> | undefined;

/** Whether it is one of the passwords that attackers try first; case doesn't matter. */
async function isCommonPassword(password: string): Promise<boolean> {
  const plain = password.toLowerCase();
  // The list doesn't contain passwords that these rules catch.
  if (isRepeated(plain) || isRun(plain) || isOfPlace(plain)) return true;
  list ??= readList();
  return (await list).has(plain);
}

/** Loaded on first use: most processes never see a new password. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const passwords: readonly string[] = dictionary['passwords-common'];
  return new Set(passwords.filter(({ length }) => length >= MIN_LENGTH));
}

/** `1111111111`, `abcabcabcabc`. */
function isRepeated(password: string): boolean {
  return /^(.{1,4})\1+$/s.test(password);
}

/** `Parcurve2026!`: only words of this site and non-letters. */
function isOfPlace(password: string): boolean {
  return OF_THE_PLACE.test(password.replaceAll(/\P{L}/gu, ''));
}

/** `0123456789`, `jihgfedcba`: each character is adjacent to the previous one. */
function isRun(password: string): boolean {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const [first = 0, second = 0] = codes;
  const step = second - first;
  return Math.abs(step) === 1 && codes.every((code, i) => code === first + i * step);
}

export async function refuseCommon(password: string, field: string): Promise<void> {
  if (await isCommonPassword(password)) {
    throw new ApiError('invalid_field', { field, label: 'field_new_password_common' });
  }
}
