import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activeIndex, tabByKey, visibleTabs, type Tab } from './tab-state.ts';

const TABS: Tab[] = [
  { id: '1D', ttl: 'Today' },
  { id: '3M', ttl: '3M' },
  { id: '1Y', ttl: '1Y', class: 'wide active' },
];

describe('the active tab', () => {
  test('TAB-1 is the one with class active until something is picked', () => {
    expect(activeIndex(TABS, undefined)).toBe(2);
    expect(activeIndex(TABS.slice(0, 2), undefined)).toBe(-1);
    expect(activeIndex([{ id: 'x', ttl: 'x', class: 'inactive' }], undefined)).toBe(-1);
  });

  test('TAB-1 is the picked one, none after a clear-all', () => {
    expect(activeIndex(TABS, '3M')).toBe(1);
    expect(activeIndex(TABS, null)).toBe(-1);
  });

  test('TAB-2 can be one that stands for no number', () => {
    expect(
      activeIndex(
        [
          { id: 1, ttl: '1' },
          { id: null, ttl: 'All' },
        ],
        null,
      ),
    ).toBe(1);
  });

  test('is never a locked one', () => {
    const tabs = TABS.map((tab) => ({ ...tab, isLocked: tab.id === '3M' }));
    expect(activeIndex(tabs, '3M')).toBe(2);
  });

  test('is the default again if the picked tab is removed', () => {
    expect(activeIndex(TABS.slice(1), '1D')).toBe(1);
  });
});

test('TAB-1 hidden and unavailable tabs are omitted', () => {
  const tabs: Tab[] = [
    { id: 0, ttl: '' },
    { id: 1, ttl: '', hidden: false },
    { id: 2, ttl: '', show: true },
    { id: 3, ttl: '', hidden: true },
    { id: 4, ttl: '', show: false },
    { id: 5, ttl: '', hidden: true, show: true },
  ];
  expect(visibleTabs(tabs).map(({ id }) => id)).toEqual([0, 1, 2]);
});

describe('keys', () => {
  const places = fc
    .integer({ min: 1, max: 50 })
    .chain((count) => fc.tuple(fc.integer({ min: 0, max: count - 1 }), fc.constant(count)));

  test('always move to a tab of the strip', () => {
    const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'Home', 'End');
    fc.assert(
      fc.property(keys, places, (key, [from, count]) => {
        const to = tabByKey(key, from, count);
        expect(to).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThan(count);
      }),
    );
  });

  test('left reverts right, and as many rights as tabs go full circle', () => {
    fc.assert(
      fc.property(places, ([from, count]) => {
        const right = tabByKey('ArrowRight', from, count) ?? -1;
        expect(tabByKey('ArrowLeft', right, count)).toBe(from);
        let place = from;
        for (let step = 0; step < count; step += 1) {
          place = tabByKey('ArrowRight', place, count) ?? -1;
        }
        expect(place).toBe(from);
      }),
    );
  });

  test('other keys do nothing', () => {
    expect(tabByKey('a', 0, 3)).toBeUndefined();
    expect(tabByKey('ArrowDown', 0, 3)).toBeUndefined();
  });
});
