import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EMPTY_SCREEN,
  MAX_ISINS,
  readScreen,
  writeScreen,
  type AddressQuery,
  type Screen,
} from './screen-address.ts';
import { PRESETS, presetQuery } from './presets.ts';
import {
  isGuardedField,
  SCREEN_COLUMNS,
  SCREEN_FIELDS,
  SCREEN_KINDS,
  type ScreenField,
} from './screen-fields.ts';

/** The domain can't use `URLSearchParams`, so neither do its tests. */
class Query implements AddressQuery {
  readonly #parts: readonly (readonly [string, string])[];

  constructor(text: string) {
    this.#parts = text
      .split('&')
      .filter((part) => part !== '')
      .map((part) => {
        const [name = '', ...value] = part.split('=');
        return [name, decodeURIComponent(value.join('='))];
      });
  }

  get(name: string): string | null {
    return this.getAll(name)[0] ?? null;
  }

  getAll(name: string): string[] {
    return this.#parts.filter(([each]) => each === name).map(([, value]) => value);
  }

  keys(): Iterable<string> {
    return this.#parts.map(([name]) => name);
  }
}

const readBondScreen = (text: string) => readScreen('bonds', new Query(text));

test('SCR-4 a link and a form without scripts mean the same', () => {
  const link = readBondScreen('currency=EUR,USD&yield=2.75..6&maturity=2028-01-01..');
  const form = readBondScreen(
    'currency=EUR&currency=USD&yield.from=2.75&yield.to=6&maturity.from=2028-01-01&maturity.to=',
  );
  expect(form).toEqual(link);
  expect(link.ignored).toEqual([]);
  expect(link.screen.choices).toEqual({ currency: ['EUR', 'USD'] });
  expect(link.screen.ranges).toEqual({
    yield: { from: '2.75', to: '6' },
    maturity: { from: '2028-01-01', to: null },
  });
});

test.each([
  ['colour=red', 'colour'],
  ['yield=6..2', 'yield'],
  ['yield=1..2..3', 'yield'],
  ['yield=abc', 'yield'],
  ['yield=NaN..', 'yield'],
  ['yield=1e3..', 'yield'],
  ['maturity=2028-02-30..', 'maturity'],
  ['maturity=2030-01-01..2029-01-01', 'maturity'],
  ['couponType=odd', 'couponType'],
  ['currency=%3Cb%3E', 'currency'],
  ['sort=line', 'sort'],
  ['sort=-nothing', 'sort'],
  ['page=0', 'page'],
  ['page=1.5', 'page'],
  ['view=cube', 'view'],
  ['columns=name,nothing', 'columns'],
  ['known=currency', 'known'],
  ['isin=XS123', 'isin'],
  [`text=${'x'.repeat(101)}`, 'text'],
])('%s is ignored and reported', (address, field) => {
  const { screen, ignored } = readBondScreen(`currency=EUR&${address}`);
  expect(ignored.map((part) => part.field)).toContain(field);
  expect(screen.choices).toEqual({ currency: ['EUR'] });
});

const isin = (number: number) => `XS${String(number).padStart(9, '0')}1`;

describe('lists of ISINs', () => {
  test('SCR-4 are pasted with anything between them', () => {
    const { screen, ignored } = readBondScreen('isin=XS0000000011%0A xs0000000021;XS0000000011');
    expect(screen.isins).toEqual(['XS0000000011', 'XS0000000021']);
    expect(ignored).toEqual([]);
  });

  test('of ten thousand the first ones are used, and the reader is told', () => {
    const list = Array.from({ length: 10_000 }, (_, number) => isin(number)).join(',');
    const { screen, ignored } = readBondScreen(`isin=${list}`);
    expect(screen.isins).toHaveLength(MAX_ISINS);
    expect(ignored).toEqual([{ field: 'isin', value: `> ${MAX_ISINS}` }]);
  });
});

const screens: fc.Arbitrary<Screen> = fc.record({
  choices: fc.oneof(
    fc.constant({}),
    fc.record({ currency: fc.uniqueArray(fc.constantFrom('EUR', 'USD', 'GBP'), { minLength: 1 }) }),
  ),
  ranges: fc.oneof(
    fc.constant({}),
    fc.record({
      yield: fc.record({ from: fc.constant('-0.5'), to: fc.constantFrom(null, '7', '12.25') }),
    }),
  ),
  known: fc.constantFrom([], ['price'], ['price', 'spread']),
  isins: fc.constantFrom([], ['XS0000000011']),
  text: fc.constantFrom('', 'Ölwerk & Söhne', '50% + 1'),
  money: fc.constantFrom(null, 'CHF'),
  sort: fc.constantFrom('yield', 'name'),
  isDescending: fc.boolean(),
  page: fc.integer({ min: 1, max: 99_999 }),
  columns: fc.constantFrom(null, ['name', 'yield']),
  view: fc.constantFrom('table', 'both', 'map'),
});

test('SCR-4 a URL carries everything', () => {
  fc.assert(
    fc.property(screens, (screen) => {
      expect(readBondScreen(writeScreen(screen))).toEqual({ screen, ignored: [] });
    }),
  );
  expect(writeScreen(EMPTY_SCREEN)).toBe('');
});

test('any URL can be parsed', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (address) => {
      for (const kind of SCREEN_KINDS) {
        const { screen } = readScreen(kind, new Query(address));
        expect(screen.page).toBeGreaterThan(0);
      }
    }),
  );
});

describe.each(SCREEN_KINDS)('the list %s', (kind) => {
  const fields: readonly ScreenField[] = SCREEN_FIELDS[kind];

  test('knows everything its presets refer to', () => {
    for (const preset of PRESETS[kind]) {
      const query = presetQuery(preset, '2026-11-13');
      const { screen, ignored } = readScreen(kind, new Query(query));
      expect(ignored).toEqual([]);
      expect(writeScreen(screen).length).toBe(query.length);
    }
  });

  test('has histograms whose bars are contiguous', () => {
    for (const { edges } of fields.filter((field) => field.type === 'range')) {
      expect(edges).toEqual([...new Set(edges)].toSorted((a, b) => a - b));
    }
  });

  test('SCR-3 guards a value as a field and as a column alike', () => {
    for (const { id, isGuarded = false } of SCREEN_COLUMNS[kind]) {
      expect(isGuardedField(kind, id)).toBe(isGuarded);
    }
  });
});
