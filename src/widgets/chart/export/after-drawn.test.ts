import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterDrawn } from './after-drawn.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise<void>(() => {});

test('CHT-13 at once when the chart is drawn', async () => {
  await afterDrawn(Promise.resolve());
  expect(vi.getTimerCount()).toBe(0);
});

test('CHT-13 3000 ms after load at the latest', async () => {
  let isDone = false;
  const waiting = (async () => {
    await afterDrawn(never);
    isDone = true;
  })();
  await vi.advanceTimersByTimeAsync(2999);
  expect(isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isDone).toBe(true);
  await waiting;
});

test('CHT-13 a chart that couldn’t be drawn isn’t exported', async () => {
  await expect(afterDrawn(Promise.reject(new Error('no plot')))).rejects.toThrow('no plot');
  expect(vi.getTimerCount()).toBe(0);
});
