import { expect, test } from 'vitest';
import { layOutYears, WIDTH, type YearBar } from './year-bars-layout.ts';

const bar = (label: string, value: number, own = 0): YearBar => ({
  label,
  value,
  own,
  text: value.toFixed(1),
  amount: `${value} bn`,
});
const titles = (bars: readonly YearBar[]) =>
  [...layOutYears(bars).texts.keys()].map(({ bar: { label } }) => label).toSorted();

test('BND-6 bars from a fifth of the highest have a number, and so has the bond’s own', () => {
  const bars = [bar('2027', 100), bar('2028', 19), bar('2029', 20), bar('2030', 2, 1)];
  expect(titles(bars)).toEqual(['2027', '2029', '2030']);
});

test('BND-6 no number leaves the picture, lies on a bar or on another number', () => {
  const bars = Array.from({ length: 30 }, (_, i) =>
    bar(String(2027 + i), [102, 30, 34, 31, 70, 33][i % 6]!),
  );
  const { columns, texts } = layOutYears(bars);
  expect(texts.size).toBeGreaterThan(2);
  const written = [
    ...[...texts].map(
      ([
        {
          bar: { text },
        },
        x,
      ]) => [x, text] as const,
    ),
    ...columns.flatMap(({ yearX, bar: { label } }) =>
      yearX === null ? [] : [[yearX, label] as const],
    ),
  ];
  for (const [x, text] of written) {
    const half = (7.2 * text.length) / 2;
    expect(x).toBeGreaterThanOrEqual(half - 0.1);
    expect(x).toBeLessThanOrEqual(WIDTH - half + 0.1);
  }
  for (const [one, x] of texts) {
    const half = (7.2 * one.bar.text.length) / 2;
    const covering = columns.filter(
      (other) =>
        other !== one &&
        other.x < x + half &&
        other.x + other.width > x - half &&
        other.height > one.height + 5,
    );
    expect(covering).toEqual([]);
  }
});
