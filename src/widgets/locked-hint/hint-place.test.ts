import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EDGE_PX, GAP_PX, placeHint } from './hint-place.ts';

const VIEWPORT = { width: 1000, height: 800 };
const HINT = { width: 200, height: 40 };
const at = (left: number, top: number) => ({ left, top, width: 30, height: 20 });

test('stands above the asterisks, centred', () => {
  expect(placeHint(at(485, 400), HINT, VIEWPORT)).toEqual({
    left: 400,
    top: 400 - GAP_PX - 40,
    side: 'above',
    caret: 100,
  });
});

test('HNT-1 flips below at the top of the viewport', () => {
  expect(placeHint(at(485, 10), HINT, VIEWPORT)).toMatchObject({ side: 'below', top: 30 + GAP_PX });
});

test('HNT-1 keeps off the left and the right edge, its caret still at the asterisks', () => {
  expect(placeHint(at(20, 400), HINT, VIEWPORT)).toMatchObject({ left: EDGE_PX, caret: 27 });
  expect(placeHint(at(950, 400), HINT, VIEWPORT)).toMatchObject({ left: 792, caret: 173 });
});

const size = (max: number) => fc.integer({ min: 24, max });

test('whatever fits is inside the viewport, and beside the asterisks where they leave room', () => {
  fc.assert(
    fc.property(
      fc.record({ width: size(2000), height: size(2000) }),
      fc.record({ width: size(280), height: size(120) }),
      fc.record({
        left: fc.integer({ min: -50, max: 2000 }),
        top: fc.integer({ min: -50, max: 2000 }),
        width: size(100),
        height: size(60),
      }),
      (viewport, hint, trigger) => {
        fc.pre(hint.width + 2 * EDGE_PX <= viewport.width);
        fc.pre(hint.height + 2 * EDGE_PX <= viewport.height);
        const { left, top, caret } = placeHint(trigger, hint, viewport);
        expect(left).toBeGreaterThanOrEqual(EDGE_PX);
        expect(left + hint.width).toBeLessThanOrEqual(viewport.width - EDGE_PX);
        expect(top).toBeGreaterThanOrEqual(EDGE_PX);
        expect(top + hint.height).toBeLessThanOrEqual(viewport.height - EDGE_PX);
        expect(caret).toBeGreaterThan(0);
        expect(caret).toBeLessThan(hint.width);
        const below = trigger.top + trigger.height;
        const needed = hint.height + GAP_PX + EDGE_PX;
        const isOnScreen = trigger.top >= 0 && below <= viewport.height;
        const hasRoom = trigger.top >= needed || viewport.height - below >= needed;
        const overlaps = top < below && top + hint.height > trigger.top;
        expect(overlaps && isOnScreen && hasRoom).toBe(false);
      },
    ),
  );
});
