import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../contracts/core/errors.ts';
import { Gate, type Claim } from './admission.ts';

const claim = (isSignedIn: boolean, isGone = false): Claim => ({
  isSignedIn: () => isSignedIn,
  isGone: () => isGone,
});

/** Work that lasts until the test ends it; it records when it begins. */
function held(gate: Gate, name: string, by: Claim, begun: string[] = []) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const result = gate
    .run(by, async () => {
      begun.push(name);
      await promise;
      return 'done';
    })
    .catch((error: unknown) => (error instanceof ApiError ? error.code : error));
  return { end: resolve, result };
}

/** Afterwards everything that was only waiting for promises has run. */
const settle = () => new Promise((done) => setImmediate(done));

test('requests beyond the limit and the queue are rejected at once, with Retry-After', async () => {
  const gate = new Gate(1);
  const works = Array.from({ length: 5 }, () => held(gate, '', claim(false)));
  await expect(gate.run(claim(false), async () => 'done')).rejects.toMatchObject({
    code: 'overloaded',
    status: 503,
    retryAfterSeconds: 2,
  });
  for (const { end } of works) end();
  expect(await Promise.all(works.map(({ result }) => result))).toEqual(Array(5).fill('done'));
});

test('a request that has already waited long enough is admitted or rejected, and waits no longer', async () => {
  const gate = new Gate(1, { longestWaitMs: 200 });
  const late: Claim = { ...claim(true), waitedMs: 200 };
  const first = held(gate, '', late);
  expect(await held(gate, '', late).result).toBe('overloaded');
  const second = held(gate, '', { ...late, waitedMs: 199 });
  first.end();
  second.end();
  expect(await Promise.all([first.result, second.result])).toEqual(['done', 'done']);
});

test('an equal doesn’t displace an earlier request', async () => {
  const gate = new Gate(1);
  const works = Array.from({ length: 5 }, () => held(gate, '', claim(true)));
  expect(await held(gate, '', claim(true)).result).toBe('overloaded');
  for (const { end } of works) end();
  expect(await Promise.all(works.map(({ result }) => result))).toEqual(Array(5).fill('done'));
});

test('a request of higher rank takes the place of the last one in a full queue', async () => {
  const gate = new Gate(1);
  const begun: string[] = [];
  const visitors = ['1', '2', '3', '4', '5'].map((name) => held(gate, name, claim(false), begun));
  const account = held(gate, 'account', claim(true), begun);
  expect(await visitors[4]?.result).toBe('overloaded');
  for (const work of [...visitors, account]) work.end();
  await Promise.all([...visitors, account].map(({ result }) => result));
  expect(begun).toEqual(['1', 'account', '2', '3', '4']);
});

test('accounts go before visitors, each in order of arrival', async () => {
  const gate = new Gate(1);
  const begun: string[] = [];
  const works = [
    held(gate, 'first', claim(false), begun),
    held(gate, 'visitor', claim(false), begun),
    held(gate, 'account', claim(true), begun),
    held(gate, 'next visitor', claim(false), begun),
    held(gate, 'next account', claim(true), begun),
  ];
  for (const { end } of works) end();
  await Promise.all(works.map(({ result }) => result));
  expect(begun).toEqual(['first', 'account', 'next account', 'visitor', 'next visitor']);
});

test('no more than the limit run at once, even if one of them fails', async () => {
  const gate = new Gate(2);
  let [inside, most] = [0, 0];
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await settle();
    inside -= 1;
    throw new Error('failed');
  };
  const runs = Array.from({ length: 10 }, () => gate.run(claim(false), work));
  const results = await Promise.allSettled(runs);
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  expect(most).toBe(2);
  expect(await gate.run(claim(false), async () => 'free')).toBe('free');
});

test('a client that has left holds no place in the queue', async () => {
  const gate = new Gate(1);
  const begun: string[] = [];
  const first = held(gate, 'first', claim(false), begun);
  const gone = Array.from({ length: 4 }, () => held(gate, 'gone', claim(true, true), begun));
  const there = held(gate, 'there', claim(false), begun);
  first.end();
  there.end();
  expect(await there.result).toBe('done');
  expect(await Promise.all(gone.map(({ result }) => result))).toEqual(Array(4).fill('overloaded'));
  expect(begun).toEqual(['first', 'there']);
});

test('nobody waits for long, whoever they are', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] });
  try {
    const gate = new Gate(1);
    const first = held(gate, 'first', claim(false));
    const [account, visitor] = [held(gate, '', claim(true)), held(gate, '', claim(false))];
    await vi.advanceTimersByTimeAsync(400);
    expect([await account.result, await visitor.result]).toEqual(['overloaded', 'overloaded']);
    first.end();
    expect(await first.result).toBe('done');
    expect(await gate.run(claim(false), async () => 'free')).toBe('free');
  } finally {
    vi.useRealTimers();
  }
});

test('the next in line survives one stalled moment, but not a second one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] });
  try {
    const gate = new Gate(1, { longestWaitMs: 300, surePlaces: 2 });
    const begun: string[] = [];
    const stalled = held(gate, 'stalled', claim(false), begun);
    const late = { ...claim(false), waitedMs: 250 };
    const works = [
      held(gate, 'next', claim(false), begun),
      held(gate, 'late', late, begun),
      held(gate, 'crowd', claim(false), begun),
    ];
    await vi.advanceTimersByTimeAsync(300);
    expect(await works[2]?.result).toBe('overloaded');
    stalled.end();
    works[0]?.end();
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['stalled', 'next', 'late']);
    const others = [held(gate, '', claim(false)), held(gate, '', claim(true))];
    const patient = others.map(({ result }) => result.then(() => 'refused'));
    await vi.advanceTimersByTimeAsync(300);
    expect(await Promise.race([...patient, Promise.resolve('waiting')])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(300);
    expect(await Promise.all(others.map(({ result }) => result))).toEqual([
      'overloaded',
      'overloaded',
    ]);

    // While the queue is crowded, waiting times don't grow: a late request is rejected.
    const crowded = [held(gate, '', claim(false)), held(gate, '', claim(false))];
    expect(await held(gate, 'too late', { ...late, waitedMs: 300 }, begun).result).toBe(
      'overloaded',
    );
    const refused = Promise.all(crowded.map(({ result }) => result)).then(() => 'refused');
    await vi.advanceTimersByTimeAsync(301);
    expect(await Promise.race([refused, Promise.resolve('waiting')])).toBe('refused');
  } finally {
    vi.useRealTimers();
  }
});

const slowWork = () => new Promise<string>((done) => setTimeout(() => done('done'), 300));

test('if places free up slowly, few may wait, so that each gets a response in time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] });
  try {
    const gate = new Gate(2);
    const runs = () => gate.run(claim(false), slowWork).catch(() => 'overloaded');
    for (let i = 0; i < 30; i += 1) {
      void runs();
      await vi.advanceTimersByTimeAsync(140);
    }
    const crowd = Array.from({ length: 8 }, runs);
    await vi.advanceTimersByTimeAsync(5000);
    const results = await Promise.all(crowd);
    // Two places at 300 ms each: at most two requests within 400 ms.
    expect(results.filter((result) => result === 'done').length).toBeLessThanOrEqual(2);
    expect(results).toContain('done');
  } finally {
    vi.useRealTimers();
  }
});

test('after a stall a handful still waits, and a crowd is rejected by pace', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] });
  try {
    const refusedAfterStall = async (handful: number) => {
      const gate = new Gate(1, { longestWaitMs: 400, maxWaiting: 64, handful });
      const stalled = held(gate, 'stalled', claim(false));
      const next = held(gate, 'next', claim(false));
      await vi.advanceTimersByTimeAsync(390);
      stalled.end();
      await vi.advanceTimersByTimeAsync(1);
      // The pace is now about 80 ms: the sixth request would wait for 400 ms.
      const crowd = Array.from({ length: 10 }, (_, i) => held(gate, `${i}`, claim(false)));
      next.end();
      for (const { end } of crowd) end();
      await vi.advanceTimersByTimeAsync(1000);
      const results = await Promise.all(crowd.map(({ result }) => result));
      return results.filter((result) => result === 'overloaded').length;
    };
    expect(await refusedAfterStall(0)).toBe(4);
    expect(await refusedAfterStall(8)).toBe(2);
    expect(await refusedAfterStall(10)).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

const quickWork = () => new Promise<void>((done) => setTimeout(done, 80));

test('an idle hour doesn’t count as waiting time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] });
  try {
    const gate = new Gate(1);
    const client = async () => {
      for (let i = 0; i < 10; i += 1) await gate.run(claim(false), quickWork);
      return 'served';
    };
    for (let hour = 0; hour < 2; hour += 1) {
      const clients = Promise.allSettled(Array.from({ length: 5 }, client));
      await vi.advanceTimersByTimeAsync(3_600_000);
      const served = (await clients).filter(({ status }) => status === 'fulfilled');
      expect(served).toHaveLength(5);
    }
  } finally {
    vi.useRealTimers();
  }
});
