import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDigits, identifierProblem, type IdentifierScheme } from './identifier.ts';

/** Codes of real instruments and companies, as published. */
const PUBLISHED: readonly (readonly [IdentifierScheme, string])[] = [
  ['isin', 'US0378331005'], // Apple
  ['isin', 'DE000BAY0017'], // Bayer
  ['isin', 'GB0002634946'], // BAE Systems
  ['isin', 'RU0009029540'],
  ['isin', 'AU0000XVGZA3'], // the example of the standard
  ['cusip', '037833100'], // Apple
  ['cusip', '38259P508'], // Google
  ['cusip', '594918104'], // Microsoft
  ['cusip', '68389X105'], // Oracle
  ['sedol', '0263494'], // BAE Systems
  ['sedol', 'B0YBKJ7'],
  ['sedol', '2046251'], // Apple
  ['figi', 'BBG000B9XRY4'], // Apple
  ['figi', 'BBG000BLNNH6'], // IBM
  ['figi', 'BBG000BPH459'], // Microsoft
  ['lei', '5493001KJTIIGC8Y1R12'], // Bloomberg Finance
  ['lei', '213800WSGIIZCXF1P572'], // Jaguar Land Rover
  ['lei', '5493000IBP32UQZ0KL24'], // British Bankers' Association
  ['lei', 'HWUPKR0MPOU8FGXBT394'], // Apple
  ['wkn', 'BAY001'],
  ['wkn', '865985'], // Apple
  ['ticker', 'AAPL'],
  ['ticker', 'EUR/USD'],
  ['ticker', 'BRK.B'],
  ['ticker', 'T'],
];

test.each(PUBLISHED)('%s %s is valid', (scheme, value) => {
  expect(identifierProblem(scheme, value)).toBeUndefined();
});

test.each<[IdentifierScheme, string]>([
  ['isin', ''],
  ['isin', 'us0378331005'],
  ['isin', 'US037833100'],
  ['isin', 'US03783310050'],
  ['isin', '120378331005'],
  ['isin', ' US0378331005'],
  ['cusip', '03783310'],
  ['cusip', '03783310A'],
  ['sedol', 'A0YBKJ7'], // a vowel
  ['figi', 'BBA000B9XRY4'], // no G
  ['figi', 'GBG000B9XRY4'], // may begin an ISIN
  ['figi', 'BBG000A9XRY4'], // a vowel
  ['lei', '5493001KJTIIGC8Y1RXX'],
  ['wkn', 'BAYO01'], // the letter O
  ['wkn', '86598'],
  ['ticker', ''],
  ['ticker', ' AAPL'],
  ['ticker', 'AAPL\n'],
  ['ticker', 'A'.repeat(51)],
])('%s %j has an invalid form', (scheme, value) => {
  expect(identifierProblem(scheme, value)).toBe('form');
});

const CHECKED = [
  ['isin', 'US037833100', 1],
  ['cusip', '03783310', 1],
  ['sedol', 'B0YBKJ', 1],
  ['figi', 'BBG000B9XRY', 1],
  ['lei', '5493001KJTIIGC8Y1R', 2],
] as const;

describe.each(CHECKED)('a check digit of %s', (scheme, published, length) => {
  const characters = Array.from('0123456789BCDFGHJKLMNPQRSTVWXYZ');
  // Bodies of the right form: random digits and consonants, after a fixed prefix for ISIN and FIGI.
  const bodies = fc
    .tuple(...Array.from(published, () => fc.constantFrom(...characters)))
    .map((chosen) => chosen.join(''))
    .map((body) => {
      if (scheme === 'isin') return `US${body.slice(2)}`;
      return scheme === 'figi' ? `BBG${body.slice(3)}` : body;
    });

  test('fits every body', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        const value = body + checkDigits(scheme, body);
        expect(identifierProblem(scheme, value)).toBeUndefined();
      }),
    );
  });

  test('detects every other digit in its place', () => {
    fc.assert(
      fc.property(bodies, fc.integer({ min: 1, max: 9 }), (body, distance) => {
        const value = body + checkDigits(scheme, body);
        const wrong = (Number(value.at(-1)) + distance) % 10;
        expect(identifierProblem(scheme, value.slice(0, -1) + wrong)).toBe('check digit');
      }),
    );
  });

  test('detects a wrong digit inside', () => {
    fc.assert(
      fc.property(bodies, fc.nat(), fc.integer({ min: 1, max: 9 }), (body, at, distance) => {
        const places = [...body.matchAll(/\d/g)].map(({ index }) => index);
        fc.pre(places.length > 0);
        const place = places[at % places.length]!;
        const wrong = (Number(body[place]) + distance) % 10;
        const value = body + checkDigits(scheme, body);
        const changed = value.slice(0, place) + wrong + value.slice(place + 1);
        expect(identifierProblem(scheme, changed)).toBe('check digit');
      }),
    );
  });

  test(`has ${length === 1 ? 'one place' : 'two places'}`, () => {
    expect(checkDigits(scheme, published)).toMatch(new RegExp(`^\\d{${length}}$`));
  });
});
