import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveQuote } from '../../contracts/quote.ts';
import { watchQuotes, type LiveState, type Page, type QuoteSource } from './live-quotes.ts';

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 2;
const QUOTE: LiveQuote = {
  id: 7,
  quote: {
    value: '1.25',
    change: '0.25',
    changePercent: '25.0000',
    asOf: '2026-11-14',
    isRealtime: true,
    decimals: 2,
    unit: '',
  },
};

class FakeSource extends EventTarget implements QuoteSource {
  readyState = CONNECTING;
  readonly url: string;
  readonly withCredentials: boolean;

  constructor(url: string, withCredentials: boolean) {
    super();
    this.url = url;
    this.withCredentials = withCredentials;
  }

  opens(): void {
    this.readyState = OPEN;
    this.dispatchEvent(new Event('open'));
  }

  fails(readyState: number): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }

  says(message: LiveQuote): void {
    this.dispatchEvent(new MessageEvent('quote', { data: JSON.stringify(message) }));
  }

  close(): void {
    this.readyState = CLOSED;
  }
}

class FakePage extends EventTarget implements Page {
  visibilityState = 'visible';

  becomes(state: 'visible' | 'hidden'): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let sources: FakeSource[];
let states: LiveState[];
let heard: LiveQuote[];
let page: FakePage;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  [sources, states, heard, page] = [[], [], [], new FakePage()];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function watch(ids: readonly number[] = [7], base = ''): () => void {
  return watchQuotes(ids, {
    base,
    page,
    onQuote: (message) => heard.push(message),
    onState: (state) => states.push(state),
    createSource: (url, withCredentials) => {
      const source = new FakeSource(url, withCredentials);
      sources.push(source);
      return source;
    },
  });
}

function latest(): FakeSource {
  const source = sources.at(-1);
  if (!source) throw new Error('no source was opened');
  return source;
}

const openSources = () => sources.filter(({ readyState }) => readyState !== CLOSED).length;

describe('watchQuotes', () => {
  test('asks the server of the page for the ids, each once and no more than allowed', () => {
    watch([3, 1, 3]);
    expect(latest()).toMatchObject({ url: '/api/quotes/live/?ids=3,1', withCredentials: false });
    watch([5], 'https://data.example');
    expect(latest()).toMatchObject({
      url: 'https://data.example/api/quotes/live/?ids=5',
      withCredentials: true,
    });
    watch(Array.from({ length: 300 }, (_, i) => i + 1));
    expect(latest().url).toMatch(/,199,200$/);
  });

  test('tells quotes, and whether they are live', () => {
    watch();
    expect(states).toEqual(['connecting']);
    latest().opens();
    latest().says(QUOTE);
    expect(states).toEqual(['connecting', 'live']);
    expect(heard).toEqual([QUOTE]);
  });

  test('leaves a lost connection to the browser, and says when that does not help', () => {
    watch();
    latest().opens();
    latest().fails(CONNECTING);
    expect(states.at(-1)).toBe('connecting');
    latest().fails(CONNECTING);
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(120_000);
    expect(sources).toHaveLength(1);
    latest().opens();
    expect(states.at(-1)).toBe('live');
  });

  test('comes back after a refusal, later and later, up to a minute', () => {
    watch();
    for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
      const before = sources.length;
      latest().fails(CLOSED);
      expect(states.at(-1)).toBe('lost');
      vi.advanceTimersByTime(seconds * 1000 - 1);
      expect(sources).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sources).toHaveLength(before + 1);
      expect(states.at(-1)).toBe('connecting');
    }
    latest().opens();
    latest().fails(CLOSED);
    vi.advanceTimersByTime(2000);
    expect(openSources()).toBe(1);
  });

  test('does not come at the same moment as all others', () => {
    vi.mocked(Math.random).mockReturnValue(0.999);
    watch();
    latest().fails(CLOSED);
    vi.advanceTimersByTime(2400);
    expect(sources).toHaveLength(1);
    vi.advanceTimersByTime(100);
    expect(sources).toHaveLength(2);
  });

  test('stops for good, also while it waits', () => {
    const stop = watch();
    latest().opens();
    stop();
    latest().says(QUOTE);
    latest().fails(CLOSED);
    const stopWaiting = watch();
    latest().fails(CLOSED);
    stopWaiting();
    page.becomes('hidden');
    vi.advanceTimersByTime(300_000);
    page.becomes('visible');
    expect(sources).toHaveLength(2);
    expect(openSources()).toBe(0);
    expect(heard).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a hidden page', () => {
  test('keeps the stream for a minute', () => {
    watch();
    latest().opens();
    page.becomes('hidden');
    vi.advanceTimersByTime(59_999);
    page.becomes('visible');
    vi.advanceTimersByTime(300_000);
    expect(sources).toHaveLength(1);
    expect(openSources()).toBe(1);
  });

  test('then closes it, and comes back at once when somebody looks', () => {
    watch();
    latest().opens();
    page.becomes('hidden');
    vi.advanceTimersByTime(60_000);
    expect(openSources()).toBe(0);
    expect(states.at(-1)).toBe('connecting');
    vi.advanceTimersByTime(300_000);
    expect(sources).toHaveLength(1);
    page.becomes('visible');
    expect(sources).toHaveLength(2);
    expect(openSources()).toBe(1);
  });

  test('does not try again after a refusal once the minute is over; looking at it does', () => {
    watch();
    for (let i = 0; i < 5; i += 1) {
      latest().fails(CLOSED);
      vi.runOnlyPendingTimers();
    }
    page.becomes('hidden');
    latest().fails(CLOSED);
    vi.advanceTimersByTime(60_000);
    const before = sources.length;
    vi.advanceTimersByTime(300_000);
    expect(sources).toHaveLength(before);
    page.becomes('visible');
    expect(sources).toHaveLength(before + 1);
    latest().fails(CLOSED);
    vi.advanceTimersByTime(2000);
    expect(sources).toHaveLength(before + 2);
  });

  test('one that is opened in the background closes, too', () => {
    page.visibilityState = 'hidden';
    watch();
    expect(openSources()).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(openSources()).toBe(0);
  });
});
