import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorEnvelope, type ErrorCode } from '../../../contracts/core/errors.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { label } from '../../../labels/labels.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let port: number;
beforeAll(async () => {
  server = await createTestApp();
  port = Number(new URL(await server.app.http.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ url, headers });

/** Raw bytes that no well-behaved client would send. */
async function sendRaw(request: string): Promise<{ status: number; answer: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.end(request);
  const answer = await text(socket);
  return { status: Number(answer.split(' ')[1]), answer };
}

function expectBareEnvelope(answer: string, code: ErrorCode): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const envelope = errorEnvelope.parse(JSON.parse(body));
  expect(envelope).toMatchObject({ code, field: null });
  expect(head).toContain(`x-request-id: ${envelope.requestId}`);
  expect(head).toContain('cache-control: no-store');
  expect(head).toContain('x-content-type-options: nosniff');
}

describe('unknown endpoints', () => {
  test.each([
    '/api/nothing/',
    '/api/nothing',
    '/api/indexes/1/2/3/',
    '/api//',
    '/api/x.json',
    '/api/__proto__/',
  ])('%s: 404 as JSON, with the envelope', async (url) => {
    expectRefusal(await get(url, { accept: 'text/html' }), 'not_found');
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s too', async (method) => {
    expectRefusal(await server.app.http.inject({ method, url: '/api/nothing/' }), 'not_found');
  });

  test('the message is in the request’s language', async () => {
    const german = expectRefusal(await get('/api/nothing/?lang=deu'), 'not_found');
    const english = expectRefusal(await get('/api/nothing/'), 'not_found');
    expect(german.message).not.toBe(english.message);
  });

  test('each response has its own request id', async () => {
    const ids = [await get('/api/nothing/'), await get('/api/nothing/'), await get('/')].map(
      ({ headers }) => headers['x-request-id'],
    );
    expect(new Set(ids)).toHaveLength(3);
  });
});

describe('unknown pages', () => {
  test.each(['eng', 'rus', 'deu', 'chn'] as const)('a styled 404 in %s', async (code) => {
    const language = LANGUAGES[code].tag;
    const answer = await get('/nothing/', { 'accept-language': language });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain(`<html lang="${language}"`);
    expect(answer.body).toContain('rel="stylesheet"');
    expect(answer.body).toContain('id="content"');
    expect(answer.body).not.toContain('{{');
    expect(answer.body).toContain(`<h1>${label(code, 'not_found_title')}</h1>`);
  });

  test.each([
    '/indexes/999999/',
    '/indexes/10001/',
    '/assets/nothing.js',
    '/.env',
    '/index.php',
    '/a/b/c/',
  ])('%s: 404', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('text/html');
  });

  test.each(['/indexes/abc/', '/indexes/0/'])(
    '%s, which is invalid: a page that says so, 400',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toContain('text/html');
    },
  );
});

describe('confusing URLs', () => {
  test.each([
    '/%',
    '/%zz/',
    '/%E0%A4%A/',
    '/api/%',
    '/api/indexes/%zz/',
    '/api/labels/%C3%28/',
    '/%c0%af../',
  ])('malformed percent-encoding %s: 404, with the envelope', async (url) => {
    expectRefusal(await get(url), 'not_found');
  });

  test.each(['/%0A/', '/x/a%0db/', '/indexes/%0D%0A/', '/%E2%80%A8.data', '/x/%e2%80%a9/'])(
    'a line break in %s: 404, with the envelope; for a browser as a page if possible',
    async (url) => {
      expectRefusal(await get(url), 'not_found');
      expect((await get(url, { accept: 'text/html' })).statusCode).toBe(404);
    },
  );

  test.each([
    '/a%00b/',
    '/indexes/%00/',
    '/indexes/1001%00/',
    '/?lang=%00',
    '/indexes/?page=%00',
    '/indexes/1001/?period=%00',
    '/sign-in/?next=%00',
    '/setup/?token=%00',
    '/api/indexes/?page=%00',
    '/api/labels/shell%00/',
    '/assets/%00.js',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2fserver%2findex.js',
    '/?lang[]=deu&theme[a]=b',
    '/?__proto__=x&constructor=y',
    '/?%',
    '/?lang=%zz',
    '/indexes/%F0%9F%92%A9/',
    '//',
    '///',
    '/;/',
    '/.',
  ])('%s: no 5xx, and none of our files', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toContain('root:');
    expect(answer.body).not.toContain('createRequestHandler');
  });

  test('a null character in a form: 400, naming the field', async () => {
    const payload = { email: 'a@example.org', password: 'x\0' };
    const answer = await server.app.http.inject({
      method: 'POST',
      url: '/api/account/sign-in/',
      payload,
    });
    expectRefusal(answer, 'invalid_field', 'body.password');
  });

  test.each([`/${'a'.repeat(10_000)}/`, `/?q=${'a'.repeat(10_000)}`, `/api/${'a/'.repeat(5000)}`])(
    'a URL of ten thousand characters: no 5xx',
    async (url) => {
      expect((await get(url)).statusCode).toBeLessThan(500);
    },
  );

  test('headers beyond Node’s limit: 431, and the server keeps running', async () => {
    const { status, answer } = await sendRaw(
      `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    );
    expect(status).toBe(431);
    expectBareEnvelope(answer, 'body_too_large');
    expect((await get('/healthz')).statusCode).toBe(200);
  });

  test.each(['x', 'GET\r\n\r\n', 'GET / HTTP/1.1\r\nno header\r\n\r\n'])(
    '%j, which isn’t HTTP: 400 with the envelope',
    async (bytes) => {
      const { status, answer } = await sendRaw(bytes);
      expect(status).toBe(400);
      expectBareEnvelope(answer, 'invalid_field');
    },
  );

  test.each(['a b', '[', 'x:y:z', '%00', '<script>', 'a@b'])(
    'the host %j: no 5xx',
    async (host) => {
      expect((await get('/', { host })).statusCode).toBeLessThan(500);
      expect((await get('/api/indexes/', { host })).statusCode).toBeLessThan(500);
    },
  );

  test('no host at all, as in HTTP/1.0: no 5xx', async () => {
    const { status } = await sendRaw('GET / HTTP/1.0\r\n\r\n');
    expect(status).toBeLessThan(500);
  });

  test.each([
    '=',
    ';;;',
    'lang',
    'lang="deu',
    '__proto__=x',
    'lang=%zz',
    `parcurve=${'x'.repeat(4000)}`,
  ])('the cookie %j: as if it were absent', async (cookie) => {
    const answer = await get('/', { cookie });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<html lang="en"');
  });
});

describe('methods', () => {
  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    '%s on a page: 404, with the envelope',
    async (method) => {
      expectRefusal(await server.app.http.inject({ method, url: '/indexes/' }), 'not_found');
    },
  );

  test('a form to a page without forms: a styled 405', async () => {
    const answer = await server.app.http.inject({
      method: 'POST',
      url: '/currencies/',
      payload: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('id="content"');
  });

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', undefined])(
    'a form to a page as %s: 415',
    async (type) => {
      const headers = type ? { 'content-type': type } : {};
      const answer = await server.app.http.inject({
        method: 'POST',
        url: '/sign-in/',
        payload: 'x',
        headers,
      });
      expectRefusal(answer, 'unsupported_media_type');
    },
  );

  test('a form over 64 KB to a page: 413', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = `a=${'b'.repeat(131_072)}`;
    expectRefusal(
      await server.app.http.inject({ method: 'POST', url: '/sign-in/', payload, headers }),
      'body_too_large',
    );
  });

  test.each(['/', '/indexes/', '/indexes/1001/', '/nothing/', '/favicon.svg'])(
    'HEAD %s: the same as GET, without a body',
    async (url) => {
      const head = await server.app.http.inject({ method: 'HEAD', url });
      const whole = await get(url);
      expect(head.body).toBe('');
      expect(head.statusCode).toBe(whole.statusCode);
      expect(head.headers['content-type']).toBe(whole.headers['content-type']);
    },
  );
});
