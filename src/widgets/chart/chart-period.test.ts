import type { ReactElement, ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { DatePicker } from '../date-picker/date-picker.tsx';
import { Segmented } from '../segmented/segmented.tsx';
import { defaultPeriod, PeriodControls, type ChosenPeriod } from './chart-period.tsx';

const TABS = [
  { id: '3M', ttl: '3M', start_date: '2026-02-04', end_date: '2026-05-04' },
  { id: '1Y', ttl: '1Y', start_date: '2025-05-04', end_date: '2026-05-04', class: 'wide active' },
  { id: '5Y', ttl: '5Y', start_date: '2021-05-04', end_date: '2026-05-04', class: 'inactive' },
];

describe('defaultPeriod', () => {
  test('CHT-1 class active marks the default, which sets start and end', () => {
    expect(defaultPeriod(TABS)).toEqual({ id: '1Y', begin: '2025-05-04', end: '2026-05-04' });
  });

  test('without that class it is the first tab; without tabs there is none', () => {
    expect(defaultPeriod([TABS[2]!, TABS[0]!])?.id).toBe('5Y');
    expect(defaultPeriod([])).toBeUndefined();
  });
});

/** All elements of a type rendered by a component without hooks. */
function findElements(node: ReactNode, type: unknown): ReactElement<Record<string, unknown>>[] {
  if (Array.isArray(node)) return node.flatMap((each: ReactNode) => findElements(each, type));
  if (typeof node !== 'object' || node === null || !('props' in node)) return [];
  const element = node as ReactElement<Record<string, unknown>>;
  const below = findElements(element.props.children as ReactNode, type);
  return element.type === type ? [element, ...below] : below;
}

function shown(value: ChosenPeriod, more: { limitYears?: number; hasRange?: boolean } = {}) {
  const changes: ChosenPeriod[] = [];
  const tree = PeriodControls({
    label: 'Period',
    tabs: TABS,
    value,
    hasRange: true,
    languageTag: 'en',
    dateTexts: { from: 'From', to: 'To' } as Parameters<typeof PeriodControls>[0]['dateTexts'],
    picks: 0,
    onPick: () => {},
    onChange: (period) => changes.push(period),
    ...more,
  });
  const [strip] = findElements(tree, Segmented);
  if (!strip) throw new Error('no tabs');
  const dates = findElements(tree, DatePicker);
  const select = strip.props.onPick as (id: string) => void;
  return {
    changes,
    dates,
    activeId: strip.props.value,
    pick: select,
    move: (which: 0 | 1, text: string | null) =>
      (dates[which]!.props.onChange as (text: string | null) => void)(text),
  };
}

const YEAR = { id: '1Y', begin: '2025-05-04', end: '2026-05-04' };

describe('ChartPeriod', () => {
  test('CHT-1 a tab sets start and end; a custom range clears the active tab', () => {
    const period = shown(YEAR);
    expect(period.activeId).toBe('1Y');
    expect(period.dates.map(({ props }) => props.value)).toEqual(['2025-05-04', '2026-05-04']);
    period.pick('3M');
    period.move(0, '2025-06-01');
    period.move(1, '2026-04-01');
    expect(period.changes).toEqual([
      { id: '3M', begin: '2026-02-04', end: '2026-05-04' },
      { id: null, begin: '2025-06-01', end: '2026-05-04' },
      { id: null, begin: '2025-05-04', end: '2026-04-01' },
    ]);
    expect(shown({ ...YEAR, id: null }).activeId).toBeNull();
  });

  test('CHT-3 the other end follows within ten years, or within the given limit', () => {
    const period = shown(YEAR);
    period.move(0, '2001-01-31');
    expect(period.changes.at(-1)).toEqual({ id: null, begin: '2001-01-31', end: '2011-01-31' });
    period.move(1, '2040-02-29');
    expect(period.changes.at(-1)).toEqual({ id: null, begin: '2030-02-28', end: '2040-02-29' });
    const one = shown(YEAR, { limitYears: 1 });
    one.move(0, '2020-01-01');
    expect(one.changes).toEqual([{ id: null, begin: '2020-01-01', end: '2021-01-01' }]);
    const free = shown(YEAR, { limitYears: 0 });
    free.move(0, '1990-01-01');
    expect(free.changes).toEqual([{ id: null, begin: '1990-01-01', end: '2026-05-04' }]);
  });

  test('a start after the end is passed on as it is, for the chart to report', () => {
    const period = shown(YEAR);
    period.move(0, '2026-06-01');
    expect(period.changes).toEqual([{ id: null, begin: '2026-06-01', end: '2026-05-04' }]);
  });

  test('a cleared date changes nothing; without a range there are only tabs', () => {
    const period = shown(YEAR);
    period.move(0, null);
    expect(period.changes).toEqual([]);
    expect(shown(YEAR, { hasRange: false }).dates).toEqual([]);
  });
});
