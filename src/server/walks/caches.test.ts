import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHANNELS, type Channel } from '../../db/channels.ts';
import { OWN_NOTICES, type DeclaredCache, type Notice } from '../core/notify/notices.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const DOCUMENT = join(ROOT, 'docs/areas/caches.md');
const TABLE = /(?<=<!-- caches: written by .* -->\n)[\s\S]*?(?=<!-- end of caches -->)/;
/** No cache depends on these channels, which only wake something up. */
const WITHOUT_CACHE: readonly Channel[] = ['message_queued'];

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ cachesPages: true });
});
afterAll(() => server.close());

test('every channel makes some cache drop data, and every notification is one that is sent', () => {
  const followed = new Set(server.app.caches.flatMap(({ on }) => Object.keys(on)));
  const known = [...Object.keys(CHANNELS), ...Object.keys(OWN_NOTICES)];
  expect(known.filter((notice) => !followed.has(notice))).toEqual(WITHOUT_CACHE);
  expect([...followed].filter((notice) => !known.includes(notice))).toEqual([]);
});

test('every cache has its own name and handles gaps, or holds what no notification changes', () => {
  const names = server.app.caches.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const careless = server.app.caches.filter(
    ({ on, gap }) =>
      Object.keys(on).some((notice) => Object.hasOwn(CHANNELS, notice)) && !gap?.ends,
  );
  // Its pictures are dropped when the texts have been reloaded, which happens at the end of a gap.
  expect(careless.map(({ name }) => name)).toEqual(['social cards']);
});

test('the channels match those in the sources', () => {
  const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:sql|ts)$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(ROOT, 'src', path), 'utf8'));
  // In SQL, and in constants for channel names.
  const named =
    /pg_notify\('([a-z_]+)'|const [A-Z_]+ = '([a-z]+_(?:changed|ticked|described|queued))'/g;
  const written = sources.flatMap((text) =>
    Array.from(text.matchAll(named), ([, sent, constant = '']) => sent ?? constant),
  );
  expect([...new Set(written)].toSorted()).toEqual(Object.keys(CHANNELS).toSorted());
});

test('docs/areas/caches.md has the table of caches', () => {
  const document = readFileSync(DOCUMENT, 'utf8');
  const table = describeCaches(server.app.caches);
  if (process.env.PARCURVE_WRITE_CACHES) {
    writeFileSync(
      DOCUMENT,
      document.replace(TABLE, () => table),
    );
    return;
  }
  expect(TABLE.exec(document)?.[0]).toBe(table);
});

function describeCaches(caches: readonly DeclaredCache[]): string {
  const rows = caches.map((cache) => {
    const notices = Object.keys(cache.on) as Notice[];
    const told = notices.map((notice) => `\`${notice}\``).join(', ') || '—';
    const gap = [cache.gap?.begins && 'start', cache.gap?.ends && 'end'];
    const cells = [
      cache.name,
      cache.holds,
      cache.keyedBy,
      cache.limit || '—',
      told,
      gap.filter(Boolean).join(' and ') || '—',
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '',
    '| Cache | Holds | Key | Limit | Invalidated by | Reacts to a gap |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    '',
  ].join('\n');
}
