import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { label } from '../../../labels/labels.ts';
import { readConfig } from '../../config.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let closed: TestApp;
let open: TestApp;
beforeAll(async () => {
  closed = await createTestApp({ config: { hasGallery: false } });
  await closed.db.db
    .insertInto('menu_item')
    .values([
      { parent_id: 1, menu_column: 2, position: 8, label: 'gallery_title', url: '/gallery/' },
      { parent_id: 1, menu_column: 2, position: 9, label: 'gallery_all', url: '/gallery/popover/' },
    ])
    .execute();
  open = await createTestApp({ database: closed.db });
});
afterAll(async () => {
  await open.close();
  await closed.close();
});

const fetchStatus = async ({ app }: TestApp, url: string) =>
  (await app.http.inject({ url })).statusCode;
const linksIn = (body: string) => body.match(/href="\/gallery\/[^"]*"/g)?.length ?? 0;

describe('the gallery when disabled', () => {
  test.each(['/gallery/', '/gallery/popover/', '/gallery/nothing/'])(
    '%s is an ordinary 404',
    async (url) => {
      const answer = await closed.app.http.inject({ url });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain(label('eng', 'not_found_title'));
      expect(answer.body).not.toContain(label('eng', 'gallery_description'));
    },
  );

  test('its data for scripts are a 404 as well', async () => {
    expect(await fetchStatus(closed, '/gallery/_.data')).toBe(404);
  });

  test('no menu leads to it', async () => {
    expect(linksIn((await closed.app.http.inject({ url: '/' })).body)).toBe(0);
  });
});

describe('the gallery when enabled', () => {
  test('is available, with the links to it', async () => {
    expect(await fetchStatus(open, '/gallery/popover/')).toBe(200);
    expect(await fetchStatus(open, '/gallery/nothing/')).toBe(404);
    expect(linksIn((await open.app.http.inject({ url: '/' })).body)).toBe(4);
  });
});

test.each([
  [{}, false, false],
  [{}, true, true],
  [{ GALLERY: 'on' }, false, true],
  [{ GALLERY: 'off' }, true, false],
])('settings %j, started for development: %j, so available: %j', (env, isDev, isThere) => {
  expect(readConfig(env, isDev).hasGallery).toBe(isThere);
});
