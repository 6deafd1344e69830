import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { TabStops } from './tab-stops.ts';

const pickStops = (stops: TabStops, ids: readonly string[]) => ids.filter((id) => stops.isStop(id));

test('on the server, where nothing joins, the first one rendered is the only stop', () => {
  const stops = new TabStops();
  // Rendered twice, as when a browser hydrates the server's HTML.
  for (let round = 0; round < 2; round++) expect(pickStops(stops, ['a', 'b', 'c'])).toEqual(['a']);
});

test('when the stop is removed the next one takes its place and is notified', () => {
  const stops = new TabStops();
  const leave = stops.join('a');
  stops.join('b');
  const heard = vi.fn<() => void>();
  stops.subscribe(heard);
  leave();
  expect(pickStops(stops, ['a', 'b'])).toEqual(['b']);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a value that was rendered but never added to the page isn’t a tab stop', () => {
  const stops = new TabStops();
  expect(stops.isStop('thrown away')).toBe(true);
  stops.join('b');
  expect(pickStops(stops, ['thrown away', 'b'])).toEqual(['b']);
});

test('whichever values are added and removed, exactly one of those present is a tab stop', () => {
  const moves = fc.array(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), isIn: fc.boolean() }),
  );
  fc.assert(
    fc.property(moves, (list) => {
      const stops = new TabStops();
      const there = new Map<string, () => void>();
      for (const { id, isIn } of list) {
        if (isIn && !there.has(id)) there.set(id, stops.join(id));
        if (!isIn) {
          there.get(id)?.();
          there.delete(id);
        }
        expect(pickStops(stops, [...there.keys()])).toHaveLength(Math.min(there.size, 1));
      }
    }),
  );
});
