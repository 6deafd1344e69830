/// <reference types="node" />
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  Guarded,
  MASK,
  reveal,
  revealLine,
  revealOrRefuse,
  visibilityFor,
  type GuardedLine,
} from './guarded.ts';
import { ANONYMOUS, viewerFromAccount, type Viewer } from './viewer.ts';

function viewer(accessLevel: number | null): Viewer {
  return viewerFromAccount({ id: 7, name: 'Ada', accessLevel, tariffs: [677], isOperator: true });
}

function guardedLine(values: readonly number[]): GuardedLine {
  const lattice = { seed: '4f0c7f0e-31c5-4b0b-9d52-0a3f6c6f8a11', tick: 0.01 };
  return { times: [...values.keys()], values: new Guarded(values), lattice };
}

const RESTRICTED: [kind: string, viewer: Viewer][] = [
  ['an anonymous visitor', ANONYMOUS],
  ['an account of level 0', viewer(0)],
  ['an account of level 1077', viewer(1077)],
  ['an account without a level', viewer(null)],
];
const FULL: [kind: string, viewer: Viewer][] = [
  ['an account of level 1', viewer(1)],
  ['an account of level 500', viewer(500)],
];

describe('a guarded value that hasn’t been unwrapped', () => {
  const secret = '98765.4321';
  const guarded = new Guarded(secret);

  test('ACC-3 prints and serialises as ***', () => {
    expect(MASK).toBe('***');
    expect(JSON.stringify({ value: guarded, list: [guarded] })).toBe(
      '{"value":"***","list":["***"]}',
    );
    expect(String(guarded)).toBe('***');
    // oxlint-disable-next-line typescript/restrict-template-expressions -- the mistake itself
    expect(`${guarded}`).toBe('***');
  });

  test.each<[way: string, attempt: (value: Guarded<string>) => unknown]>([
    ['inspect', (value) => inspect(value, { showHidden: true, depth: 9, getters: true })],
    ['inspect inside an error', (value) => inspect(new Error('failed', { cause: { value } }))],
    ['keys', (value) => Object.keys(value)],
    ['own names and symbols', (value) => Reflect.ownKeys(value)],
    ['entries', (value) => Object.entries(value)],
    // oxlint-disable-next-line typescript/no-misused-spread -- the mistake this test is about
    ['spread', (value) => ({ ...value })],
    ['assign', (value) => Object.assign({}, value)],
    ['structuredClone', (value) => structuredClone(value)],
    ['own property descriptors', (value) => Object.getOwnPropertyDescriptors(value)],
    ['valueOf', (value) => JSON.stringify(value.valueOf())],
    ['concatenation', (value) => ['last: ', value].join('')],
  ])('ACC-3 does not show in %s', (_, attempt) => {
    const seen = attempt(guarded);
    expect(inspect(seen, { showHidden: true, depth: 9 })).not.toContain(secret);
    expect(JSON.stringify(seen)).not.toContain(secret);
  });

  test('ACC-3 converts to no number', () => {
    expect(Number(new Guarded(42))).toBeNaN();
    expect(JSON.stringify(new Guarded([1, 2, 3]))).toBe('"***"');
  });
});

describe('reveal', () => {
  test.each(RESTRICTED)('ACC-2 ACC-3 %s gets *** for a value', (_, someone) => {
    expect(reveal(someone, new Guarded('98765.4321'))).toBe('***');
    expect(reveal(someone, new Guarded(null))).toBe('***');
  });

  test.each(FULL)('ACC-2 %s gets the value', (_, someone) => {
    const value = { last: '98765.4321' };
    expect(reveal(someone, new Guarded(value))).toBe(value);
  });

  test.each([...RESTRICTED, ...FULL])('%s sees that there is no value', (_, someone) => {
    expect(reveal(someone, null)).toBeNull();
  });
});

describe('revealOrRefuse', () => {
  test.each(RESTRICTED)('ACC-3 denies %s an order by a value', (_, someone) => {
    const refusal = expect.objectContaining({
      label: expect.stringMatching(/^error_values_need_/) as string,
    }) as Error;
    expect(() => revealOrRefuse(someone, new Guarded('series.last_value'))).toThrow(refusal);
  });

  test.each(FULL)('ACC-2 allows it for %s', (_, someone) => {
    expect(revealOrRefuse(someone, new Guarded('series.last_value'))).toBe('series.last_value');
  });
});

describe('revealLine', () => {
  test.each(FULL)('ACC-2 %s gets the line itself', (_, someone) => {
    const line = [101.25, 99, 250];
    expect(revealLine(someone, guardedLine(line))).toEqual([101.25, 99, 250]);
  });

  test.each(RESTRICTED)('ACC-3 %s gets its shape', (_, someone) => {
    const seen = revealLine(someone, guardedLine([200, 300, 225, 400]));
    expect(seen).not.toContain(200);
    expect([Math.min(...seen), Math.max(...seen)]).toEqual([seen[0], seen[3]]);
  });
});

describe('visibilityFor', () => {
  test.each(RESTRICTED)(
    'ACC-3 %s shares cached responses with viewers who see shapes',
    (_, someone) => {
      expect(visibilityFor(someone)).toBe('shape');
    },
  );

  test.each(FULL)('ACC-3 %s shares cached responses with viewers who see values', (_, someone) => {
    expect(visibilityFor(someone)).toBe('values');
  });
});
