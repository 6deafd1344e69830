import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const ASSETS = resolve(import.meta.dirname, '../../../../build/client/assets');
const asset = `/assets/${readdirSync(ASSETS).find((name) => name.endsWith('.js'))}`;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const requestFile = (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  server.app.http.inject({ method, url });

test.each([`${asset}x`, `${asset}/x`, `//${asset}`, asset.toUpperCase(), '/assets/', '/assets'])(
  '%s isn’t a file: none is sent',
  async (url) => {
    const answer = await requestFile(url);
    expect([308, 301, 404]).toContain(answer.statusCode);
    expect(answer.headers['content-type'] ?? '').not.toContain('javascript');
  },
);

test('forms posted to a file aren’t handled here', async () => {
  expect((await requestFile(asset, 'POST')).statusCode).toBeGreaterThanOrEqual(400);
});

test('a file is sent whole, whatever its query, and without a body for HEAD', async () => {
  const plain = await requestFile(asset);
  expect(plain.statusCode).toBe(200);
  expect(plain.headers['content-type']).toContain('javascript');
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await requestFile(`${asset}?v=1`)).body).toBe(plain.body);
  const named = await requestFile(asset, 'HEAD');
  expect(named.statusCode).toBe(200);
  expect(named.body).toBe('');
});

test('a file whose content may change is only cached briefly', async () => {
  expect((await requestFile('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
});
