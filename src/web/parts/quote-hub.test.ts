import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveQuote } from '../../contracts/instruments/quote.ts';
import { QuoteHub, type HubMessage, type TabMessage, type TabPort } from './quote-hub.ts';
import type { QuoteListener } from './quote-stream.ts';
import { SharedQuotes, type WorkerConnection } from './shared-quotes.ts';

interface Tab extends TabPort {
  readonly heard: HubMessage[];
}

let hub: QuoteHub;
let stream: QuoteListener;
let followed: (readonly number[])[];
let told: string[];
beforeEach(() => {
  vi.useFakeTimers();
  [followed, told] = [[], []];
  hub = new QuoteHub((listener) => {
    stream = listener;
    return {
      follow: (ids) => followed.push(ids),
      goOffline: () => told.push('offline'),
      retryNow: () => told.push('retry'),
      stop: () => told.push('stop'),
    };
  });
});
afterEach(() => {
  vi.useRealTimers();
});

function openTab(...ids: number[]): Tab {
  const heard: HubMessage[] = [];
  const tab = { heard, postMessage: (message: HubMessage) => void heard.push(message) };
  if (ids.length > 0) follow(tab, ids);
  return tab;
}

function follow(tab: Tab, ids: readonly number[], isVisible = true): void {
  hub.hear(tab, { kind: 'follow', ids, isVisible });
}

function quote(id: number, value: string): LiveQuote {
  const none = { change: null, changePercent: null, asOf: null };
  return {
    id,
    quote: {
      value,
      ...none,
      isStale: false,
      isRealtime: true,
      decimals: 2,
      isRate: false,
      unit: '',
    },
  };
}

const heardValues = ({ heard }: Tab) =>
  heard.flatMap((said) => (said.kind === 'quote' ? [said.message.quote.value] : []));

describe('the hub', () => {
  test('has one stream for everything all tabs follow, and sends each its own quotes', () => {
    const [one, other] = [openTab(1, 2), openTab(2, 3)];
    expect(followed).toEqual([
      [1, 2],
      [1, 2, 3],
    ]);
    for (const id of [1, 2, 3]) stream.onQuote(quote(id, `${id}`));
    expect(heardValues(one)).toEqual(['1', '2']);
    expect(heardValues(other)).toEqual(['2', '3']);
  });

  test('a later tab gets the latest quotes, the state and the viewer at once', () => {
    openTab(1, 2);
    stream.onState('live');
    stream.onViewer?.('12.1.677');
    stream.onQuote(quote(1, '1'));
    stream.onQuote(quote(1, '1.5'));
    const late = openTab(1);
    expect(late.heard).toEqual([
      { kind: 'state', state: 'live' },
      { kind: 'viewer', tag: '12.1.677' },
      { kind: 'quote', message: quote(1, '1.5') },
    ]);
    expect(followed).toHaveLength(1);
  });

  test('continues when the first tab is closed, and ends with the last one', () => {
    const [first, second] = [openTab(1), openTab(1)];
    hub.hear(first, { kind: 'bye' });
    stream.onQuote(quote(1, '2'));
    expect(heardValues(second)).toEqual(['2']);
    expect(heardValues(first)).toEqual([]);
    hub.hear(second, { kind: 'bye' });
    expect(followed).toEqual([[1], []]);
  });

  test('forgets a tab that has been silent for minutes, not one that repeats itself', () => {
    const [frozen, awake] = [openTab(1), openTab(2)];
    for (let i = 0; i < 10; i += 1) {
      vi.advanceTimersByTime(20_000);
      follow(awake, [2]);
    }
    stream.onQuote(quote(1, '1'));
    stream.onQuote(quote(2, '2'));
    expect(heardValues(frozen)).toEqual([]);
    expect(heardValues(awake)).toEqual(['2']);
    // It wakes up and sends its list again.
    follow(frozen, [1]);
    stream.onQuote(quote(1, '1.1'));
    expect(heardValues(frozen).at(-1)).toBe('1.1');
  });

  test('follows no more than the server allows, visible tabs first', () => {
    const hidden = openTab();
    follow(
      hidden,
      Array.from({ length: 150 }, (_, i) => i + 1),
      false,
    );
    follow(
      openTab(),
      Array.from({ length: 150 }, (_, i) => i + 1001),
    );
    const ids = followed.at(-1)!;
    expect(ids).toHaveLength(200);
    expect(ids.filter((id) => id > 1000)).toHaveLength(150);
  });

  test('passes on the tabs’ network events, and sends heartbeats', () => {
    const tab = openTab(1);
    hub.hear(tab, { kind: 'offline' });
    hub.hear(tab, { kind: 'retry' });
    expect(told).toEqual(['offline', 'retry']);
    vi.advanceTimersByTime(5000);
    expect(tab.heard.at(-1)).toEqual({ kind: 'beat' });
  });
});

/** A worker running the hub above; a dead one sends nothing. */
class FakeWorker extends EventTarget implements WorkerConnection {
  isAlive = true;
  readonly #tabSide = new EventTarget();
  readonly #hubSide: TabPort = {
    postMessage: (data) => {
      if (this.isAlive) this.#tabSide.dispatchEvent(new MessageEvent('message', { data }));
    },
  };
  readonly port: WorkerConnection['port'] = {
    addEventListener: (type, listener) =>
      this.#tabSide.addEventListener(type, listener as (event: Event) => void),
    start: () => {},
    close: () => {},
    postMessage: (message: TabMessage) => {
      if (this.isAlive) hub.hear(this.#hubSide, message);
    },
  };
}

describe('a tab at the hub', () => {
  let workers: FakeWorker[];
  let states: string[];
  let values: (string | null)[];
  let isUnusable: boolean;
  beforeEach(() => {
    [workers, states, values, isUnusable] = [[], [], [], false];
  });

  function connect(): WorkerConnection {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  }

  function shared(): SharedQuotes {
    return new SharedQuotes({
      connect,
      isVisible: () => true,
      onUnusable: () => {
        isUnusable = true;
      },
      onQuote: ({ quote: { value } }) => values.push(value),
      onState: (state) => states.push(state),
    });
  }

  test('receives what it follows until it stops', () => {
    const tab = shared();
    tab.follow([1]);
    stream.onState('live');
    stream.onQuote(quote(1, '1'));
    tab.follow([]);
    stream.onQuote(quote(1, '2'));
    tab.follow([1]);
    stream.onQuote(quote(1, '3'));
    tab.stop();
    stream.onQuote(quote(1, '4'));
    expect(values).toEqual(['1', '3']);
    expect(followed.at(-1)).toEqual([]);
  });

  test('repeats what it follows, so that the hub doesn’t forget it', () => {
    shared().follow([1]);
    vi.advanceTimersByTime(600_000);
    stream.onQuote(quote(1, '1'));
    expect(values).toEqual(['1']);
  });

  test('reports within seconds that its worker has died, and starts another one', () => {
    shared().follow([1]);
    stream.onState('live');
    workers[0]!.isAlive = false;
    vi.advanceTimersByTime(15_000);
    expect(states).toContain('lost');
    expect(workers).toHaveLength(2);
    stream.onState('live');
    stream.onQuote(quote(1, '5'));
    expect(states.at(-1)).toBe('live');
    expect(values).toEqual(['5']);
  });

  test('reports that the browser can’t run the worker', () => {
    shared().follow([1]);
    workers[0]!.dispatchEvent(new Event('error'));
    expect(isUnusable).toBe(true);
    vi.advanceTimersByTime(600_000);
    expect(workers).toHaveLength(1);
  });
});
