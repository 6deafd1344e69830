import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '../src/contracts/accounts/account.ts';
import { getDescription } from '../src/contracts/clients/description.ts';
import { getGraphicData, getIndex, listIndexes } from '../src/contracts/instruments/indexes.ts';
import { getRepositoryLabels } from '../src/contracts/site/labels.ts';
import type { Call } from '../src/contracts/core/page.ts';
import { suggestBonds } from '../src/contracts/search/suggest.ts';
import { createTestApp, type TestApp } from '../src/server/testing/test-app.ts';
import { createBrowserCall, callUrl } from '../src/web/api/call.ts';

let server: TestApp;
let base: string;
let call: Call;
beforeAll(async () => {
  server = await createTestApp();
  base = await server.app.http.listen({ port: 0, host: '127.0.0.1' });
  call = createBrowserCall(base);
});
afterAll(() => server.close());

test('an error is returned as the envelope with its status, not thrown', async () => {
  const unknown = await call(getIndex, { params: { indexId: '999999' } });
  expect(unknown).toMatchObject({
    ok: false,
    status: 404,
    error: { code: 'not_found', field: 'params.indexId', result: false },
  });
  const wrong = await call(register, {
    body: { email: 'x', name: 'A', password: 'long enough 1' },
  });
  expect(wrong).toMatchObject({ ok: false, status: 400, error: { field: 'body.email' } });
  const range = { beginDate: '2026-02-02', endDate: '2026-02-01' };
  const late = await call(getGraphicData, { params: { indexId: '1001' }, body: range });
  expect(late).toMatchObject({ ok: false, status: 400, error: { code: 'period_start_after_end' } });
});

test('a parameter can’t escape its place in the URL', async () => {
  for (const indexId of ['1001/getGraphicData', '../labels/shell', '1001?x=1', '1001#x', '%', '']) {
    expect(await call(getIndex, { params: { indexId } })).toMatchObject({ ok: false });
  }
  const url = callUrl(listIndexes, { query: { page: '1', category: undefined, other: 'a&b=c' } });
  expect(url).toBe('/api/indexes/?page=1&other=a%26b%3Dc');
});

test('a response matches its contract', async () => {
  const index = await call(getIndex, { params: { indexId: '1001' } });
  expect(index).toMatchObject({ ok: true, answer: { id: 1001, quote: { value: '***' } } });
  const graphic = await call(getGraphicData, {
    params: { indexId: '1001' },
    body: { periodId: 3 },
  });
  expect(graphic.ok && getGraphicData.answer.safeParse(graphic.answer).success).toBe(true);
  const list = await call(listIndexes, { query: { page: '2' } });
  expect(list).toMatchObject({ ok: true, answer: { page: 2, total: 40 } });
  const labels = await call(getRepositoryLabels, {
    params: { module: 'shell', repository: 'header' },
    query: { show_labels: '1' },
  });
  expect(labels).toMatchObject({ ok: true, answer: { sign_in: 'sign_in' } });
  expect(await call(getDescription, {})).toMatchObject({ ok: true, answer: { openapi: '3.1.0' } });
});

test('a term is sent as URL-encoded plain text if the contract says so', async () => {
  const sent: RequestInit[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (_url, init) => {
    sent.push(init ?? {});
    return Response.json({});
  };
  try {
    await call(suggestBonds, { body: 'Газпром & Co' });
  } finally {
    globalThis.fetch = original;
  }
  expect(sent[0]).toMatchObject({
    headers: { 'content-type': 'text/plain' },
    body: encodeURIComponent('Газпром & Co'),
  });
});

test('a request that is no longer needed can be aborted', async () => {
  const controller = new AbortController();
  controller.abort();
  const given = createBrowserCall(base, controller.signal)(listIndexes, { query: {} });
  await expect(given).rejects.toThrow('aborted');
});
