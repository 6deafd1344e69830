import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SERIES_COLORS } from '../../../domain/charts/series-colors.ts';
import { THEME_COLORS } from '../../../domain/site/theme-colors.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ url, headers: { accept: 'text/html', ...headers } });

async function readHead(headers: Record<string, string> = {}): Promise<string> {
  const { body } = await get('/conformance/', headers);
  return body.slice(0, body.indexOf('</head>'));
}

const linkTo = (head: string, rel: string) =>
  new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(head)?.[1];

/** Width and height from the PNG header. */
function pngSize(bytes: Buffer): string {
  if (bytes.subarray(1, 4).toString() !== 'PNG') return 'no PNG';
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

const colors = (head: string) =>
  [...head.matchAll(/<meta name="theme-color"([^>]*)>/g)].map(([, rest]) => rest);

async function readManifest() {
  const answer = await get('/manifest.webmanifest');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json\b/);
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  return answer.json<{ name: string; start_url: string; theme_color: string; icons: Icon[] }>();
}

test('the icons that pages and the manifest name exist, with their type and size', async () => {
  const head = await readHead();
  expect(linkTo(head, 'manifest')).toBe('/manifest.webmanifest');
  const { icons, name, start_url, theme_color } = await readManifest();
  expect({ name, start_url, theme_color }).toEqual({
    name: 'Parcurve',
    start_url: '/',
    theme_color: THEME_COLORS.light,
  });
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose ?? 'any'])).toEqual([
    ['any', 'any'],
    ['192x192', 'any'],
    ['192x192', 'maskable'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
  const ofPage = [
    { src: linkTo(head, 'icon')!, sizes: 'any', type: 'image/svg+xml' },
    { src: linkTo(head, 'apple-touch-icon')!, sizes: '180x180', type: 'image/png' },
  ];
  for (const { src, sizes, type } of [...ofPage, ...icons]) {
    const answer = await get(src);
    expect([src, answer.statusCode, answer.headers['content-type']]).toEqual([src, 200, type]);
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    const size = type === 'image/png' ? pngSize(answer.rawPayload) : 'any';
    expect([src, size]).toEqual([src, sizes]);
  }
  const old = await get('/favicon.ico');
  expect(old.statusCode).toBe(200);
  expect(old.headers['content-type']).toMatch(/^image\/(?:x-icon|vnd\.microsoft\.icon)$/);
});

const tokens = readFileSync(join(import.meta.dirname, '../../../web/styles/tokens.css'), 'utf8');

test('series have the colours of the tokens, in both schemes', () => {
  const values = SERIES_COLORS.map((_, i) => new RegExp(`--s${i + 1}: (.+);`).exec(tokens)?.[1]);
  expect(values).toEqual(SERIES_COLORS);
  expect(tokens).not.toContain(`--s${SERIES_COLORS.length + 1}:`);
});

test('the browser’s frame has the theme’s background', async () => {
  expect(tokens).toContain(`--bg: light-dark(${THEME_COLORS.light}, ${THEME_COLORS.dark})`);
  const both = colors(await readHead());
  expect(both).toHaveLength(2);
  expect(both[0]).toContain('(prefers-color-scheme: light)');
  expect(both[1]).toContain(THEME_COLORS.dark);
  const chosen = colors(await readHead({ cookie: 'theme=dark' }));
  expect(chosen).toHaveLength(1);
  expect(chosen[0]).toContain(THEME_COLORS.dark);
});

test('OPR-8 a portal with its own name and logo installs with these', async () => {
  const headers = { cookie: await server.signInAs('operator') };
  const post = (path: string, payload: object) =>
    server.app.http.inject({
      method: 'POST',
      url: `/api/admin/settings/${path}`,
      headers,
      payload,
    });
  await post('', { siteName: 'Bond desk' });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>';
  expect(
    (await post('logo/', { type: 'svg', data: Buffer.from(svg).toString('base64') })).statusCode,
  ).toBe(200);
  const { name, icons } = await readManifest();
  expect(name).toBe('Bond desk');
  expect(icons).toEqual([
    { src: expect.stringMatching(/^\/site-logo\//), sizes: 'any', type: 'image/svg+xml' },
  ]);
  expect((await get(icons[0]!.src)).statusCode).toBe(200);
  const head = await readHead();
  expect(linkTo(head, 'icon')).toBe(icons[0]!.src);
  expect(linkTo(head, 'apple-touch-icon')).toBeUndefined();
});
