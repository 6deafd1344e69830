import type { Preset } from './presets.ts';
import { isMoneyField, MONEY_FIELDS, moneyIn } from './money.ts';
import type { IndexMeasure } from '../instruments/index-measure.ts';
import {
  addressParts,
  EMPTY_SCREEN,
  isOfMeasure,
  isDefaultListing,
  measureIn,
  effectiveWords,
  type Screen,
  type ScreenRange,
} from './screen-address.ts';
import {
  isGuardedField,
  SCREEN_COLUMNS,
  SCREEN_FIELDS,
  TWIN_FIELDS,
  type ChoiceField,
  type ScreenColumn,
  type ScreenField,
  type ScreenKind,
} from './screen-fields.ts';

/** Filters other than fields: pasted ISINs and a part of the name. */
export const OTHER_FILTERS = ['isin', 'text'] as const;

/** A different result starts at page 1. */
export function withPart(screen: Screen, part: Partial<Screen>): Screen {
  return { ...screen, page: 1, ...part };
}

export function toggleChoice(screen: Screen, field: ChoiceField, value: string): Screen {
  const chosen = effectiveWords(field, screen);
  const values = chosen.includes(value)
    ? chosen.filter((each) => each !== value)
    : [...chosen, value];
  const isSaid =
    values.length > 0 && !(screen.isins.length === 0 && isDefaultListing(field, values));
  return withPart(screen, { choices: withEntry(screen.choices, field.id, values, isSaid) });
}

/** Selects all words of a field that excludes some by default. */
export function listAll(screen: Screen, { id, values = [] }: ChoiceField): Screen {
  return withPart(screen, { choices: withEntry(screen.choices, id, values, true) });
}

/** A range open at both ends is no filter. */
export function setRange(screen: Screen, id: string, range: ScreenRange): Screen {
  const isSet = range.from !== null || range.to !== null;
  return withPart(screen, { ranges: withEntry(screen.ranges, id, range, isSet) });
}

export function setKnown(screen: Screen, id: string, isKnown: boolean): Screen {
  const others = screen.known.filter((each) => each !== id);
  return withPart(screen, { known: isKnown ? [...others, id] : others });
}

/** Removes everything that filters by this field. */
export function clearField(screen: Screen, id: string): Screen {
  return withPart(screen, {
    choices: withEntry(screen.choices, id, [], false),
    ranges: withEntry(screen.ranges, id, { from: null, to: null }, false),
    known: screen.known.filter((each) => each !== id),
    ...(id === 'isin' && { isins: [] }),
    ...(id === 'text' && { text: '' }),
  });
}

/** Removes all filters; the measure and the display settings stay. */
export function clearFilters(screen: Screen): Screen {
  const { choices, money, sort, isDescending, columns, view } = screen;
  const { measure = [] } = choices;
  const kept = withEntry(EMPTY_SCREEN.choices, 'measure', measure, measure.length > 0);
  return { ...EMPTY_SCREEN, choices: kept, money, sort, isDescending, columns, view };
}

/** The fields of a list; for indexes those of the current measure. */
export function fieldsIn(kind: ScreenKind, screen: Pick<Screen, 'choices'>) {
  const fields: readonly ScreenField[] = SCREEN_FIELDS[kind];
  return fields.filter(isOfMeasure(measureIn(screen)));
}

export function columnsIn(
  kind: ScreenKind,
  screen: Pick<Screen, 'choices'>,
): readonly ScreenColumn[] {
  return SCREEN_COLUMNS[kind].filter(isOfMeasure(measureIn(screen)));
}

/**
 * Switches to indexes of another measure: common fields are kept in the other unit, bounds are
 * dropped.
 */
export function withMeasure(screen: Screen, measure: IndexMeasure): Screen {
  if (measure === measureIn(screen)) return screen;
  const bounded = [...Object.keys(screen.ranges), ...screen.known];
  const lost = bounded.filter((id) => findTwins(id) !== undefined);
  const { choices, sort, columns, ...rest } = lost.reduce(clearField, screen);
  return {
    ...rest,
    choices: withEntry(choices, 'measure', ['rates'], measure === 'rates'),
    sort: sort === null ? null : twinIn(measure, sort),
    columns: columnsAs(measure, columns),
    page: 1,
  };
}

/** The chosen columns for a measure, each in the unit that it has there. */
export function columnsAs(
  measure: IndexMeasure,
  columns: readonly string[] | null,
): readonly string[] | null {
  return columns && columns.map((id) => twinIn(measure, id));
}

function findTwins(id: string) {
  return TWIN_FIELDS.find((pair) => pair.some((twin) => twin === id));
}

function twinIn(measure: IndexMeasure, id: string): string {
  const pair = findTwins(id);
  return pair ? pair[measure === 'rates' ? 1 : 0] : id;
}

/** Only the filters, with the currency of their amounts. */
export function onlyFilters(screen: Screen): Screen {
  const { choices, ranges, known, isins, text, money } = screen;
  return { ...EMPTY_SCREEN, choices, ranges, known, isins, text, money };
}

function withEntry<Value>(
  entries: Readonly<Record<string, Value>>,
  id: string,
  value: Value,
  isKept: boolean,
): Readonly<Record<string, Value>> {
  // An existing entry keeps its place, so that URLs keep their order.
  if (isKept) return { ...entries, [id]: value };
  return Object.fromEntries(Object.entries(entries).filter(([name]) => name !== id));
}

function isFilteredBy(screen: Screen, id: string): boolean {
  if (id === 'isin') return screen.isins.length > 0;
  if (id === 'text') return screen.text !== '';
  return (
    screen.choices[id] !== undefined || screen.ranges[id] !== undefined || screen.known.includes(id)
  );
}

/** The fields that filter, in page order. Fields that only select the listing don't count. */
export function activeFilters(kind: ScreenKind, screen: Screen): readonly string[] {
  const fields = fieldsIn(kind, screen).filter((field) => !isListChoice(field));
  return [...fields.map(({ id }) => id), ...OTHER_FILTERS].filter((id) => isFilteredBy(screen, id));
}

/** Whether a field selects the listing: exactly one of its words applies. */
export function isListChoice(field: ScreenField | undefined): boolean {
  return field?.type === 'choice' && field.usual !== undefined;
}

/** Null is the default order, the most important first. */
export function withSort(screen: Screen, sort: string | null, isDescending: boolean): Screen {
  return withPart(screen, { sort, isDescending: sort !== null && isDescending });
}

/**
 * The visible columns, in the chosen order. The name always comes first: it links to the page of
 * its row.
 */
export function shownColumns(kind: ScreenKind, screen: Screen): readonly string[] {
  return ['name', ...chosenColumns(kind, screen).filter((id) => id !== 'name')];
}

/** The chosen columns, or the defaults. */
export function chosenColumns(kind: ScreenKind, screen: Screen): readonly string[] {
  const usual = columnsIn(kind, screen).filter(({ isUsual }) => isUsual);
  return screen.columns ?? usual.map(({ id }) => id);
}

/** Choosing the default columns is stored as no choice. */
export function withColumns(kind: ScreenKind, screen: Screen, ids: readonly string[]): Screen {
  const chosen = shownColumns(kind, { ...screen, columns: ids });
  const isUsual = chosen.join() === shownColumns(kind, { ...screen, columns: null }).join();
  return { ...screen, columns: isUsual ? null : chosen };
}

/**
 * Whether a screen compares values by a field. Amounts in several currencies are compared by
 * exchange rates, which are market values.
 */
export function isGuardedIn(kind: ScreenKind, screen: Screen, id: string): boolean {
  return isGuardedField(kind, id) || (isMoneyField(kind, id) && !moneyIn(screen).isOwn);
}

/**
 * Switches the currency: bounds of an amount are only valid in the currency in which they were
 * entered.
 */
export function withMoney(kind: ScreenKind, screen: Screen, money: string): Screen {
  const { currency } = moneyIn({ ...screen, money: null });
  const field = MONEY_FIELDS[kind];
  const cleared = field === undefined ? screen : clearRange(screen, field);
  return withPart(cleared, { money: money === currency ? null : money });
}

function clearRange(screen: Screen, id: string): Screen {
  return setRange(screen, id, { from: null, to: null });
}

/**
 * Removes what needs values that the reader has no access to; also returns the names of the removed
 * parts.
 */
export function withoutGuarded(
  kind: ScreenKind,
  screen: Screen,
): { readonly screen: Screen; readonly left: readonly string[] } {
  const fields: readonly ScreenField[] = SCREEN_FIELDS[kind];
  const left = fields
    .map(({ id }) => id)
    .filter((id) => isGuardedIn(kind, screen, id) && isFilteredBy(screen, id));
  const { sort, page } = screen;
  const isSortLeft = sort !== null && isGuardedIn(kind, screen, sort);
  const isMoneyLeft = screen.money !== null && !moneyIn(screen).isOwn;
  const open = left.reduce(clearField, { ...screen, money: isMoneyLeft ? null : screen.money });
  return {
    screen: { ...(isSortLeft ? withSort(open, null, false) : open), page },
    left: [...new Set([...left, ...(isSortLeft ? [sort] : []), ...(isMoneyLeft ? ['in'] : [])])],
  };
}

/** The parameters of an API call: the filters without display settings. */
export function filterQuery(screen: Screen): Record<string, string> {
  return Object.fromEntries(addressParts(onlyFilters(screen)));
}

/**
 * The preset that matches a screen: the same filters, or all of its filters and more. Of several
 * the one with the most filters is chosen.
 */
export function findPreset(
  screen: Screen,
  presets: readonly (Pick<Preset, 'id'> & { readonly screen: Screen })[],
): { readonly id: string; readonly isEdited: boolean } | null {
  const parts = filterParts(screen);
  const contained = presets
    .map((preset) => ({ id: preset.id, parts: filterParts(preset.screen) }))
    .filter((preset) => preset.parts.every((part) => parts.includes(part)))
    .toSorted((a, b) => b.parts.length - a.parts.length);
  const [best] = contained;
  if (!best || (best.parts.length === 0 && parts.length > 0)) return null;
  return { id: best.id, isEdited: best.parts.length < parts.length };
}

/** Each filter as its URL part, with its words in a fixed order. */
function filterParts(screen: Screen): readonly string[] {
  const choices = Object.fromEntries(
    Object.entries(screen.choices).map(([id, values]) => [id, values.toSorted()]),
  );
  const known = screen.known.toSorted();
  // The display currency is no filter by itself, but an amount filter depends on it.
  const hasAmount = Object.values(MONEY_FIELDS).some((id) => screen.ranges[id] !== undefined);
  const money = hasAmount ? screen.money : null;
  const sorted = { ...onlyFilters(screen), choices, known, money };
  return addressParts(sorted).map((part) => part.join('='));
}
