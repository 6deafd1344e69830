import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const DOCUMENT = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
/** Files that the document names without a folder are here. */
const USUAL_FOLDER = 'src/server/areas/accounts';

/** How many requirements of levels 1 and 2 each section has; those of level 3 come after them. */
const SECTIONS: Readonly<Record<string, number>> = {
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
};

const STATES: ReadonlySet<string> = new Set(['met', 'open', 'other', 'n/a']);

interface Line {
  readonly number: string;
  readonly state: string;
  readonly reason: string;
}

const LINES: readonly Line[] = [
  ...DOCUMENT.matchAll(/^\| (\d+\.\d+\.\d+) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm),
].map(([, number = '', state = '', reason = '']) => ({ number, state, reason }));

/** `x.test.ts` “one”, “another”: each test with the file that was named last before it. */
function testsIn(text: string): (readonly [file: string, name: string])[] {
  let file = '';
  return [...text.matchAll(/`([^`\s]+\.test\.ts)`|“([^”]+)”/g)].flatMap(([, path, name]) => {
    if (path !== undefined) {
      file = path.includes('/') ? path : `${USUAL_FOLDER}/${path}`;
      return [];
    }
    return file === '' ? [] : [[file, name ?? ''] as const];
  });
}

const TESTS = DOCUMENT.split('\n').flatMap(testsIn);

test('every requirement of levels 1 and 2 has its line, in order', () => {
  const wanted = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, i) => `${section}.${i + 1}`),
  );
  expect(LINES.map(({ number }) => number)).toEqual(wanted);
});

describe('a line', () => {
  test('is met, open, otherwise on purpose or does not apply, and says why', () => {
    const wrong = LINES.filter(({ state, reason }) => !STATES.has(state) || reason.length < 5);
    expect(wrong).toEqual([]);
  });

  test('that is met names a test or a document', () => {
    const without = LINES.filter(
      ({ state, reason }) =>
        state === 'met' && testsIn(reason).length === 0 && !/\]\([^)]+\)/.test(reason),
    );
    expect(without.map(({ number }) => number)).toEqual([]);
  });
});

test.each([...new Set(TESTS.map(([file]) => file))])('%s has the tests that are named', (file) => {
  expect(existsSync(join(ROOT, file))).toBe(true);
  const source = readFileSync(join(ROOT, file), 'utf8');
  const names = TESTS.filter(([path]) => path === file).map(([, name]) => name);
  const missing = names.filter((name) => !/['"`]/.test(name) && !source.includes(`'${name}'`));
  expect(missing).toEqual([]);
});
