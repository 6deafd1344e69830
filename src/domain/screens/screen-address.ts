import { parseDay } from '../time/day.ts';
import { MONEY_CURRENCIES, MONEY_FIELDS, moneyIn } from './money.ts';
import type { IndexMeasure } from '../instruments/index-measure.ts';
import {
  SCREEN_COLUMNS,
  SCREEN_FIELDS,
  UNSORTED_COLUMN,
  type ChoiceField,
  type RangeField,
  type ScreenField,
  type ScreenKind,
} from './screen-fields.ts';

/** From and to, both included: decimal text, or days as `YYYY-MM-DD`; null is open. */
export interface ScreenRange {
  readonly from: string | null;
  readonly to: string | null;
}

export type ScreenView = 'table' | 'both' | 'map';

/** The query part of a URL; `URLSearchParams` satisfies it. */
export interface AddressQuery {
  get(name: string): string | null;
  getAll(name: string): string[];
  keys(): Iterable<string>;
}

/** The complete query of a list: everything that its URL contains. */
export interface Screen {
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly ranges: Readonly<Record<string, ScreenRange>>;
  /** Only rows with a value in these fields. */
  readonly known: readonly string[];
  /** Only these ISINs; empty: all. */
  readonly isins: readonly string[];
  /** A part of the name. */
  readonly text: string;
  /** The currency in which amounts are shown and compared; null for the default. */
  readonly money: string | null;
  /** Null for the default order, the most important first. */
  readonly sort: string | null;
  readonly isDescending: boolean;
  readonly page: number;
  /** Null for the default columns. */
  readonly columns: readonly string[] | null;
  readonly view: ScreenView;
}

/** A part of a URL that has no meaning in this list. */
export interface IgnoredPart {
  readonly field: string;
  readonly value: string;
}

export const MAX_ISINS = 500;
const MAX_VALUES = 60;
const MAX_TEXT = 100;
const MAX_PAGE = 1_000_000;
const DECIMAL = /^-?\d{1,15}(\.\d{1,6})?$/;
const ISIN = /^[A-Z]{2}[A-Z0-9]{9}\d$/;
const WORD = /^[\w-]{1,40}$/;
const RANGE_MARK = '..';

export const EMPTY_SCREEN: Screen = {
  choices: {},
  ranges: {},
  known: [],
  isins: [],
  text: '',
  money: null,
  sort: null,
  isDescending: false,
  page: 1,
  columns: null,
  view: 'both',
};

/**
 * Parses a URL query. Forms without scripts repeat a name for each value and send `yield.from` and
 * `yield.to`; links join values with commas and use `yield=2..6`. Both mean the same.
 */
export function readScreen(
  kind: ScreenKind,
  query: AddressQuery,
): { readonly screen: Screen; readonly ignored: readonly IgnoredPart[] } {
  const ignored: IgnoredPart[] = [];
  const drop = (field: string, value: string) => {
    ignored.push({ field, value: value.slice(0, MAX_TEXT) });
  };
  const values = (name: string) => query.getAll(name).flatMap((each) => each.split(','));
  const everyField: readonly ScreenField[] = SCREEN_FIELDS[kind];
  const isHere = isOfMeasure(readMeasure(values('measure')));
  const fields = everyField.filter(isHere);
  const choices: Record<string, readonly string[]> = {};
  const ranges: Record<string, ScreenRange> = {};
  const dropPart = (name: string) => {
    const value = query.get(name) ?? '';
    const isOther = everyField.some(({ id }) => id === name.replace(/\.(from|to)$/, ''));
    // A form of the other measure also sends its empty fields.
    if (value !== '' || !isOther) drop(name, value);
  };
  const known = new Set<string>(
    ['known', ...fields.flatMap(({ id }) => [id, `${id}.from`, `${id}.to`])]
      .concat(OWN_NAMES)
      .concat(MONEY_FIELDS[kind] ? ['in'] : []),
  );
  for (const name of new Set(query.keys())) if (!known.has(name)) dropPart(name);
  for (const field of fields) {
    if (field.type === 'choice') {
      const chosen = readChoices(field, values(field.id), drop);
      if (chosen.length > 0) choices[field.id] = chosen;
    } else {
      const range = readRange(field, query, drop);
      if (range) ranges[field.id] = range;
    }
  }
  const columns = new Set<string>(SCREEN_COLUMNS[kind].filter(isHere).map(({ id }) => id));
  const isSort = (id: string) => columns.has(id) && id !== UNSORTED_COLUMN;
  const sort = query.get('sort') ?? '';
  const sortId = sort.replace(/^-/, '');
  if (sort !== '' && !isSort(sortId)) drop('sort', sort);
  const page = query.get('page') ?? '1';
  const isPage = /^[1-9]\d{0,6}$/.test(page) && Number(page) <= MAX_PAGE;
  if (!isPage) drop('page', page);
  const view = query.get('view') ?? EMPTY_SCREEN.view;
  if (!isView(view)) drop('view', view);
  const wanted = pick(values('columns'), (id) => columns.has(id), 'columns', drop);
  const isins = readIsins(query.getAll('isin').join(' '), drop);
  for (const field of isins.length === 0 ? fields : []) {
    if (isDefaultListing(field, choices[field.id])) delete choices[field.id];
  }
  const text = (query.get('text') ?? '').trim();
  // PostgreSQL doesn't accept NUL characters, and no name contains one.
  const isText = text.length <= MAX_TEXT && !text.includes('\0');
  if (!isText) drop('text', text);
  const money = query.get('in') ?? '';
  const isMoney = MONEY_CURRENCIES.some((currency) => currency === money);
  if (money !== '' && !isMoney) drop('in', money);
  const { currency: usualMoney } = moneyIn({ choices, money: null });
  return {
    screen: {
      choices,
      ranges,
      known: pick(
        values('known'),
        (id) => fields.some((field) => field.id === id && field.type === 'range'),
        'known',
        drop,
      ),
      isins,
      text: isText ? text : '',
      money: isMoney && money !== usualMoney ? money : null,
      sort: isSort(sortId) ? sortId : null,
      isDescending: sort.startsWith('-') && isSort(sortId),
      page: isPage ? Number(page) : 1,
      columns: wanted.length > 0 ? wanted : null,
      view: isView(view) ? view : EMPTY_SCREEN.view,
    },
    ignored,
  };
}

/** Parameters that every list accepts besides its fields. */
const OWN_NAMES = ['isin', 'text', 'sort', 'page', 'columns', 'view'];

type Drop = (field: string, value: string) => void;

function isView(view: string): view is ScreenView {
  return view === 'table' || view === 'both' || view === 'map';
}

function pick(
  values: readonly string[],
  isKnown: (value: string) => boolean,
  field: string,
  drop: Drop,
): readonly string[] {
  const given = [...new Set(values)].filter((value) => value !== '');
  for (const value of given) if (!isKnown(value)) drop(field, value);
  return given.filter(isKnown).slice(0, MAX_VALUES);
}

function readChoices(field: ChoiceField, values: readonly string[], drop: Drop) {
  const isKnown = (value: string) => field.values?.includes(value) ?? WORD.test(value);
  const picked = pick(values, isKnown, field.id, drop);
  if (field.usual === undefined) return picked;
  const [first = field.usual, ...others] = picked;
  for (const value of others) drop(field.id, value);
  return first === field.usual ? [] : [first];
}

/** Whether a list shows exactly this by default. */
export function isDefaultListing(
  field: ScreenField,
  words: readonly string[] | undefined,
): boolean {
  if (field.type !== 'choice' || !field.listed || !words) return false;
  return words.length === field.listed.length && field.listed.every((word) => words.includes(word));
}

/** The effective words: the chosen ones, or the defaults. */
export function effectiveWords(
  field: ChoiceField,
  { choices, isins }: Pick<Screen, 'choices' | 'isins'>,
): readonly string[] {
  const usual = field.usual === undefined ? [] : [field.usual];
  // A reader who lists ISINs wants those instruments, whatever their status.
  const listed = isins.length === 0 ? field.listed : undefined;
  return choices[field.id] ?? listed ?? usual;
}

function readMeasure(words: readonly string[]): IndexMeasure {
  return words.find((word) => word === 'levels' || word === 'rates') ?? 'levels';
}

/** The measure of the indexes in a list; other lists have no measure and don't need one. */
export function measureIn({ choices }: Pick<Screen, 'choices'>): IndexMeasure {
  return readMeasure(choices['measure'] ?? []);
}

export function isOfMeasure(shown: IndexMeasure) {
  return ({ measure = shown }: { readonly measure?: IndexMeasure }): boolean => measure === shown;
}

function readRange(
  { id, unit }: RangeField,
  query: AddressQuery,
  drop: Drop,
): ScreenRange | undefined {
  const [from = '', to = '', ...rest] = (query.get(id) ?? '').split(RANGE_MARK);
  const text = query.get(id) ?? '';
  // A single number is a range of exactly that number.
  const isSingle = text !== '' && !text.includes(RANGE_MARK);
  const ends = [
    query.get(`${id}.from`) || from.trim(),
    query.get(`${id}.to`) || (isSingle ? from : to).trim(),
  ].map((end) => end.trim().replace(',', '.'));
  const isEnd = (end: string) =>
    end === '' || (unit === 'day' ? parseDay(end) !== undefined : DECIMAL.test(end));
  const [low = '', high = ''] = ends;
  if (low === '' && high === '') {
    if (text !== '' && text !== RANGE_MARK) drop(id, text);
    return undefined;
  }
  const isUpsideDown =
    low !== '' && high !== '' && (unit === 'day' ? low > high : Number(low) > Number(high));
  if (rest.length > 0 || !ends.every(isEnd) || isUpsideDown) {
    drop(id, ends.join(RANGE_MARK));
    return undefined;
  }
  return { from: low === '' ? null : low, to: high === '' ? null : high };
}

/** With any separators; input longer than a full list isn't read to the end. */
export const LONGEST_LIST = (MAX_ISINS + 1) * 14;

function readIsins(text: string, drop: Drop): readonly string[] {
  const isLong = text.length > LONGEST_LIST;
  const words = text
    .slice(0, LONGEST_LIST)
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '');
  // The last word may be cut off.
  const given = [...new Set(isLong ? words.slice(0, -1) : words)];
  for (const word of given) if (!ISIN.test(word)) drop('isin', word);
  const isins = given.filter((word) => ISIN.test(word));
  if (isLong || isins.length > MAX_ISINS) drop('isin', `> ${MAX_ISINS}`);
  return isins.slice(0, MAX_ISINS);
}

/** Names and values of a URL query, without defaults. */
export function addressParts(screen: Screen): readonly (readonly [string, string])[] {
  const parts: [string, string][] = [
    ...Object.entries(screen.choices).map(([id, values]): [string, string] => [
      id,
      values.join(','),
    ]),
    ...Object.entries(screen.ranges).map(([id, { from, to }]): [string, string] => [
      id,
      `${from ?? ''}${RANGE_MARK}${to ?? ''}`,
    ]),
    ['known', screen.known.join(',')],
    ['isin', screen.isins.join(',')],
    ['text', screen.text],
    ['in', screen.money ?? ''],
    ['sort', screen.sort === null ? '' : `${screen.isDescending ? '-' : ''}${screen.sort}`],
    ['page', screen.page === 1 ? '' : String(screen.page)],
    ['columns', screen.columns?.join(',') ?? ''],
    ['view', screen.view === EMPTY_SCREEN.view ? '' : screen.view],
  ];
  return parts.filter(([, value]) => value !== '');
}

/** The short form of a URL query. */
export function writeScreen(screen: Screen): string {
  return (
    addressParts(screen)
      // Commas are valid in a query and easier to read.
      .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
      .join('&')
  );
}
