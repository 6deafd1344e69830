import * as fc from 'fast-check';

const LONG = 60_000;
const DEPTH = 8000;

/** Marks text that is inserted into JSON unchanged, valid or not. */
const RAW = 'raw:';
const RAW_IN_JSON = /"raw:((?:[^"\\]|\\.)*)"/g;

const SQL_AND_HTML = [
  `' or 1=1 --`,
  `'; drop table account; --`,
  `1 union select password_hash from account`,
  `$1::regclass`,
  `\\'; select pg_sleep(9); --`,
  `%' and '%`,
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `]]><!--`,
  `{{sign_in}}`,
  '${7*7}',
];

const CHARACTERS = [
  '\0',
  'a\0b',
  '\u0001\u0008\u001b[2J\u001f\u007f\u0085',
  'x\r\nset-cookie: parcurve=x',
  '\ud83d',
  'a\udc00b',
  '\udc00\ud83d',
  '\u202e\u2066abc\u2028\u2029',
  '\ufeff\ufffe\uffff',
  '\u{10ffff}',
  'e\u0301\u0327'.repeat(100),
  'ﷺ'.repeat(300),
  'ЁжИк指数'.repeat(50),
];

const NUMBERS = [
  ...words('NaN Infinity -Infinity -0 0 -1 1.5 1e3 1e309 0x10 1_000 ٣ １'),
  ...words('2147483647 2147483648 9007199254740993 9223372036854775808'),
  '9'.repeat(400),
];

const DAYS = [
  ...words('0000-00-00 0001-01-01 9999-12-31 2026-02-30 2026-13-01 -00001-01-01 1969-12-31'),
  ...words('+275760-09-13 2026-1-1 2026-01-01T00:00 today'),
  '2026-01-01 ',
];

const NAMES = words('__proto__ constructor prototype toString hasOwnProperty then *');

const LONG_TEXTS = [
  'a'.repeat(LONG),
  ' '.repeat(LONG),
  '[('.repeat(LONG / 2),
  `a@${'a.'.repeat(LONG / 2)}`,
  '1,'.repeat(LONG / 2),
  '%'.repeat(LONG),
  '\ud83d'.repeat(LONG / 6),
  '-'.repeat(LONG),
];

/** Texts that aren't JSON, that JSON parsers treat differently, or that nest very deeply. */
const RAW_JSON = [
  ...words('NaN Infinity -0 1e999 -1e999 1e-999 01 .5 +1 undefined 12345678901234567890'),
  ...words(`"\\ud800" "\\u0000" 'a' /**/1 [1,] {"a":1,"a":2}`),
  '['.repeat(DEPTH) + ']'.repeat(DEPTH),
  `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`,
];

/** Texts for a path instead of an id. */
export const PATH_TEXTS: readonly string[] = [
  ...words('.. . %2e%2e %2e%2e%2f%2e%2e%2fetc%2fpasswd ..%5c..%5c ../../healthz // 1//2 ~root'),
  ...words('%00 % %zz %c0%ae %ed%a0%bd %ff %2525 1%3f 1%23 ;id=1 * 1,2 +1 :indexId {indexId}'),
  'a'.repeat(201),
  '1'.repeat(3000),
];

/** Malicious and unlucky texts, for any text field. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...SQL_AND_HTML) },
  { weight: 3, arbitrary: fc.constantFrom(...CHARACTERS) },
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom(...DAYS) },
  { weight: 1, arbitrary: fc.constantFrom(...NAMES, '', ' ', 'null', 'undefined', 'true') },
  { weight: 1, arbitrary: fc.constantFrom(...LONG_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
);

/** Keys that no contract has. */
export const hostileName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...NAMES, '', 'id', 'isOperator', 'access_level', '0', 'a[]', 'a[b]', '\ud83d'),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Any JSON value, and some texts that aren't valid JSON. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      1.5,
      -1,
      2 ** 31,
      2 ** 53,
      1e308,
      5e-324,
      [],
      {},
      [[null]],
      { length: 1e9, toJSON: 1 },
      Object.fromEntries([['__proto__', { isOperator: true }]]),
      { constructor: { prototype: { isOperator: true } } },
      Array.from({ length: 5000 }, (_, i) => i),
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom(...RAW_JSON).map((token) => RAW + token) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** A body as JSON; texts that are marked as raw are inserted unchanged. */
export function toJson(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.replaceAll(RAW_IN_JSON, (_, token: string) => JSON.parse(`"${token}"`) as string);
}

/**
 * A text in a URL. A lone surrogate has no valid encoding, so it is sent as the bytes that UTF-8
 * would give it.
 */
export function urlText(value: unknown): string {
  const text = typeof value === 'string' ? value : toJson(value);
  if (text.isWellFormed()) return encodeURIComponent(text);
  return Array.from(text, (character) =>
    character.isWellFormed() ? encodeURIComponent(character) : '%ED%A0%BD',
  ).join('');
}

function words(text: string): string[] {
  return text.split(' ');
}
