import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALERT_MS,
  collapsedCount,
  NO_ALERTS,
  nextExpiryMs,
  queueAfter,
  makeQueue,
  VISIBLE_ALERTS,
  visibleItems,
  type Alert,
  type AlertEvent,
  type AlertQueue,
} from './alert-queue.ts';

const alert = (id: string, persistent = false): Alert => ({
  id,
  kind: 'info',
  text: id,
  persistent,
});
const listIds = (queue: AlertQueue) => queue.items.map((item) => item.alert.id);

/** The queue after [moment, event] pairs. */
const after = (...steps: [atMs: number, event: AlertEvent][]) =>
  steps.reduce((queue, [atMs, event]) => queueAfter(queue, event, atMs), NO_ALERTS);
const add = (id: string, persistent = false): AlertEvent => ({
  type: 'add',
  alert: alert(id, persistent),
});
const TICK: AlertEvent = { type: 'tick' };
const HOVER = { reason: 'hover' } as const;

describe('ALR-1 how long an alert stays', () => {
  test('ALR-1 3 seconds', () => {
    expect(ALERT_MS).toBe(3000);
    expect(listIds(after([1000, add('a')], [3999, TICK]))).toEqual(['a']);
    expect(listIds(after([1000, add('a')], [4000, TICK]))).toEqual([]);
  });

  test('SHL-10 as long as it specifies', () => {
    const added: AlertEvent = { type: 'add', alert: { ...alert('a'), stayMs: 5000 } };
    expect(listIds(after([0, added], [4999, TICK]))).toEqual(['a']);
    expect(listIds(after([0, added], [5000, TICK]))).toEqual([]);
  });

  test('ALR-1 until closed if it is persistent', () => {
    const queue = after([0, add('a', true)], [1e9, TICK]);
    expect(listIds(queue)).toEqual(['a']);
    expect(nextExpiryMs(queue)).toBeNull();
  });

  test('each has its own countdown', () => {
    const queue = after([0, add('a')], [2000, add('b')]);
    expect(nextExpiryMs(queue)).toBe(1000);
    expect(listIds(queueAfter(queue, TICK, 3000))).toEqual(['b']);
  });

  test('ALR-1 the countdown pauses while held, and then resumes', () => {
    const held = after([0, add('a')], [2000, { type: 'hold', ...HOVER }], [60_000, TICK]);
    expect(listIds(held)).toEqual(['a']);
    expect(nextExpiryMs(held)).toBeNull();
    const released = queueAfter(held, { type: 'release', ...HOVER }, 100_000);
    expect(nextExpiryMs(released)).toBe(1000);
    expect(listIds(queueAfter(released, TICK, 101_000))).toEqual([]);
  });

  test('every hold must be released', () => {
    const both = after(
      [0, add('a')],
      [0, { type: 'hold', ...HOVER }],
      [0, { type: 'hold', reason: 'focus' }],
      [0, { type: 'hold', ...HOVER }],
    );
    const one = queueAfter(both, { type: 'release', ...HOVER }, 0);
    expect(nextExpiryMs(one)).toBeNull();
    expect(nextExpiryMs(queueAfter(one, { type: 'release', reason: 'focus' }, 0))).toBe(ALERT_MS);
  });

  test('a queue from the server starts counting with the first event', () => {
    const queue = makeQueue([alert('a')]);
    expect(listIds(queueAfter(queue, TICK, 1e9))).toEqual(['a']);
    expect(listIds(queueAfter(queueAfter(queue, TICK, 1e9), TICK, 1e9 + ALERT_MS))).toEqual([]);
  });
});

test('the same id again replaces the alert, last and with its full time', () => {
  const queue = after([0, add('a')], [1000, add('b')], [2000, add('a')]);
  expect(listIds(queue)).toEqual(['b', 'a']);
  expect(queue.items[1]?.remainingMs).toBe(ALERT_MS);
});

describe('ALR-1 many alerts', () => {
  const seven = makeQueue(['1', '2', '3', '4', '5', '6', '7'].map((id) => alert(id)));

  test('ALR-1 the newest five are visible, the others a count', () => {
    expect(visibleItems(seven).map((item) => item.alert.id)).toEqual(['3', '4', '5', '6', '7']);
    expect(collapsedCount(seven)).toBe(2);
  });

  test('a collapsed one starts its countdown when it becomes visible', () => {
    const later = queueAfter(queueAfter(seven, TICK, 0), TICK, ALERT_MS);
    expect(later.items.map(({ remainingMs }) => remainingMs)).toEqual([ALERT_MS, ALERT_MS]);
    expect(listIds(later)).toEqual(['1', '2']);
  });

  test('expanded, all are visible until few enough are left', () => {
    const expanded = queueAfter(seven, { type: 'expand' }, 0);
    expect(collapsedCount(expanded)).toBe(0);
    const fewer = ['1', '2'].reduce(
      (queue, id) => queueAfter(queue, { type: 'dismiss', id }, 0),
      expanded,
    );
    expect(fewer.isExpanded).toBe(false);
    expect(listIds(queueAfter(expanded, { type: 'dismiss-all' }, 0))).toEqual([]);
  });
});

const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
const reasons = fc.constantFrom('hover', 'focus', 'hidden');
const events: fc.Arbitrary<AlertEvent> = fc.oneof(
  fc.record({
    type: fc.constant('add' as const),
    alert: fc.tuple(ids, fc.boolean()).map(([id, persistent]) => alert(id, persistent)),
  }),
  fc.record({ type: fc.constant('dismiss' as const), id: ids }),
  fc.record({ type: fc.constantFrom('hold' as const, 'release' as const), reason: reasons }),
  fc.constantFrom<AlertEvent>({ type: 'expand' }, { type: 'dismiss-all' }, TICK),
);

test('after any events ids are unique, the order is by age, and only persistent ones stay too long', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(4000), events)), (steps) => {
      let queue = NO_ALERTS;
      let nowMs = 0;
      for (const [passedMs, event] of steps) {
        nowMs += passedMs;
        queue = queueAfter(queue, event, nowMs);
        const serials = queue.items.map(({ serial }) => serial);
        expect(serials).toEqual(serials.toSorted((a, b) => a - b));
        expect(new Set(listIds(queue)).size).toBe(queue.items.length);
        for (const {
          remainingMs,
          alert: { persistent: stays },
        } of queue.items) {
          expect(remainingMs).toBeGreaterThan(0);
          expect(remainingMs).toBeLessThanOrEqual(stays ? Infinity : ALERT_MS);
        }
        expect(queue.isExpanded || visibleItems(queue).length <= VISIBLE_ALERTS).toBe(true);
        const ticked = queueAfter(queue, TICK, nowMs + passedMs).items;
        expect(ticked).toEqual(expect.arrayContaining(pickPersistent(queue)));
      }
      // If nothing holds the box, only persistent alerts remain.
      queue = reasonsReleased(queue, nowMs);
      queue = queueAfter(queue, { type: 'expand' }, nowMs);
      const rest = queueAfter(queue, TICK, nowMs + ALERT_MS);
      expect(rest.items.every((item) => item.alert.persistent)).toBe(true);
    }),
  );
});

const pickPersistent = ({ items }: AlertQueue) => items.filter((item) => item.alert.persistent);

function reasonsReleased(queue: AlertQueue, atMs: number): AlertQueue {
  return (['hover', 'focus', 'hidden'] as const).reduce(
    (q, reason) => queueAfter(q, { type: 'release', reason }, atMs),
    queue,
  );
}
