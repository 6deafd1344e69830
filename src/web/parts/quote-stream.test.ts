import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveQuote } from '../../contracts/instruments/quote.ts';
import { QuoteStream, type LiveState } from './quote-stream.ts';

const QUOTE: LiveQuote = {
  id: 7,
  quote: {
    value: '1.25',
    change: '0.25',
    changePercent: '25.0000',
    asOf: '2026-11-14',
    isStale: false,
    isRealtime: true,
    decimals: 2,
    unit: '',
    isRate: false,
  },
};

/** A request of the stream under test; the test answers it. */
interface Asked {
  readonly url: string;
  readonly init: RequestInit;
  open(): Promise<void>;
  sendText(text: string): Promise<void>;
  end(): Promise<void>;
  rejectWith(status: number, tag?: string): Promise<void>;
  fail(): Promise<void>;
}

let asked: Asked[];
let states: LiveState[];
let heard: LiveQuote[];
let tags: string[];
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  [asked, states, heard, tags] = [[], [], [], []];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const settle = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(0);
};

function answerTo(url: string, init: RequestInit): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  let body!: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => void (body = controller),
  });
  init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  asked.push({
    url,
    init,
    open: () => {
      resolve(new Response(stream));
      return settle();
    },
    sendText: (text) => {
      body.enqueue(new TextEncoder().encode(text));
      return settle();
    },
    end: () => {
      body.close();
      return settle();
    },
    rejectWith: (status, tag) => {
      resolve(new Response('{}', { status, ...(tag && { headers: { 'viewer-tag': tag } }) }));
      return settle();
    },
    fail: () => {
      reject(new TypeError('network'));
      return settle();
    },
  });
  return promise;
}

function makeStream(base = ''): QuoteStream {
  return new QuoteStream({
    base,
    fetch: answerTo,
    onQuote: (message) => heard.push(message),
    onState: (state) => states.push(state),
    onViewer: (tag) => tags.push(tag),
  });
}

async function openStream(ids: readonly number[] = [7]): Promise<QuoteStream> {
  const stream = makeStream();
  stream.follow(ids);
  await latest().open();
  return stream;
}

function latest(): Asked {
  const request = asked.at(-1);
  if (!request) throw new Error('nothing was asked');
  return request;
}

const isOpen = ({ init }: Asked) => init.signal?.aborted === false;
const beat = (nextMs = 10_000) => `event: beat\ndata: {"nextMs":${nextMs}}\n\n`;
const quoteEvent = `event: quote\ndata: ${JSON.stringify(QUOTE)}\n\n`;

describe('a stream', () => {
  test('requests each id once and no more than allowed, with cookies for other hosts too', () => {
    makeStream().follow([3, 1, 3]);
    expect(latest()).toMatchObject({
      url: '/api/quotes/live/?ids=3,1',
      init: { credentials: 'same-origin' },
    });
    makeStream('https://data.example').follow([5]);
    expect(latest()).toMatchObject({
      url: 'https://data.example/api/quotes/live/?ids=5',
      init: { credentials: 'include' },
    });
    makeStream().follow(Array.from({ length: 300 }, (_, i) => i + 1));
    expect(latest().url).toMatch(/,199,200$/);
  });

  test('reports quotes, the viewer, and whether they are live, even if events arrive in pieces', async () => {
    await openStream();
    await latest().sendText(
      `retry: 3000\n\n${beat()}event: viewer\ndata: {"tag":"12.1.677"}\n\neve`,
    );
    await latest().sendText(quoteEvent.slice(3, 40));
    await latest().sendText(quoteEvent.slice(40));
    expect(states).toEqual(['connecting', 'live']);
    expect(tags).toEqual(['12.1.677']);
    expect(heard).toEqual([QUOTE]);
  });

  test('reopens in two seconds after breaking, and only reports it if that fails', async () => {
    await openStream();
    await latest().end();
    expect(states.at(-1)).toBe('connecting');
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked).toHaveLength(2);
    await latest().fail();
    expect(states.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(4000);
    expect(states.at(-1)).toBe('lost');
    await latest().open();
    expect(states).toEqual(['connecting', 'live', 'connecting', 'lost', 'live']);
    expect(asked.filter(isOpen)).toHaveLength(1);
  });

  test('with other ids stays live, and ignores the previous ones', async () => {
    const stream = await openStream([1]);
    const former = latest();
    stream.follow([1, 2]);
    expect(isOpen(former)).toBe(false);
    await former.sendText(quoteEvent);
    await latest().open();
    expect(states).toEqual(['connecting', 'live']);
    expect(heard).toEqual([]);
  });

  test('without ids is closed and not live', async () => {
    const stream = await openStream();
    stream.follow([]);
    stream.retryNow();
    stream.goOffline();
    expect(asked.filter(isOpen)).toEqual([]);
    expect(states.at(-1)).toBe('connecting');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('stops for good, even while waiting', async () => {
    const stream = await openStream();
    stream.stop();
    await latest().sendText(quoteEvent);
    const waiting = makeStream();
    waiting.follow([7]);
    await latest().fail();
    waiting.stop();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(asked).toHaveLength(2);
    expect(heard).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('silence', () => {
  test('of two and a half heartbeats is a lost connection, within 30 seconds of the last event', async () => {
    await openStream();
    await latest().sendText(beat());
    const silent = latest();
    await vi.advanceTimersByTimeAsync(24_999);
    expect(states.at(-1)).toBe('live');
    await vi.advanceTimersByTimeAsync(1);
    expect(states.at(-1)).toBe('lost');
    expect(isOpen(silent)).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    await latest().open();
    expect(states.at(-1)).toBe('live');
  });

  test('is broken by any event', async () => {
    await openStream();
    for (const text of [beat(), quoteEvent, beat(), beat()]) {
      await vi.advanceTimersByTimeAsync(24_000);
      await latest().sendText(text);
    }
    expect(asked).toHaveLength(1);
    expect(states.at(-1)).toBe('live');
  });

  test('is measured by the server’s own heartbeat interval', async () => {
    await openStream();
    await latest().sendText(beat(400));
    await vi.advanceTimersByTimeAsync(999);
    expect(states.at(-1)).toBe('live');
    await vi.advanceTimersByTimeAsync(1);
    expect(states.at(-1)).toBe('lost');
  });

  test('before the first event counts, too', async () => {
    makeStream().follow([7]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(states).toEqual(['connecting', 'lost']);
    // The browser may try six dead connections before it opens a new one.
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(6);
  });
});

describe('a rejection', () => {
  test('is a loss at once, and reports the current viewer', async () => {
    makeStream().follow([7]);
    await latest().rejectWith(401, '0.0.');
    expect(states).toEqual(['connecting', 'lost']);
    expect(tags).toEqual(['0.0.']);
  });

  test('causes growing pauses, up to a minute', async () => {
    makeStream().follow([7]);
    for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
      const before = asked.length;
      await latest().rejectWith(403);
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(asked).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(asked).toHaveLength(before + 1);
    }
    expect(tags).toEqual([]);
    await latest().open();
    await latest().end();
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked.filter(isOpen)).toHaveLength(1);
  });

  test('doesn’t bring all pages back at the same moment', async () => {
    vi.mocked(Math.random).mockReturnValue(0.999);
    makeStream().follow([7]);
    await latest().rejectWith(503);
    await vi.advanceTimersByTimeAsync(2400);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toHaveLength(2);
  });

  test('is retried at once when the page is visible again; an open stream is left alone', async () => {
    const stream = makeStream();
    stream.follow([7]);
    await latest().rejectWith(429);
    stream.retryNow();
    expect(asked).toHaveLength(2);
    stream.retryNow();
    await latest().open();
    stream.retryNow();
    expect(asked).toHaveLength(2);
  });
});

test('without a network it is lost at once, and back at once with one', async () => {
  const stream = await openStream();
  stream.goOffline();
  expect(states.at(-1)).toBe('lost');
  expect(asked.filter(isOpen)).toEqual([]);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(asked).toHaveLength(1);
  stream.retryNow();
  await latest().open();
  expect(states.at(-1)).toBe('live');
});
