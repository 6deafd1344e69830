import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StartReport } from './start-report.ts';

const CLEAR_LINE = '\r\u001b[2K';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The output, as a terminal of 60 columns or a log gets it. */
function output(isTTY: boolean) {
  const written: string[] = [];
  const out = { isTTY, columns: 60, write: (text: string) => written.push(text) };
  return { out, written, text: () => written.join('') };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(1000 * seconds);

describe('in a log', () => {
  test('each finished step is one line, however often it reports progress', async () => {
    const { out, text } = output(false);
    const report = new StartReport({ out });
    await report.step('Search index', async (onProgress) => {
      for (let done = 0; done <= 100; done += 1) onProgress(done, 100, 'bond');
      await pass(12.34);
    });
    expect(text()).toBe('Search index        12.3 s\n');
    expect(report.hasFinished('Search index')).toBe(true);
  });

  test('a step without work is omitted, unless its result matters', async () => {
    const { out, text } = output(false);
    const report = new StartReport({ out });
    await report.step('Migrations', async () => 0);
    await report.step(
      'Pages',
      async () => false,
      (isNew) => isNew,
    );
    await report.step(
      'Server',
      async () => {},
      () => true,
    );
    expect(text()).toBe('Server               0.0 s\n');
    expect(report.hasFinished('Migrations')).toBe(false);
  });

  test('a failed step prints nothing, nor do steps that end after it', async () => {
    const { out, text } = output(false);
    const report = new StartReport({ out });
    const pages = report.step(
      'Pages',
      () => pass(3),
      () => true,
    );
    const failing = report.step('Migrations', async (onProgress) => {
      onProgress(1, 2, 'two');
      throw new Error('no rights');
    });
    await expect(failing).rejects.toThrow('no rights');
    report.end();
    await pages;
    expect(text()).toBe('');
  });
});

test('quiet: neither steps nor remarks, only announcements', async () => {
  for (const isTTY of [true, false]) {
    const { out, text } = output(isTTY);
    const report = new StartReport({ out, isQuiet: true });
    await report.step(
      'Pages',
      () => pass(3),
      () => true,
    );
    report.say('Demo accounts');
    report.announce('Parcurve is ready: http://localhost:3000/');
    expect(text()).toBe('Parcurve is ready: http://localhost:3000/\n');
  }
});

test('on a terminal the running steps share a line that is rewritten and never wraps', async () => {
  const { out, written, text } = output(true);
  const report = new StartReport({ out });
  const pages = report.step(
    'Pages',
    () => pass(2),
    () => true,
  );
  await report.step('Demo market', async (onProgress) => onProgress(1, 2, 'issuers'));
  const bar = `${'█'.repeat(12)}${'░'.repeat(12)}`;
  expect(text()).toContain(`Pages 0 s   Demo market ${bar} 50 %`);
  await pages;
  const shown = written.map((part) => part.replaceAll(CLEAR_LINE, ''));
  expect(shown.filter((part) => part.length > 59 && !part.endsWith('\n'))).toEqual([]);
  expect(shown.filter((part) => part.includes('\n'))).toEqual([
    'Demo market          0.0 s\n',
    'Pages                2.0 s\n',
  ]);
  // After the last step the line is cleared, and nothing else is drawn.
  expect(written.at(-1)).toBe(CLEAR_LINE);
  const count = written.length;
  await pass(5);
  expect(written).toHaveLength(count);
});
