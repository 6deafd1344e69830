import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Quote } from '../../contracts/instruments/quote.ts';
import type { WatchOptions } from './live-quotes.ts';
import { NO_LIVE_QUOTES, QuoteBoard, type LiveQuotes } from './quote-board.ts';

interface Stream extends WatchOptions {
  readonly ids: readonly number[];
  isStopped: boolean;
}

let streams: Stream[];
let shown: LiveQuotes[];
let tags: string[];
let frames: Map<number, () => void>;
let board: QuoteBoard;
beforeEach(() => {
  vi.useFakeTimers();
  [streams, shown, tags, frames] = [[], [], [], new Map()];
  let frameCount = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    frameCount += 1;
    frames.set(frameCount, callback);
    return frameCount;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  board = new QuoteBoard({
    base: 'https://data.example',
    viewerTag: '12.1.',
    onViewer: (tag) => tags.push(tag),
    onChange: (quotes) => shown.push(quotes),
    watch: (ids, options) => {
      const stream: Stream = { ids, isStopped: false, ...options };
      streams.push(stream);
      return () => {
        stream.isStopped = true;
      };
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function draw(): void {
  const waiting = [...frames.values()];
  frames.clear();
  for (const frame of waiting) frame();
}

function follow(...ids: number[]): Stream {
  board.follow(ids);
  vi.advanceTimersByTime(150);
  const stream = streams.at(-1);
  if (!stream) throw new Error('no stream was opened');
  return stream;
}

function quote(value: string): Quote {
  return {
    value,
    change: null,
    changePercent: null,
    asOf: null,
    isStale: false,
    isRealtime: true,
    decimals: 2,
    unit: '',
    isRate: false,
  };
}

test('opens one stream when the ids have been stable for a moment', () => {
  board.follow([1]);
  vi.advanceTimersByTime(149);
  board.follow([1, 2]);
  vi.advanceTimersByTime(149);
  expect(streams).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(streams).toMatchObject([{ ids: [1, 2], base: 'https://data.example' }]);
});

test('shows updates since the last frame at once, the latest of each', () => {
  const stream = follow(1, 2);
  stream.onState('live');
  stream.onQuote({ id: 1, quote: quote('1') });
  stream.onQuote({ id: 2, quote: quote('2') });
  stream.onQuote({ id: 1, quote: quote('3') });
  expect(shown).toEqual([]);
  draw();
  expect(shown).toEqual([
    {
      state: 'live',
      gaps: 0,
      quotes: new Map([
        [1, quote('3')],
        [2, quote('2')],
      ]),
    },
  ]);
  draw();
  expect(shown).toHaveLength(1);
});

test('a state change alone leaves the quotes as they are', () => {
  const stream = follow(1);
  stream.onQuote({ id: 1, quote: quote('1') });
  draw();
  stream.onState('lost');
  draw();
  expect(shown[1]?.state).toBe('lost');
  expect(shown[1]?.quotes).toBe(shown[0]?.quotes);
});

test('other ids: the previous stream serves until the new one; quotes no longer shown are dropped', () => {
  const former = follow(1, 2);
  former.onQuote({ id: 1, quote: quote('1') });
  former.onQuote({ id: 2, quote: quote('2') });
  draw();
  board.follow([2, 3]);
  expect(former.isStopped).toBe(false);
  vi.advanceTimersByTime(150);
  expect(streams.map(({ isStopped }) => isStopped)).toEqual([true, false]);
  former.onQuote({ id: 2, quote: quote('9') });
  former.onState('lost');
  draw();
  expect(shown.at(-1)).toEqual({
    state: 'connecting',
    gaps: 0,
    quotes: new Map([[2, quote('2')]]),
  });
});

test('counts the gaps in which quotes may have been missed', () => {
  const stream = follow(1);
  for (const state of ['live', 'connecting', 'live', 'lost', 'live'] as const) {
    stream.onState(state);
  }
  draw();
  expect(shown.at(-1)?.gaps).toBe(2);
  const next = follow(1, 2);
  next.onState('live');
  draw();
  expect(shown.at(-1)?.gaps).toBe(2);
});

test('passes on the viewer that the server sees', () => {
  const stream = follow(1);
  expect(stream.viewerTag).toBe('12.1.');
  stream.onViewer?.('0.0.');
  expect(tags).toEqual(['0.0.']);
});

test('no ids: the stream ends at once, and nothing remains', () => {
  const stream = follow(1);
  stream.onQuote({ id: 1, quote: quote('1') });
  draw();
  stream.onQuote({ id: 1, quote: quote('2') });
  board.follow([]);
  expect(stream.isStopped).toBe(true);
  expect(shown.at(-1)).toBe(NO_LIVE_QUOTES);
  draw();
  expect(shown).toHaveLength(2);
});

test('following nothing when nothing was followed changes nothing', () => {
  board.follow([]);
  board.follow([1]);
  board.follow([]);
  vi.advanceTimersByTime(1000);
  draw();
  expect(streams).toEqual([]);
  expect(shown).toEqual([]);
});

test('once stopped it emits nothing more', () => {
  const stream = follow(1);
  stream.onQuote({ id: 1, quote: quote('1') });
  board.follow([2]);
  board.stop();
  vi.advanceTimersByTime(1000);
  draw();
  expect(stream.isStopped).toBe(true);
  expect(streams).toHaveLength(1);
  expect(shown).toEqual([]);
});
