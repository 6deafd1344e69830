import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpointKey, type Contract } from '../../../contracts/core/endpoint.ts';
import { errorEnvelope } from '../../../contracts/core/errors.ts';
import {
  encoded,
  PARTS,
  sampleRequest,
  toJsonSchema,
  type Schema,
} from '../../testing/sample-requests.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { exampleAt } from './examples.ts';

const LENGTH = 60_000;
/** Below the 16 KB that Node accepts for a URL and its headers together. */
const URL_BYTES = 12_000;
const BODY_BYTES = 63_000;
/**
 * CPU time of this thread, so that the load on the machine doesn't matter. The email pattern that
 * prompted this test took 11 seconds.
 */
const MAX_THREAD_MS = 1000;

const HOSTILE: Readonly<Record<string, string>> = {
  'an email without end': `a@${'.'.repeat(LENGTH)}@`,
  'an email of many parts': `a@${'a.'.repeat(LENGTH / 2)}`,
  'one letter': 'a'.repeat(LENGTH),
  blanks: `${' '.repeat(LENGTH)}x`,
  'line breaks': `x${'\r\n'.repeat(LENGTH / 2)}x`,
  brackets: '[('.repeat(LENGTH / 2),
  digits: '1'.repeat(LENGTH),
  'a list of ids': '1,'.repeat(LENGTH / 2),
  days: '2026-01-01'.repeat(LENGTH / 10),
  accents: 'e\u0301\u0327'.repeat(LENGTH / 3),
  'half characters': '\ud83d'.repeat(LENGTH),
  'null characters': '\0'.repeat(LENGTH),
  percents: '%'.repeat(LENGTH),
  slashes: '../'.repeat(LENGTH / 3),
  quotes: `'"\\`.repeat(LENGTH / 3),
};

/** A term that is too long finds nothing (SRC-3). */
const FINDS_NOTHING = { items: [], counter_title: 0, search_error: null, unknown_isins: [] };

let server: TestApp;
let port: number;
/** A viewer with access to all endpoints. */
let operator: string;
const agent = new Agent({ keepAlive: true });
beforeAll(async () => {
  server = await createTestApp();
  operator = await server.signInAs('operator');
  port = Number(new URL(await server.app.http.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  agent.destroy();
  await server.close();
});

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly type?: string;
  readonly body?: string;
  readonly cookie?: string;
}

interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly threadMs: number;
}

async function send({ method, path, type, body, cookie }: Sent): Promise<Answered> {
  const before = process.threadCpuUsage();
  const headers = {
    ...(type && { 'content-type': type }),
    ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    ...(cookie && { cookie }),
  };
  const outgoing = httpRequest({ port, host: '127.0.0.1', agent, method, path, headers });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const answer = await text(response);
  const { user, system } = process.threadCpuUsage(before);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: answer,
    threadMs: (user + system) / 1000,
  };
}

interface TextPlace {
  readonly path: string;
  /** The contract's schema of the place. */
  readonly rule: string;
}

/**
 * Every place in the input that can contain text: `query.q`, `body.term`, `body.ids.0`, or `body`
 * itself.
 */
function findTextPlaces(schema: Schema, path: string): TextPlace[] {
  const itself = { path, rule: JSON.stringify(schema) };
  if (schema.items) return [itself, ...findTextPlaces(schema.items, `${path}.0`)];
  if (!schema.properties) return [itself];
  return Object.entries(schema.properties).flatMap(([name, field]) =>
    findTextPlaces(field, `${path}.${name}`),
  );
}

/** This parameter controls how to respond, and accepts any value. */
const PREFERENCE = 'query.show_labels';
function placesOfCall(contract: Contract): TextPlace[] {
  return PARTS.flatMap((part) => {
    return contract[part] ? findTextPlaces(toJsonSchema(contract[part]), part) : [];
  });
}

/** The beginning of a text, cut so that its encoded form has the allowed length. */
function fitting(attack: string, bytes: number, encode: (part: string) => string): string {
  const whole = Buffer.byteLength(encode(attack));
  return whole <= bytes ? attack : attack.slice(0, Math.floor((attack.length * bytes) / whole));
}

function cutAttacks(bytes: number, encode: (part: string) => string) {
  return Object.entries(HOSTILE).map(
    ([kind, attack]) => [kind, fitting(attack, bytes, encode)] as const,
  );
}

/** Cut once for each way of sending a text, not for each field. */
const ATTACKS = {
  url: cutAttacks(URL_BYTES, encoded),
  text: cutAttacks(BODY_BYTES, encoded),
  json: cutAttacks(BODY_BYTES, JSON.stringify),
};

/** Each kind of hostile text, as long as possible while still reaching the contract. */
function attacksOn(contract: Contract, place: string) {
  if (!place.startsWith('body')) return ATTACKS.url;
  return contract.bodyType === 'text' ? ATTACKS.text : ATTACKS.json;
}

/**
 * All kinds where a check occurs for the first time. Further occurrences of the same check get
 * three of them in rotation, so that every kind is tried again somewhere.
 */
class Turns {
  readonly #met = new Map<string, number>();

  choose<T>(check: string, kinds: readonly T[]): readonly T[] {
    const times = this.#met.get(check) ?? 0;
    this.#met.set(check, times + 1);
    if (times === 0) return kinds;
    return [0, 1, 2].map((i) => kinds[(3 * times + i) % kinds.length]!);
  }
}

/** A viewer without access to the endpoint is rejected before the input is read. */
function admitted({ needs }: Contract): Pick<Sent, 'cookie'> {
  return needs === 'public' ? {} : { cookie: operator };
}

/** Describes what is wrong with a response to hostile input; undefined if nothing is. */
function findFault(
  { status, body, threadMs }: Answered,
  { path, errorStyle }: Contract,
): string | undefined {
  if (threadMs > MAX_THREAD_MS) return `took ${Math.round(threadMs)} ms`;
  if (errorStyle === 'udf' && body.startsWith('{"s":"error"')) return undefined;
  const answersNothing = path.startsWith('/api/suggest/');
  if (status === 200 && answersNothing) {
    return body === JSON.stringify(FINDS_NOTHING) ? undefined : `found ${body.slice(0, 100)}`;
  }
  if (status < 400 || status > 499) return `status ${status}`;
  return errorEnvelope.safeParse(JSON.parse(body)).success ? undefined : `no envelope: ${body}`;
}

/** A download whose URL is too long is outside `/api/`, so a page responds. */
function isMissingPage({ path }: Contract, { status, headers }: Answered): boolean {
  const isPage = String(headers['content-type']).startsWith('text/html');
  return isPage && status === 404 && !path.startsWith('/api/');
}

test('every required field of an endpoint has a sample', () => {
  const missing = server.app.api.routes.flatMap(({ contract }) =>
    PARTS.flatMap((part) =>
      (toJsonSchema(contract[part]).required ?? [])
        .map((name) => `${part}.${name}`)
        .filter((place) => exampleAt(contract, place) === undefined),
    ),
  );
  expect(missing).toEqual([]);
});

test('60,000 hostile characters in any field of any endpoint: 4xx with the envelope, and quickly', async () => {
  const faults: string[] = [];
  const turns = new Turns();
  let sent = 0;
  for (const { contract } of server.app.api.routes) {
    for (const { path: place, rule } of placesOfCall(contract)) {
      // Any other action makes it the URL of a page.
      if (place === PREFERENCE || (contract.action !== undefined && place === 'query.action')) {
        continue;
      }
      const attacks = attacksOn(contract, place);
      // A schema doesn't reveal what its custom functions check, so the name counts as well.
      const [part, ...names] = place.split('.');
      const check = [part, names.at(-1), contract.bodyType, rule].join(' ');
      for (const [kind, attack] of turns.choose(check, attacks)) {
        const sample = sampleRequest(contract, place, attack);
        const answer = await send({ ...sample, ...admitted(contract) });
        const fault = isMissingPage(contract, answer) ? undefined : findFault(answer, contract);
        if (fault) faults.push(`${endpointKey(contract)} ${place}, ${kind}: ${fault}`);
        sent += 1;
      }
    }
  }
  expect(faults).toEqual([]);
  expect(sent).toBeGreaterThan(500);
});

describe('deeply nested JSON', () => {
  const DEPTH = 8000;
  const NESTED: Readonly<Record<string, string>> = {
    'lists without an end': '['.repeat(DEPTH),
    lists: '['.repeat(DEPTH) + ']'.repeat(DEPTH),
    'as many lists as fit': '['.repeat(31_000) + ']'.repeat(31_000),
    'objects without an end': '{"a":'.repeat(DEPTH),
    objects: `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`,
    'lists in a field': `{"email":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}}`,
    'objects in a field': `{"beginDate":${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}}`,
  };

  test.each(Object.keys(NESTED))('%s: 400 from every endpoint that accepts JSON', async (kind) => {
    const faults: string[] = [];
    for (const { contract } of server.app.api.routes) {
      if (contract.method !== 'POST' || (contract.bodyType ?? 'json') !== 'json') continue;
      const { path } = sampleRequest(contract);
      const body = NESTED[kind]!;
      const request = { method: 'POST', path, type: 'application/json', body };
      const answer = await send({ ...request, ...admitted(contract) });
      const fault = answer.status === 400 ? findFault(answer, contract) : `status ${answer.status}`;
      if (fault) faults.push(`${endpointKey(contract)}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
});

function expectRedirect({ status, headers }: Answered): void {
  expect(status).toBe(302);
  expect(headers.location).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
}

describe('forms of pages', () => {
  const FORM = 'application/x-www-form-urlencoded';
  const account = { email: 'a@example.org', name: 'A', password: 'long enough 1' };
  const PAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    '/sign-in/': { email: 'a@example.org', password: 'long enough 1' },
    '/register/': account,
    '/setup/': { ...account, token: 'x' },
  };

  const inFields = new Turns();
  const inAddresses = new Turns();

  test.each(Object.keys(PAGES))('%s: 60,000 hostile characters in any field: 4xx', async (path) => {
    const faults: string[] = [];
    for (const name of [...Object.keys(PAGES[path]!), 'unknown']) {
      for (const [kind, attack] of inFields.choose(name, Object.entries(HOSTILE))) {
        const value = fitting(attack, BODY_BYTES - 1000, encoded).toWellFormed();
        const body = new URLSearchParams({ ...PAGES[path], [name]: value }).toString();
        const answer = await send({ method: 'POST', path, type: FORM, body });
        const isRefused = answer.status >= 400 && answer.status <= 499;
        if (!isRefused || answer.threadMs > MAX_THREAD_MS) {
          faults.push(`${name}, ${kind}: ${answer.status} in ${Math.round(answer.threadMs)} ms`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test.each(Object.keys(PAGES))('%s: hostile characters in the URL: no 5xx', async (path) => {
    const faults: string[] = [];
    for (const name of ['next', 'show_labels', 'unknown']) {
      for (const [kind, attack] of inAddresses.choose(name, Object.entries(HOSTILE))) {
        const value = encoded(fitting(attack, URL_BYTES, encoded));
        const answer = await send({ method: 'GET', path: `${path}?${name}=${value}` });
        if (answer.status >= 500 || answer.threadMs > MAX_THREAD_MS) {
          faults.push(`${name}, ${kind}: ${answer.status} in ${Math.round(answer.threadMs)} ms`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  const NEXT = [
    '/\u0001/',
    '/\u007f/',
    '/a\r\nset-cookie: x=y',
    '/\0',
    '/индексы/',
    '/指数/?q=欧元#今天',
    '/caf\u00e9/',
    '/\ud83d\udcb6/',
    '/?q=\u2028',
    `/${'ы'.repeat(1000)}`,
  ];

  test.each(NEXT)('next=%j: signing in ends in a redirect to a page of ours', async (next) => {
    const query = `?next=${encodeURIComponent(next)}`;
    const body = new URLSearchParams({ email: 'paid@demo.example', password: 'parcurve-demo' });
    const path = `/sign-in/${query}`;
    const answer = await send({ method: 'POST', path, type: FORM, body: body.toString() });
    expectRedirect(answer);
    const cookie = String(answer.headers['set-cookie']).split(';', 1)[0]!;
    for (const page of ['/sign-in/', '/register/']) {
      expectRedirect(await send({ method: 'GET', path: page + query, cookie }));
    }
  });

  test.each(NEXT)('next=%j: registering ends in a redirect to a page of ours', async (next) => {
    const email = `next-${NEXT.indexOf(next)}@example.org`;
    const body = new URLSearchParams({ ...account, email }).toString();
    const path = `/register/?next=${encodeURIComponent(next)}`;
    expectRedirect(await send({ method: 'POST', path, type: FORM, body }));
  });
});
