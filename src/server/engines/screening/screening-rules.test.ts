import { describe, expect, test } from 'vitest';
import { formatDay, parseDay } from '../../../domain/time/day.ts';
import { moneyIn } from '../../../domain/screens/money.ts';
import type { Screen } from '../../../domain/screens/screen-address.ts';
import { EMPTY_SCREEN } from '../../../domain/screens/screen-address.ts';
import {
  BOND_OPTIONS,
  QUALITY_STEPS,
  SCREEN_FIELDS,
  type RangeField,
  type ScreenField,
} from '../../../domain/screens/screen-fields.ts';
import { listRows } from './bitmap.ts';
import { memoryColumns } from './memory-columns.ts';
import { findPage } from './page-walk.ts';
import { allocate, MISSING } from './screen-columns.ts';
import { countFields, roundEstimate, MAX_COUNTED, passAll, relax } from './screen-counts.ts';
import { findPlainFilters } from './screen-filters.ts';
import { ScreenTable } from './screen-table.ts';

const TODAY = parseDay('2026-11-14')!;
const FIELDS: readonly ScreenField[] = SCREEN_FIELDS.bonds;

/** The same numbers in each run. */
function makeRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return Math.floor((state / 0x8000_0000) * below);
  };
}
type Random = ReturnType<typeof makeRandom>;

/** A bond as a plain object, for a naive filter. */
interface Plain {
  readonly id: number;
  readonly importance: number;
  readonly words: Readonly<Record<string, string | null>>;
  readonly options: readonly string[];
  /** In the unit shown to readers; days as numbers. */
  readonly numbers: Readonly<Record<string, number | null>>;
}

const WORDS: Readonly<Record<string, readonly string[]>> = {
  category: ['government', 'corporate'],
  currency: ['EUR', 'USD', 'JPY'],
  country: ['DE', 'US', 'FR', 'IT', 'JP'],
  couponType: ['fixed', 'zero', 'floating'],
  quality: QUALITY_STEPS,
};
const NUMBERS: Readonly<Record<string, (random: Random) => number>> = {
  yield: (random) => (random(90) - 10) / 10,
  duration: (random) => random(200) / 10,
  spread: (random) => random(500) - 100,
  coupon: (random) => random(80) / 8,
  price: (random) => 80 + random(400) / 10,
  amount: (random) => random(100) * 50,
  maturity: (random) => TODAY - 400 + random(8000),
};

function makeRows(random: Random, count: number): Plain[] {
  let id = 100;
  return Array.from({ length: count }, () => {
    id += 1 + random(3);
    const orNot = <T>(value: T) => (random(6) === 0 ? null : value);
    return {
      id,
      importance: random(5),
      words: Object.fromEntries(
        Object.entries(WORDS).map(([field, words]) => [
          field,
          field === 'quality' ? words[random(words.length)]! : orNot(words[random(words.length)]!),
        ]),
      ),
      options: BOND_OPTIONS.filter(() => random(3) === 0),
      numbers: Object.fromEntries(
        Object.entries(NUMBERS).map(([field, draw]) => [field, orNot(draw(random))]),
      ),
    };
  });
}

function makeTable(rows: readonly Plain[]): ScreenTable {
  const data = allocate(rows.length, memoryColumns('bonds'));
  for (const [place, plain] of rows.entries()) {
    const row = data.byId[place]!;
    data.ids[row] = plain.id;
    data.shown[row] = 1;
    data.importance[row] = plain.importance;
    for (const [id, column] of data.columns) {
      if (column.type === 'words') {
        const word = Buffer.from(plain.words[id] ?? '');
        column.codes[row] = word.length === 0 ? 0 : column.dictionary.codeFor(word, 0, word.length);
      } else if (column.type === 'set') {
        column.bits[row] = plain.options.reduce(
          (bits, word) => bits | (1 << column.values.indexOf(word)),
          0,
        );
      } else if (column.type === 'whole') {
        const value = plain.numbers[id] ?? null;
        column.values[row] = value === null ? MISSING : Math.round(value * 10 ** column.scale);
      } else {
        const value = plain.numbers[id.replace(/^own /, '')] ?? null;
        column.values[row] = value === null ? Number.NaN : value * column.unit;
      }
    }
  }
  return new ScreenTable('bonds', data, { marketDay: 0, rates: new Map() });
}

function makeScreen(random: Random): Screen {
  const choices: Record<string, string[]> = {};
  const ranges: Record<string, { from: string | null; to: string | null }> = {};
  for (const [field, words] of Object.entries(WORDS)) {
    if (random(4) > 0) continue;
    const chosen = words.filter(() => random(2) === 0);
    if (chosen.length > 0) choices[field] = chosen;
  }
  if (random(5) === 0) choices.options = [BOND_OPTIONS[random(BOND_OPTIONS.length)]!];
  for (const [field, draw] of Object.entries(NUMBERS)) {
    if (random(4) > 0) continue;
    const [low, high] = [draw(random), draw(random)].toSorted((a, b) => a - b);
    const write = (end: number) => (field === 'maturity' ? formatDay(end) : String(end));
    ranges[field] = {
      from: random(3) === 0 ? null : write(low!),
      to: random(3) === 0 ? null : write(high!),
    };
  }
  const known = Object.keys(NUMBERS).filter(() => random(12) === 0);
  return { ...EMPTY_SCREEN, choices, ranges, known };
}

function passes(row: Plain, screen: Screen, without?: string): boolean {
  const isChosen = Object.entries(screen.choices).every(([field, words]) => {
    if (field === without) return true;
    if (field === 'options') return words.every((word) => row.options.includes(word));
    const word = row.words[field] ?? null;
    return word !== null && words.includes(word);
  });
  const isWithin = Object.entries(screen.ranges).every(([field, { from, to }]) => {
    if (field === without) return true;
    const value = row.numbers[field] ?? null;
    const parseBound = (end: string) => (field === 'maturity' ? parseDay(end)! : Number(end));
    return (
      value !== null &&
      (from === null || value >= parseBound(from)) &&
      (to === null || value <= parseBound(to))
    );
  });
  const isKnown =
    without === 'known' || screen.known.every((field) => (row.numbers[field] ?? null) !== null);
  return isChosen && isWithin && isKnown;
}

function match(table: ScreenTable, screen: Screen) {
  const filters = findPlainFilters(table, screen);
  return { filters, found: passAll(table, filters), table };
}

test('SCR-1 random screens match a naive filter', () => {
  const random = makeRandom(7);
  for (let turn = 0; turn < 30; turn += 1) {
    const rows = makeRows(random, 1 + random(300));
    const table = makeTable(rows);
    for (let i = 0; i < 20; i += 1) {
      const screen = makeScreen(random);
      const wanted = rows.filter((row) => passes(row, screen));
      const { found, filters } = match(table, screen);
      expect({ screen, total: found.total }).toEqual({ screen, total: wanted.length });
      if (wanted.length > 0) continue;
      for (const { field, count } of relax(table, filters)) {
        expect(count).toBe(rows.filter((row) => passes(row, screen, field)).length);
      }
    }
  }
});

/** Gives some rows other values and words, or none. */
function changeRows(random: Random, rows: Plain[]): Plain[] {
  return Array.from({ length: 1 + random(20) }, () => {
    const place = random(rows.length);
    const [drawn] = makeRows(random, 1);
    const changed = { ...drawn!, id: rows[place]!.id };
    rows[place] = changed;
    return changed;
  }).filter((row, i, all) => all.findLastIndex(({ id }) => id === row.id) === i);
}

test('SCR-1 an index matches a naive filter, also after rows have changed', async () => {
  const random = makeRandom(19);
  for (let turn = 0; turn < 8; turn += 1) {
    const rows = makeRows(random, 1 + random(2000));
    const table = makeTable(rows);
    const making = table.makeIndexes();
    // Rows that change while the index is being built must be included too.
    expect(table.apply(makeTable(changeRows(random, rows)).data)).toBe(true);
    await making;
    expect(table.index('yield')).toBeDefined();
    for (let i = 0; i < 40; i += 1) {
      const screen = makeScreen(random);
      const { found } = match(table, screen);
      const wanted = rows.filter((row) => passes(row, screen)).map(({ id }) => id);
      expect({ screen, total: found.total }).toEqual({ screen, total: wanted.length });
      const ids = [...listRows(found.bits, found.total)].map((row) => table.data.ids[row]!);
      expect(ids.toSorted((a, b) => a - b)).toEqual(wanted);
      expect(table.apply(makeTable(changeRows(random, rows)).data)).toBe(true);
    }
  }
});

/** The rows of a screen, sorted naively. */
function sortPlain(rows: readonly Plain[], sort: string, isDescending: boolean): number[] {
  const key = (row: Plain) => {
    if (sort === '') return -row.importance;
    return row.words[sort] ?? row.numbers[sort] ?? null;
  };
  const sign = isDescending ? -1 : 1;
  const known = rows.filter((row) => key(row) !== null);
  const sorted = known.toSorted((a, b) => {
    const [first, second] = [key(a)!, key(b)!];
    if (first === second) return sign * (a.id - b.id);
    return first < second ? -sign : sign;
  });
  return [...sorted, ...rows.filter((row) => key(row) === null)].map(({ id }) => id);
}

test('SCR-2 pages by number, and both ways by cursor, match a naive sort', () => {
  const random = makeRandom(11);
  for (const sort of ['', 'currency', ...Object.keys(NUMBERS)]) {
    for (const isDescending of sort === '' ? [false] : [false, true]) {
      const rows = makeRows(random, 150);
      const table = makeTable(rows);
      const screen = makeScreen(random);
      const wanted = sortPlain(
        rows.filter((row) => passes(row, screen)),
        sort,
        isDescending,
      );
      const found = match(table, screen);
      const walk = { order: table.order(sort)!, isDescending };
      const pageFor = (wish: { page?: number; after?: string; before?: string }) =>
        findPage(found, walk, { wish: { page: 1, ...wish }, sort, limit: 7 });
      const byNumber: number[] = [];
      for (let page = 1; page <= Math.ceil(wanted.length / 7); page += 1) {
        const { ids, page: told } = pageFor({ page });
        expect(told).toBe(page);
        byNumber.push(...ids);
      }
      expect({ sort, isDescending, ids: byNumber }).toEqual({ sort, isDescending, ids: wanted });
      const onwards: number[] = [];
      let at = pageFor({});
      let pages = 1;
      for (onwards.push(...at.ids); at.next !== null; onwards.push(...at.ids)) {
        at = pageFor({ after: at.next });
        pages += 1;
        expect(at.page).toBe(pages);
      }
      expect(onwards).toEqual(wanted);
      const backwards: number[] = [...at.ids];
      for (; at.previous !== null; backwards.unshift(...at.ids)) {
        at = pageFor({ before: at.previous });
      }
      expect(backwards).toEqual(wanted);
    }
  }
});

test('a row that changes or disappears between two pages isn’t returned twice', () => {
  const rows = makeRows(makeRandom(3), 60);
  const table = makeTable(rows);
  const all = match(table, EMPTY_SCREEN);
  const walk = () => ({ order: table.order('yield')!, isDescending: false });
  const options = { sort: 'yield', limit: 10 };
  const first = findPage(all, walk(), { wish: { page: 1 }, ...options });
  // The last row of the page moves to the end of the list.
  const moved = makeTable([
    { ...rows.find(({ id }) => id === first.ids.at(-1))!, numbers: { yield: 1000 } },
  ]);
  expect(table.apply(moved.data)).toBe(true);
  const next = findPage(all, walk(), { wish: { page: 1, after: first.next! }, ...options });
  expect(next.ids.filter((id) => first.ids.includes(id))).toEqual([]);
  expect(next.ids).toHaveLength(10);
});

/** The same words, counted naively. */
function countWords(field: string, rows: readonly Plain[], told: readonly { value: string }[]) {
  return told.map(({ value }) => {
    const has = ({ words, options }: Plain) =>
      field === 'options' ? options.includes(value) : words[field] === value;
    return { value, count: rows.filter(has).length };
  });
}

function countBars({ id, unit }: RangeField, rows: readonly Plain[], edges: readonly string[]) {
  const parseEdge = (edge: string) => (unit === 'day' ? parseDay(edge)! : Number(edge));
  const values = rows.map(({ numbers }) => numbers[id] ?? null);
  const counts = Array.from({ length: edges.length + 1 }, (_, bar) => {
    const from = bar === 0 ? -Infinity : parseEdge(edges[bar - 1]!);
    const to = bar === edges.length ? Infinity : parseEdge(edges[bar]!);
    return values.filter((value) => value !== null && value >= from && value < to).length;
  });
  return { edges, counts, missing: values.filter((value) => value === null).length };
}

test('SCR-1 facets and histograms follow the other filters', async () => {
  const random = makeRandom(23);
  for (let turn = 0; turn < 40; turn += 1) {
    const rows = makeRows(random, 200);
    const table = makeTable(rows);
    const screen = makeScreen(random);
    const { filters } = match(table, screen);
    const codes = await table.facets(TODAY);
    const money = moneyIn(screen);
    const counted = countFields(table, filters, { seesValues: true, codes, money });
    expect(counted.isEstimated).toBe(false);
    for (const field of FIELDS) {
      const others = rows.filter((row) => passes(row, screen, field.id));
      const [told, wanted] =
        field.type === 'choice'
          ? [counted.choices[field.id], countWords(field.id, others, counted.choices[field.id]!)]
          : [counted.ranges[field.id], countBars(field, others, counted.ranges[field.id]!.edges)];
      expect({ field: field.id, told }).toEqual({ field: field.id, told: wanted });
    }
  }
});

test('SCR-3 viewers without access get no counts by value', async () => {
  const table = makeTable(makeRows(makeRandom(5), 50));
  const { choices, ranges } = countFields(table, [], {
    seesValues: false,
    codes: await table.facets(TODAY),
    money: { currency: 'USD', isOwn: false },
  });
  // Amounts in different currencies are compared by exchange rates.
  const guarded = FIELDS.filter(({ id, isGuarded }) => isGuarded || id === 'amount').map(
    ({ id }) => id,
  );
  expect(guarded.length).toBeGreaterThan(4);
  expect(
    [...Object.keys(choices), ...Object.keys(ranges)].filter((id) => guarded.includes(id)),
  ).toEqual([]);
});

const expectNear = (told: readonly { value: string; count: number }[], near: readonly Plain[]) => {
  for (const { value, count: counted } of told) {
    const truth = near.filter(({ words }) => words.currency === value).length;
    expect(Math.abs(counted - truth) / truth).toBeLessThan(0.06);
    expect(counted).toBe(Number(counted.toPrecision(2)));
  }
};

describe('with many rows', () => {
  const rows = makeRows(makeRandom(41), 3 * MAX_COUNTED);
  const table = makeTable(rows);
  const count = async (screen: Screen) =>
    countFields(table, match(table, screen).filters, {
      seesValues: true,
      codes: await table.facets(TODAY),
      money: moneyIn(screen),
    });

  test('counts are estimates with two significant digits, close to the truth', async () => {
    const { isEstimated, choices } = await count(EMPTY_SCREEN);
    expect(isEstimated).toBe(true);
    expectNear(choices.currency!, rows);
    expect([7.4, 99.6, 123, 1250, 994_999].map(roundEstimate)).toEqual([
      7, 100, 120, 1300, 990_000,
    ]);
  });

  test('so are those of a field without its own filter', async () => {
    const screen = { ...EMPTY_SCREEN, choices: { currency: ['EUR'], category: ['corporate'] } };
    const { isEstimated, choices } = await count(screen);
    expect(isEstimated).toBe(true);
    expect(choices.currency).toHaveLength(3);
    expectNear(
      choices.currency!,
      rows.filter((row) => passes(row, screen, 'currency')),
    );
  });

  test('few of them are counted exactly', async () => {
    const screen = {
      ...EMPTY_SCREEN,
      choices: { currency: ['EUR'], quality: ['1', '2'], couponType: ['zero'] },
    };
    const { isEstimated, choices } = await count(screen);
    expect(isEstimated).toBe(false);
    for (const field of ['currency', 'quality', 'country']) {
      const others = rows.filter((row) => passes(row, screen, field));
      expect(choices[field]).toEqual(countWords(field, others, choices[field]!));
    }
  });
});

test('SCR-1 both ends of a range are included, at displayed precision', () => {
  const yields = [5.9999, 6.0004, 6.001];
  const rows = makeRows(makeRandom(1), 3).map((row, i) =>
    Object.assign({}, row, { numbers: { yield: yields[i]!, price: 100.1, amount: 0.3 } }),
  );
  const table = makeTable(rows);
  const total = (field: string, from: string | null, to: string | null) =>
    match(table, { ...EMPTY_SCREEN, ranges: { [field]: { from, to } } }).found.total;
  expect(total('yield', null, '6')).toBe(2);
  expect(total('yield', null, '6.00')).toBe(2);
  expect(total('yield', '6.001', null)).toBe(1);
  // Digits beyond the displayed precision are taken literally.
  expect(total('yield', '6.0001', null)).toBe(2);
  expect(total('yield', null, '6.0003')).toBe(1);
  expect(total('yield', '-6.0001', '-6')).toBe(0);
  expect(total('price', '100.1', '100.1')).toBe(3);
  expect(total('amount', '0.3', '0.3')).toBe(3);
});
