import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { QuoteWatch, type Page } from './live-quotes.ts';
import type { QuoteSource } from './quote-stream.ts';

class FakePage extends EventTarget implements Page {
  visibilityState = 'visible';

  becomes(state: 'visible' | 'hidden'): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: FakePage;
let network: EventTarget;
/** The commands that the sources received, in order. */
let told: string[];
let refuseWorker: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  [page, network, told] = [new FakePage(), new EventTarget(), []];
});
afterEach(() => {
  vi.useRealTimers();
});

function sourceNamed(name: string): QuoteSource {
  return {
    follow: (ids) => told.push(`${name} follows ${ids.join(',')}`),
    goOffline: () => told.push(`${name} offline`),
    retryNow: () => told.push(`${name} retries`),
    stop: () => told.push(`${name} stops`),
  };
}

function shared(onUnusable: () => void): QuoteSource {
  refuseWorker = onUnusable;
  return sourceNamed('worker');
}

function watch(isShared = true): QuoteWatch {
  return new QuoteWatch([7, 8], {
    page,
    network,
    shared: isShared ? shared : null,
    alone: () => sourceNamed('tab'),
  });
}

describe('a hidden page', () => {
  test.each([
    [true, 'worker', 60_000],
    [false, 'tab', 5000],
  ])('keeps receiving quotes for a while (shared: %s)', (isShared, name, hiddenMs) => {
    watch(isShared);
    expect(told).toEqual([`${name} follows 7,8`]);
    page.becomes('hidden');
    vi.advanceTimersByTime(hiddenMs - 1);
    expect(told).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(told.at(-1)).toBe(`${name} follows `);
    vi.advanceTimersByTime(300_000);
    expect(told).toHaveLength(2);
    page.becomes('visible');
    expect(told.at(-1)).toBe(`${name} follows 7,8`);
  });

  test('is visible again in time: nothing is reopened, but no pause is waited for', () => {
    watch();
    page.becomes('hidden');
    vi.advanceTimersByTime(59_999);
    page.becomes('visible');
    vi.advanceTimersByTime(300_000);
    expect(told).toEqual(['worker follows 7,8', 'worker retries']);
  });

  test('requests nothing before it is visible', () => {
    page.visibilityState = 'hidden';
    watch();
    vi.advanceTimersByTime(300_000);
    expect(told).toEqual([]);
    page.becomes('visible');
    expect(told).toEqual(['worker follows 7,8']);
  });
});

test('the browser’s network events are passed on at once', () => {
  watch();
  network.dispatchEvent(new Event('offline'));
  network.dispatchEvent(new Event('online'));
  expect(told.slice(1)).toEqual(['worker offline', 'worker retries']);
});

test('a page being left says so, and resumes with Back', () => {
  watch();
  network.dispatchEvent(new Event('pagehide'));
  expect(told.at(-1)).toBe('worker follows ');
  network.dispatchEvent(new Event('pageshow'));
  expect(told.at(-1)).toBe('worker follows 7,8');
});

test('if the worker can’t run, the tab has its own stream', () => {
  watch();
  refuseWorker();
  expect(told.at(-1)).toBe('tab follows 7,8');
  page.becomes('hidden');
  vi.advanceTimersByTime(5000);
  expect(told.at(-1)).toBe('tab follows ');
});

test('once stopped it receives nothing more', () => {
  watch().stop();
  page.becomes('hidden');
  page.becomes('visible');
  network.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(300_000);
  expect(told).toEqual(['worker follows 7,8', 'worker stops']);
  expect(vi.getTimerCount()).toBe(0);
});
