import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadBuiltPages } from '../../boot/web-build.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/**
 * Undocumented behaviour of React and React Router that we rely on. Each test names what an upgrade
 * has changed; otherwise pages would just become slow or break in browsers.
 */
const READ = `see docs/decisions/library-internals.md`;
const ASSETS = resolve(import.meta.dirname, '../../../../build/client/assets');

let server: TestApp;
let html = '';
let programs: readonly string[] = [];
beforeAll(async () => {
  server = await createTestApp();
  html = (await server.app.http.inject('/indexes/1001/')).body;
  programs = readdirSync(ASSETS)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(ASSETS, name), 'utf8'));
});
afterAll(() => server.close());

const isInPrograms = (pattern: RegExp) => programs.some((text) => pattern.test(text));

test('the router opens the stream that src/web/handoff.ts writes to, and its client reads it', () => {
  const opened = html.search(/__reactRouterContext\.streamController\s*=/);
  const written = html.indexOf('__reactRouterContext.streamController.enqueue(');
  expect(opened, `the router no longer sets streamController in the page: ${READ}`).toBeGreaterThan(
    0,
  );
  expect(
    written,
    `src/web/entry.server.tsx got no serverHandoffStream, so the page has no data: ${READ}`,
  ).toBeGreaterThan(opened);
  expect(
    isInPrograms(/__reactRouterContext\.stream\b/),
    `the router’s client no longer reads __reactRouterContext.stream: ${READ}`,
  ).toBe(true);
});

test('the router writes scripts and preloads in the form that src/web/program-later.ts expects', () => {
  expect(
    html.match(/type="text\/later"/g),
    `the script of the program was not found, so it holds up the first paint: ${READ}`,
  ).toHaveLength(1);
  expect(
    html.match(/<script[^>]*type="module"|rel="modulepreload"/g),
    `files of the program are named before the page is painted: ${READ}`,
  ).toBeNull();
  const files = /\}\)\((\["[^\]]*"\])\)<\/script>/.exec(html)?.[1] ?? '[]';
  expect(
    (JSON.parse(files) as unknown[]).length,
    `no preload was found in the page, so files are asked for one after the other: ${READ}`,
  ).toBeGreaterThan(3);
});

test('the router stores itself where src/web/shell/lost-module.ts expects it', () => {
  expect(
    isInPrograms(/__reactRouterDataRouter\s*=[^=]/),
    `the router is no longer at window.__reactRouterDataRouter, and a lost program loses the target: ${READ}`,
  ).toBe(true);
});

test('our entry’s response passes the router unchanged, including its bytes', async () => {
  let made: Response | undefined;
  const render = await loadBuiltPages();
  const watched = await createTestApp({
    pages: async () => async (request, context) => (made = await render(request, context)),
  });
  await watched.app.http.inject('/indexes/1001/');
  await watched.close();
  // A WholePage has no stream: copying it would result in an empty page.
  expect(made?.body, `the answer of src/web/entry.server.tsx was copied: ${READ}`).toBeNull();
  expect((await made!.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
});

test('React is CommonJS, whose exports vite.config.ts turns into constants', () => {
  const source = resolve(import.meta.dirname, '../../../../node_modules/react/index.js');
  expect(
    readFileSync(source, 'utf8'),
    `react is no CommonJS module any more: remove plainReact from vite.config.ts; ${READ}`,
  ).toContain('module.exports');
});
