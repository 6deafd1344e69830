import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectAccessible, expectFits, PHONE, useSite } from '../browser.ts';
import { useGallery } from './use-gallery.ts';
import { openWidget } from './widget-page.ts';

const gallery = useGallery();
const site = useSite();
const WIDGETS = join(import.meta.dirname, '../../src/widgets');
/** A folder with a component and its own styles is a widget; the others are helpers. */
const names = readdirSync(WIDGETS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => {
    const files = readdirSync(join(WIDGETS, name));
    return ['.tsx', '.module.css'].every((end) => files.some((file) => file.endsWith(end)));
  });

test('every widget is in the gallery', async () => {
  expect(names.length).toBeGreaterThan(8);
  const page = await gallery.open('/gallery/');
  const shown = await page.locator('main nav').first().getByRole('link').allTextContents();
  expect(shown).toEqual(expect.arrayContaining(names));
});

test('an unknown widget is a 404', async () => {
  const page = await gallery.open('/gallery/nothing/');
  expect(await page.getByText('404', { exact: true }).isVisible()).toBe(true);
});

test('a widget’s texts are in the page’s language', async () => {
  const page = await gallery.open('/gallery/date-picker/?lang=deu');
  const button = page.locator('#single button[aria-haspopup=dialog]');
  expect(await button.getAttribute('aria-label')).toContain('Kalender');
});

test.each(['change', 'popover'])('%s is accessible, also on a phone', async (name) => {
  const page = await openWidget(gallery, name);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectFits(page);
});

const PAGES = [
  '/',
  '/currencies/',
  '/indexes/',
  '/indexes/1001/',
  '/bonds/10001/',
  '/company/12/',
  '/search/?q=bond',
  '/api/',
  '/addin/',
  '/conformance/',
  '/help/',
  '/help/figures/',
  '/sign-in/',
  '/register/',
  '/setup/',
  '/nothing/',
  '/gallery/',
  ...names.map((name) => `/gallery/${name}/`),
];

test.each(PAGES)('%s has no duplicate id and no undefined class', async (path) => {
  const { body } = await site.app.app.http.inject({ url: path, headers: { accept: 'text/html' } });
  const markup = body.replaceAll(/<script\b.*?<\/script>/gs, '');
  const ids = [...markup.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  const classes = [...markup.matchAll(/<[^>]*\sclass="([^"]*)"[^>]*>/g)];
  expect(ids).toContain('content');
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  expect(classes.length).toBeGreaterThan(5);
  const nameless = classes.filter(([, list]) => /\b(undefined|null)\b/.test(list ?? ''));
  expect(nameless.map(([tag]) => tag)).toEqual([]);
});
