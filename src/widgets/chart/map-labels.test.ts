import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeLabels } from './map-labels.ts';
import type { TextShape } from './shapes.ts';

const SIZE = 10;
const measure = (text: string) => text.length * 6;

function label(text: string, x: number, y: number, anchor: 'start' | 'end' = 'start'): TextShape {
  return { kind: 'text', text, x, y, anchor, sizePx: SIZE, weight: 400, color: 'black' };
}

function covers(one: TextShape, other: TextShape): boolean {
  const left = ({ text, x, anchor }: TextShape) => (anchor === 'end' ? x - measure(text) : x);
  const apart =
    Math.max(left(one), left(other)) -
    Math.min(left(one) + measure(one.text), left(other) + measure(other.text));
  return apart < 0 && Math.abs(one.y - other.y) < SIZE;
}

const labels = fc.array(
  fc
    .tuple(
      fc.string({ minLength: 1, maxLength: 12 }),
      fc.nat(400),
      fc.nat(200),
      fc.constantFrom('start' as const, 'end' as const),
    )
    .map((each) => label(...each)),
);

test('CHT-10 of overlapping labels the first is shown, and none covers another', () => {
  fc.assert(
    fc.property(labels, (all) => {
      const shown = placeLabels(
        all.map((each) => [each]),
        measure,
      );
      expect(shown[0]).toBe(all[0]);
      for (const [i, one] of shown.entries()) {
        expect(shown.slice(i + 1).some((other) => covers(one, other))).toBe(false);
      }
    }),
  );
});

test('CHT-10 labels that fit are all shown, in order', () => {
  const all = [label('left', 10, 50, 'end'), label('right', 20, 50), label('below', 20, 63)];
  expect(
    placeLabels(
      all.map((each) => [each]),
      measure,
    ),
  ).toEqual(all);
});

test('CHT-10 a label that would cover a point or another label stands at its next place', () => {
  const first = label('first', 10, 50);
  const [right, left] = [label('second', 12, 52), label('second', -10, 52, 'end')];
  expect(placeLabels([[first], [right, left]], measure)).toEqual([first, left]);
  const dot = { x: 20, y: 44, width: 8, height: 8 };
  expect(placeLabels([[first]], measure, [dot])).toEqual([]);
  expect(placeLabels([[first, left]], measure, [dot])).toEqual([left]);
});
