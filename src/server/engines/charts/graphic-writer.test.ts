import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../../domain/time/day.ts';
import { LANGUAGE_CODES } from '../../../domain/text/language.ts';
import { chartRows, ends, GraphicText, toChartPoints, writeChartAnswer } from './graphic-writer.ts';

const FIRST = calendarDay(1000, 1, 1);
const LAST = calendarDay(9999, 12, 31);

const decimals = fc
  .tuple(fc.integer({ min: -2_147_483_647, max: 2_147_483_647 }), fc.integer({ min: 0, max: 9 }))
  .map(([units, scale]) => units / 10 ** scale);
const value = fc.oneof(decimals, fc.double({ noNaN: true, noDefaultInfinity: true }));
const points = fc.array(fc.tuple(fc.integer({ min: FIRST, max: LAST }), value), { maxLength: 40 });

function written(days: number[], values: number[], name = 'Index'): unknown {
  const answerFacts = {
    result: true,
    realtime: false,
    name,
    masked: false,
    locked: false,
  } as const;
  return JSON.parse(new GraphicText(answerFacts, { days, values }, 'eng').part(0).toString());
}

describe('GraphicText', () => {
  it('writes the same as JSON.stringify for the points', () => {
    fc.assert(
      fc.property(
        points,
        fc.constantFrom(...LANGUAGE_CODES),
        fc.boolean(),
        fc.string({ unit: 'binary' }),
        fc.boolean(),
        (list, language, realtime, name, masked) => {
          const line = { days: list.map(([day]) => day), values: list.map(([, v]) => v) };
          const answerFacts = { result: true, realtime, name, masked, locked: false } as const;
          const bytes = new GraphicText(answerFacts, line, language).part(0);
          const plain = JSON.stringify({ ...answerFacts, data: toChartPoints(line, language) });
          expect(JSON.parse(bytes.toString())).toEqual(JSON.parse(plain));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('assembles parts into the whole, wherever they are cut', () => {
    fc.assert(
      fc.property(points, fc.array(fc.nat({ max: 40 }), { maxLength: 6 }), (list, places) => {
        const line = { days: list.map(([day]) => day), values: list.map(([, v]) => v) };
        const answerFacts = {
          result: true,
          realtime: true,
          name: 'é',
          masked: false,
          locked: false,
        } as const;
        const text = new GraphicText(answerFacts, line, 'eng');
        const cuts = places.map((place) => Math.min(place, list.length)).toSorted((a, b) => a - b);
        const inner = [...new Set(cuts)].filter((cut) => cut > 0);
        const parts = [0, ...inner].map((from, i) => text.part(from, inner[i]));
        expect(Buffer.concat(parts).equals(text.part(0))).toBe(true);
      }),
    );
  });

  it('writes decimals as they are read', () => {
    const values = [0, -0.5, 12.5, 100, 0.001, -2147483.647, 1e21, 1e-9, 0.1 + 0.2];
    const answerFacts = {
      result: true,
      realtime: true,
      name: '',
      masked: false,
      locked: false,
    } as const;
    const line = { days: values.map((_, i) => 20_000 + i), values };
    const text = new GraphicText(answerFacts, line, 'eng').part(0).toString();
    expect([...text.matchAll(/"value":([^}]*)/g)].map((match) => match[1])).toEqual([
      '0',
      '-0.5',
      '12.5',
      '100',
      '0.001',
      '-2147483.647',
      '1e+21',
      '0.000000001',
      '0.30000000000000004',
    ]);
  });

  it('keeps days distinct even if there are more than it caches', () => {
    const days = Array.from({ length: 9000 }, (_, i) => 10_000 + i);
    const answer = written(days, days) as { data: { 'date.numeric': number; value: number }[] };
    expect(answer.data.every((point) => point['date.numeric'] === point.value * 86_400)).toBe(true);
  });

  it('rejects numbers that JSON can’t represent', () => {
    expect(() => written([1], [Number.NaN])).toThrow(RangeError);
    expect(() => written([1], [Infinity])).toThrow(RangeError);
  });
});

describe('writeChartAnswer', () => {
  it('writes the same as JSON.stringify for the points', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(
        points,
        fc.constantFrom(...LANGUAGE_CODES),
        fc.option(fc.integer({ min: 0, max: 12 })),
        text,
        (list, language, digits, name) => {
          const line = { days: list.map(([day]) => day), values: list.map(([, v]) => v + 0) };
          const texts = { language, decimals: digits };
          const series = [{ id: '1', tgId: name, model: '', name, tgName: name, date: '' }];
          const answerFacts = {
            series,
            masked: digits === null,
            locked: false,
            graph_type: 0,
            measure: name,
          };
          const data = chartRows(toChartPoints(line, language), texts);
          const bytes = writeChartAnswer(answerFacts, line, texts);
          expect(JSON.parse(bytes.toString())).toEqual(
            JSON.parse(JSON.stringify({ data, ...answerFacts })),
          );
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('has room for the longest texts', () => {
    const values = [-Number.MAX_VALUE, Number.MIN_VALUE, -1e307];
    const line = { days: values.map((_, i) => i), values };
    const texts = { language: 'rus', decimals: 20 } as const;
    const answerFacts = { series: [], masked: false, locked: false, graph_type: 0, measure: '' };
    const { data } = JSON.parse(writeChartAnswer(answerFacts, line, texts).toString());
    expect(data).toEqual(chartRows(toChartPoints(line, 'rus'), texts));
  });
});

describe('ends', () => {
  it('takes the first and the last point', () => {
    expect(ends({ days: [], values: [] })).toEqual({ days: [], values: [] });
    expect(ends({ days: [1], values: [5] })).toEqual({ days: [1], values: [5] });
    expect(ends({ days: [1, 2, 3], values: [5, 6, 7] })).toEqual({ days: [1, 3], values: [5, 7] });
  });
});
