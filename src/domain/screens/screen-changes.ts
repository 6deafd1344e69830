import type { Preset } from './presets.ts';
import { addressParts, EMPTY_SCREEN, type Screen, type ScreenRange } from './screen-address.ts';
import {
  isGuardedField,
  SCREEN_COLUMNS,
  SCREEN_FIELDS,
  type ScreenField,
  type ScreenKind,
} from './screen-fields.ts';

/** What filters besides the fields: pasted ISINs and a part of the name. */
export const OTHER_FILTERS = ['isin', 'text'] as const;

/** Another result begins at its first page. */
export function withPart(screen: Screen, part: Partial<Screen>): Screen {
  return { ...screen, page: 1, ...part };
}

export function toggleChoice(screen: Screen, id: string, value: string): Screen {
  const chosen = screen.choices[id] ?? [];
  const values = chosen.includes(value)
    ? chosen.filter((each) => each !== value)
    : [...chosen, value];
  return withPart(screen, { choices: withEntry(screen.choices, id, values, values.length > 0) });
}

/** Both ends open is no filter. */
export function setRange(screen: Screen, id: string, range: ScreenRange): Screen {
  const isSet = range.from !== null || range.to !== null;
  return withPart(screen, { ranges: withEntry(screen.ranges, id, range, isSet) });
}

export function setKnown(screen: Screen, id: string, isKnown: boolean): Screen {
  const others = screen.known.filter((each) => each !== id);
  return withPart(screen, { known: isKnown ? [...others, id] : others });
}

/** Without everything that filters by this field. */
export function clearField(screen: Screen, id: string): Screen {
  return withPart(screen, {
    choices: withEntry(screen.choices, id, [], false),
    ranges: withEntry(screen.ranges, id, { from: null, to: null }, false),
    known: screen.known.filter((each) => each !== id),
    ...(id === 'isin' && { isins: [] }),
    ...(id === 'text' && { text: '' }),
  });
}

/** Without filters; how the result is shown stays. */
export function clearFilters({ sort, isDescending, columns, view }: Screen): Screen {
  return { ...EMPTY_SCREEN, sort, isDescending, columns, view };
}

/** Only the filters. */
export function onlyFilters(screen: Screen): Screen {
  const { choices, ranges, known, isins, text } = screen;
  return { ...EMPTY_SCREEN, choices, ranges, known, isins, text };
}

function withEntry<Value>(
  entries: Readonly<Record<string, Value>>,
  id: string,
  value: Value,
  isKept: boolean,
): Readonly<Record<string, Value>> {
  // One that was there keeps its place, so that addresses do not change their order.
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

/** The fields that filter, in the order of the page. */
export function activeFilters(kind: ScreenKind, screen: Screen): readonly string[] {
  return [...SCREEN_FIELDS[kind].map(({ id }) => id), ...OTHER_FILTERS].filter((id) =>
    isFilteredBy(screen, id),
  );
}

/** Null is the usual order, the weightiest first. */
export function withSort(screen: Screen, sort: string | null, isDescending: boolean): Screen {
  return withPart(screen, { sort, isDescending: sort !== null && isDescending });
}

/**
 * The columns that are shown, in the order that was chosen. The name is always the first of them:
 * it leads to the page of its row.
 */
export function shownColumns(kind: ScreenKind, { columns }: Screen): readonly string[] {
  const usual = SCREEN_COLUMNS[kind].filter(({ isUsual }) => isUsual).map(({ id }) => id);
  return ['name', ...(columns ?? usual).filter((id) => id !== 'name')];
}

/** Choosing the usual columns is choosing none. */
export function withColumns(kind: ScreenKind, screen: Screen, ids: readonly string[]): Screen {
  const chosen = shownColumns(kind, { ...screen, columns: ids });
  const isUsual = chosen.join() === shownColumns(kind, { ...screen, columns: null }).join();
  return { ...screen, columns: isUsual ? null : chosen };
}

/** Without what needs values that the reader may not see, and the names of what that was. */
export function withoutGuarded(
  kind: ScreenKind,
  screen: Screen,
): { readonly screen: Screen; readonly left: readonly string[] } {
  const fields: readonly ScreenField[] = SCREEN_FIELDS[kind];
  const left = fields
    .map(({ id }) => id)
    .filter((id) => isGuardedField(kind, id) && isFilteredBy(screen, id));
  const { sort, page } = screen;
  const isSortLeft = sort !== null && isGuardedField(kind, sort);
  const open = left.reduce(clearField, screen);
  return {
    screen: { ...(isSortLeft ? withSort(open, null, false) : open), page },
    left: [...new Set([...left, ...(isSortLeft ? [sort] : [])])],
  };
}

/** The parameters of a call: the filters, with nothing of how the result is shown. */
export function filterQuery(screen: Screen): Record<string, string> {
  return Object.fromEntries(addressParts(onlyFilters(screen)));
}

/**
 * Which preset a screen is: the same filters, or all of its filters and more. Of several the one
 * with the most filters is meant.
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

/** Each filter as its part of the address, its words in one order. */
function filterParts(screen: Screen): readonly string[] {
  const choices = Object.fromEntries(
    Object.entries(screen.choices).map(([id, values]) => [id, values.toSorted()]),
  );
  const sorted = { ...onlyFilters(screen), choices, known: screen.known.toSorted() };
  return addressParts(sorted).map((part) => part.join('='));
}
