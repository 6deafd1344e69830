import { describe, expect, test } from 'vitest';
import {
  EMPTY_SCREEN,
  readScreen,
  effectiveWords,
  writeScreen,
  type Screen,
} from './screen-address.ts';
import {
  activeFilters,
  clearField,
  clearFilters,
  filterQuery,
  findPreset,
  listAll,
  setKnown,
  setRange,
  shownColumns,
  toggleChoice,
  withColumns,
  withMeasure,
  withoutGuarded,
  withSort,
} from './screen-changes.ts';
import { SCREEN_FIELDS, type ChoiceField, type ScreenKind } from './screen-fields.ts';

function parseScreen(query: string, kind: ScreenKind = 'bonds'): Screen {
  const parts = new Map(query.split('&').map((part) => part.split('=') as [string, string]));
  parts.delete('');
  return readScreen(kind, {
    get: (name) => parts.get(name) ?? null,
    getAll: (name) => (parts.has(name) ? [parts.get(name)!] : []),
    keys: () => parts.keys(),
  }).screen;
}

function choiceField(id: string): ChoiceField {
  const field = SCREEN_FIELDS.bonds.find((each) => each.id === id);
  if (field?.type !== 'choice') throw new Error(`${id} has no words`);
  return field;
}

describe('a change of a screen', () => {
  test('lists outstanding records by default, and others on request', () => {
    const status = choiceField('status');
    const toggle = (query: string, value: string) =>
      writeScreen(toggleChoice(parseScreen(query), status, value));
    expect(toggle('', 'matured')).toBe('status=active,defaulted,matured');
    expect(toggle('status=active,defaulted,matured', 'matured')).toBe('');
    expect(toggle('', 'defaulted')).toBe('status=active');
    expect(toggle('status=active', 'active')).toBe('');
    expect(writeScreen(parseScreen('status=defaulted,active'))).toBe('');
    expect(writeScreen(parseScreen('status=active', 'stocks'))).toBe('');
    expect(effectiveWords(status, parseScreen(''))).toEqual(['active', 'defaulted']);
    // A filter that names bonds shows them whatever their status.
    expect(effectiveWords(status, parseScreen('isin=US0378331005'))).toEqual([]);
    expect(writeScreen(listAll(parseScreen('text=a'), status))).toBe(
      'status=active,defaulted,matured,withdrawn&text=a',
    );
  });

  test('starts at the first page and keeps the rest', () => {
    const screen = parseScreen('currency=EUR&sort=-amount&page=7&view=table');
    expect(writeScreen(toggleChoice(screen, choiceField('currency'), 'USD'))).toBe(
      'currency=EUR,USD&sort=-amount&view=table',
    );
    expect(writeScreen(setRange(screen, 'yield', { from: '2', to: null }))).toBe(
      'currency=EUR&yield=2..&sort=-amount&view=table',
    );
    expect(writeScreen(withSort(screen, 'yield', true))).toBe(
      'currency=EUR&sort=-yield&view=table',
    );
  });

  test('removes a filter with its last word, both bounds or the wish for values', () => {
    const screen = parseScreen(
      'currency=EUR&yield=2..6&known=yield,price&isin=US0378331005&text=a',
    );
    expect(writeScreen(toggleChoice(screen, choiceField('currency'), 'EUR'))).not.toContain(
      'currency',
    );
    expect(writeScreen(setRange(screen, 'yield', { from: null, to: null }))).not.toContain(
      'yield=',
    );
    expect(clearField(screen, 'yield').known).toEqual(['price']);
    expect(setKnown(screen, 'price', false).known).toEqual(['yield']);
    expect(setKnown(screen, 'price', true).known).toEqual(['yield', 'price']);
    expect(clearField(screen, 'isin').isins).toEqual([]);
    expect(clearField(screen, 'text').text).toBe('');
    expect(activeFilters('bonds', screen)).toEqual(['currency', 'yield', 'price', 'isin', 'text']);
    expect(activeFilters('bonds', EMPTY_SCREEN)).toEqual([]);
  });

  test('reset keeps how the result is shown', () => {
    const screen = parseScreen(
      'currency=EUR&yield=2..6&sort=-amount&columns=name,price&view=map&page=3',
    );
    expect(writeScreen(clearFilters(screen))).toBe('sort=-amount&columns=name,price&view=map');
  });
});

describe('columns', () => {
  test('keep the chosen order, with the name first', () => {
    expect(shownColumns('bonds', parseScreen('columns=yield,isin'))).toEqual([
      'name',
      'yield',
      'isin',
    ]);
    expect(shownColumns('company', EMPTY_SCREEN)).toContain('rating');
  });

  test('the default ones are omitted from the URL', () => {
    const usual = shownColumns('bonds', EMPTY_SCREEN);
    const without = withColumns('bonds', EMPTY_SCREEN, usual.slice(1, -1));
    expect(without.columns).toEqual(usual.slice(0, -1));
    expect(withColumns('bonds', without, usual).columns).toBeNull();
  });
});

test('SCR-3 columns that need values are removed by name, the rest and the page stay', () => {
  const screen = parseScreen('currency=EUR&yield=2..&known=price&quality=1&sort=-spread&page=2');
  const { screen: open, left } = withoutGuarded('bonds', screen);
  expect(writeScreen(open)).toBe('currency=EUR&page=2');
  expect(left).toEqual(['quality', 'yield', 'price', 'spread']);
  expect(withoutGuarded('bonds', parseScreen('currency=EUR&sort=coupon'))).toEqual({
    screen: parseScreen('currency=EUR&sort=coupon'),
    left: [],
  });
});

test('requests only contain the filters', () => {
  const screen = parseScreen('currency=EUR,USD&maturity=2028-01-01..&sort=coupon&page=3&view=map');
  expect(filterQuery(screen)).toEqual({ currency: 'EUR,USD', maturity: '2028-01-01..' });
});

describe('SCR-4 a preset', () => {
  const presets = [
    { id: 'all', screen: EMPTY_SCREEN },
    { id: 'government', screen: parseScreen('category=government&status=active') },
    { id: 'good', screen: parseScreen('quality=1,2,3&status=active') },
  ];

  test.each([
    ['', { id: 'all', isEdited: false }],
    ['sort=coupon&view=map&page=2', { id: 'all', isEdited: false }],
    ['status=active&quality=3,2,1', { id: 'good', isEdited: false }],
    ['quality=1,2,3&status=active&currency=EUR', { id: 'good', isEdited: true }],
    ['currency=EUR', null],
    ['quality=1&status=active', null],
  ])('of “%s”', (query, found) => {
    expect(findPreset(parseScreen(query), presets)).toEqual(found);
  });
});

describe('indexes', () => {
  test('switching the measure converts shared columns to the other unit and drops bounds', () => {
    const levels = parseScreen(
      'category=bond&dayChange=1..&known=price&sort=-monthChange&columns=price,line&page=3',
      'indexes',
    );
    const rates = withMeasure(levels, 'rates');
    expect(writeScreen(rates)).toBe(
      'category=bond&measure=rates&sort=-monthChangeBp&columns=yield,line',
    );
    expect(writeScreen(withMeasure(rates, 'levels'))).toBe(
      'category=bond&sort=-monthChange&columns=price,line',
    );
    expect(withMeasure(rates, 'rates')).toBe(rates);
  });

  test('the measure isn’t a filter, and stays when filters are removed', () => {
    const rates = parseScreen('measure=rates&category=bond&yield=1..', 'indexes');
    expect(activeFilters('indexes', rates)).toEqual(['category', 'yield']);
    expect(writeScreen(clearFilters(rates))).toBe('measure=rates');
    expect(shownColumns('indexes', rates)).toContain('yield');
    expect(shownColumns('indexes', rates)).not.toContain('price');
    expect(writeScreen(parseScreen('measure=levels&yield=1..&sort=yield', 'indexes'))).toBe('');
  });
});
