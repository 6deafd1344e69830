import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDGE_PX, placeBeside, type Wish } from './place.ts';

const VIEW = { width: 1000, height: 800 };
const SIZE = { width: 200, height: 40 };
const at = (left: number, top: number) => ({ left, top, width: 30, height: 20 });
const BELOW: Wish = { side: 'below', align: 'start', gap: 6 };
const ABOVE: Wish = { side: 'above', align: 'centre', gap: 8 };

test('is placed on the requested side, aligned by edge or centre', () => {
  expect(placeBeside(at(485, 400), SIZE, VIEW, BELOW)).toMatchObject({ left: 485, top: 426 });
  expect(placeBeside(at(485, 400), SIZE, VIEW, { ...BELOW, align: 'end' }).left).toBe(315);
  expect(placeBeside(at(485, 400), SIZE, VIEW, ABOVE)).toEqual({
    left: 400,
    top: 352,
    side: 'above',
    room: 384,
  });
});

describe('near an edge', () => {
  test('HNT-1 it takes the other side if that has more room', () => {
    expect(placeBeside(at(485, 770), SIZE, VIEW, BELOW)).toMatchObject({ side: 'above', top: 724 });
    expect(placeBeside(at(485, 10), SIZE, VIEW, ABOVE)).toMatchObject({ side: 'below', top: 38 });
    // No side has enough room, so the one with more room is used.
    const flat = { width: 1000, height: 90 };
    expect(placeBeside(at(485, 30), SIZE, flat, BELOW)).toMatchObject({ side: 'below' });
  });

  test('HNT-1 the start yields to the end, and the middle moves', () => {
    expect(placeBeside(at(900, 400), SIZE, VIEW, BELOW).left).toBe(730);
    expect(placeBeside(at(20, 400), SIZE, VIEW, ABOVE).left).toBe(EDGE_PX);
    expect(placeBeside(at(950, 400), SIZE, VIEW, ABOVE).left).toBe(792);
  });
});

const length = (max: number) => fc.integer({ min: 24, max });

test('anything that fits is inside the window, and next to its anchor if there is room', () => {
  fc.assert(
    fc.property(
      fc.record({ width: length(2000), height: length(2000) }),
      fc.record({ width: length(280), height: length(120) }),
      fc.record({
        left: fc.integer({ min: -50, max: 2000 }),
        top: fc.integer({ min: -50, max: 2000 }),
        width: length(100),
        height: length(60),
      }),
      fc.record({
        side: fc.constantFrom('above' as const, 'below' as const),
        align: fc.constantFrom('start' as const, 'centre' as const, 'end' as const),
        gap: fc.integer({ min: 0, max: 8 }),
      }),
      (view, size, anchor, wish) => {
        fc.pre(size.width + 2 * EDGE_PX <= view.width);
        fc.pre(size.height + 2 * EDGE_PX <= view.height);
        const { left, top } = placeBeside(anchor, size, view, wish);
        expect(left).toBeGreaterThanOrEqual(EDGE_PX);
        expect(left + size.width).toBeLessThanOrEqual(view.width - EDGE_PX);
        expect(top).toBeGreaterThanOrEqual(EDGE_PX);
        expect(top + size.height).toBeLessThanOrEqual(view.height - EDGE_PX);
        const below = anchor.top + anchor.height;
        const needed = size.height + wish.gap + EDGE_PX;
        const isOnScreen = anchor.top >= 0 && below <= view.height;
        const hasRoom = anchor.top >= needed || view.height - below >= needed;
        const overlaps = top < below && top + size.height > anchor.top;
        expect(overlaps && isOnScreen && hasRoom).toBe(false);
      },
    ),
  );
});
