import type { JSHandle } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../src/labels/catalogue.ts';
import { useSite } from './browser.ts';
import { asAccount, drawn, INDEX_PATH, useMarketDay } from './index-pages.ts';
import { openReader, readSent } from './sent-pages.ts';
import { hydrated } from './widgets/widget-page.ts';

useMarketDay();
const site = useSite();

const TEXTS = Object.values(CATALOGUE).flatMap(({ eng }) =>
  Object.values(eng).flatMap((repository) => Object.entries(repository)),
);

/** Pages whose scripts write texts of their own. */
const LIVE_PATHS = [
  '/',
  '/currencies/',
  INDEX_PATH,
  '/profile/phone/',
  '/profile/tokens/',
  '/profile/passkeys/',
  '/admin/banners/',
  '/admin/figures/',
];

/** Pages that are checked as the server sends them. */
const SENT_PATHS = [
  '/indexes/?category=bond',
  '/bonds/?currency=EUR',
  '/company/?view=table',
  '/bonds/10001/',
  '/company/12/',
  '/search/?q=bond',
  '/search/?q=x',
  '/api/',
  '/addin/',
  '/conformance/',
  '/help/',
  '/help/?q=yield',
  '/help/figures/',
  '/gallery/popover/',
  '/profile/',
  '/admin/users/',
  '/admin/instruments/',
  '/admin/requests/',
  '/admin/tickets/',
  '/admin/menu/',
  '/admin/outbox/',
  '/admin/audit/',
  '/admin/settings/',
  '/admin/data/',
  '/admin/data/demo/',
  '/admin/labels/files/',
  '/profile/sessions/',
  '/profile/access/',
  '/profile/tickets/',
  '/nothing/',
  // An error page with a message from the server.
  '/indexes/abc/',
];

/**
 * Names of the operator's account, a tariff, a table and an argument that are also words in labels,
 * and the end of fund names.
 */
const NAMES = new Set(['Operator', 'Support', 'instrument', 'settlement', 'ETF']);

function labelled(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}show_labels=1`;
}

/** All texts of the page that can be read or heard, except help articles, which aren't labels. */
async function readTexts(shown: JSHandle<Document>): Promise<string[]> {
  return shown.evaluate((page) => {
    const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'data-text'];
    const texts = [page.title.replace(/ – Parcurve$/, '')];
    const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.closest('script, style, mark, [data-widget], [data-article]'))
        texts.push(textContent ?? '');
    }
    for (const element of page.body.querySelectorAll('*')) {
      if (element.closest('[data-widget], [data-article]')) continue;
      for (const name of spoken) texts.push(element.getAttribute(name) ?? '');
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });
}

/** Labels by their text, and patterns for those with placeholders. */
const EXACT = new Map(TEXTS.map(([key, words]) => [words, key]));
const PATTERNS = TEXTS.flatMap(([key, words]) => {
  const parts = words.split(/(\{\w+\})/);
  // “{currency} per {nominal}” and “Request {number}” would match parts of other sentences.
  const fixed = parts.filter((part) => !part.startsWith('{')).join('');
  const isSaying = fixed.replaceAll(/\P{L}/gu, '').length >= 8;
  if (parts.length === 1 || !isSaying) return [];
  const pattern = parts.map((part) => {
    if (part === '{count}') return String.raw`[\d\s,.]+`;
    return part.startsWith('{') ? '.+' : part.replaceAll(/[^\p{L}\d\s]/gu, '.');
  });
  return [{ key, pattern: new RegExp(`^${pattern.join('')}$`) }];
});

/** The key of the label with such a text. */
function labelKeyFor(text: string): string | undefined {
  return EXACT.get(text) ?? PATTERNS.find(({ pattern }) => pattern.test(text))?.key;
}

/** Links and forms of the page that lose the parameter. */
async function readLostAddresses(shown: JSHandle<Document>): Promise<string[]> {
  return shown.evaluate((page) => {
    // Files and other sites aren't pages.
    const links = [...page.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => !link.closest('[data-widget]') && !link.matches('[href^="#"], [download]'))
      .filter((link) => link.origin === location.origin && !/^\/api\/./.test(link.pathname))
      .filter((link) => !new URL(link.href).searchParams.has('show_labels'))
      .map((link) => link.href);
    const forms = [...page.querySelectorAll('form')]
      .filter((form) => !form.closest('[data-widget]'))
      .filter((form) =>
        form.method === 'get'
          ? !form.querySelector('input[name=show_labels]')
          : !new URL(form.action).searchParams.has('show_labels'),
      )
      .map((form) => `${form.method} ${form.action}`);
    return [...links, ...forms];
  });
}

function viewerFor(path: string): 'free' | 'operator' {
  return path.startsWith('/admin/') ? 'operator' : 'free';
}

/** Label texts that should have been shown as keys, and URLs that lose the parameter. */
async function findUnreplacedTexts(shown: JSHandle<Document>): Promise<string[]> {
  // Endpoint summaries are in English only.
  const summaries = new Set(site.app.app.api.routes.map(({ contract }) => contract.summary));
  const texts = (await readTexts(shown)).filter((text) => !NAMES.has(text) && !summaries.has(text));
  expect(texts.length).toBeGreaterThan(20);
  const told = texts.flatMap((text) =>
    labelKeyFor(text) ? [`${labelKeyFor(text)}: ${text}`] : [],
  );
  return [...told, ...(await readLostAddresses(shown))];
}

describe('CMP-3 show_labels', () => {
  test.each(LIVE_PATHS)(
    'CMP-3 %s shows keys instead of texts, and all its links and forms preserve the parameter',
    async (path) => {
      const page = await site.open(labelled(path), { prepare: asAccount(site, viewerFor(path)) });
      await hydrated(page);
      if (path === INDEX_PATH) await drawn(page);
      expect(await findUnreplacedTexts(await page.evaluateHandle(() => document))).toEqual([]);
    },
  );

  test.each(['free', 'operator'] as const)(
    'CMP-3 so do the other pages of the account %s, as sent by the server',
    async (kind) => {
      const reader = await openReader(site, kind);
      for (const path of SENT_PATHS.filter((each) => viewerFor(each) === kind)) {
        expect([path, await findUnreplacedTexts(await readSent(reader, labelled(path)))]).toEqual([
          path,
          [],
        ]);
      }
    },
  );

  test('CMP-3 survives menu, chip, toggle, paging, search and signing in', async () => {
    // Label keys are longer than the menu's words.
    const page = await site.open('/?show_labels=1', { viewport: { width: 1920, height: 900 } });
    const expectPreserved = async (path: string) => {
      await page.waitForURL((url) => url.pathname === path);
      expect(new URL(page.url()).searchParams.get('show_labels')).toBe('1');
    };
    await hydrated(page);
    await page.getByRole('link', { name: 'menu_currencies' }).first().click();
    await expectPreserved('/currencies/');
    await page.getByRole('link', { name: 'subregion_europe' }).click();
    await page.waitForURL(/subregion=/);
    await expectPreserved('/currencies/');
    await page.locator('[data-pair] [role=checkbox]').nth(1).click();
    await page.waitForURL(/pairs=/);
    await expectPreserved('/currencies/');
    await page.getByRole('main').getByRole('searchbox').fill('e');
    await page.waitForURL(/search=e/);
    await expectPreserved('/currencies/');
    const search = page.locator('header [data-search-field]').first();
    await search.fill('bond');
    await search.press('Enter');
    await expectPreserved('/search/');
    await page.getByRole('link', { name: 'sign_in' }).first().click();
    await expectPreserved('/sign-in/');
    await page.getByLabel('email').fill('free@demo.example');
    await page.getByLabel('password').fill('parcurve-demo');
    await page.locator('main [type=submit]').click();
    await expectPreserved('/');
    await page.locator('summary[aria-label^="account"]').click();
    await page.getByRole('button', { name: 'sign_out' }).click();
    await page.getByRole('link', { name: 'sign_in' }).first().waitFor();
    await expectPreserved('/');
  });

  test('CMP-3 the page’s requests pass it on, so that errors show keys', async () => {
    const page = await site.open('/register/?show_labels=1');
    await hydrated(page);
    const asked = page.waitForRequest((request) => request.url().includes('/suggest'));
    await page.locator('header [data-search-field]').first().fill('bond');
    expect(new URL((await asked).url()).searchParams.get('show_labels')).toBe('1');
    const refusal = await page.request.get(`${site.origin}/api/indexes/?page=none&show_labels=1`);
    expect(await refusal.json()).toMatchObject({ message: 'error_invalid_field' });
  });

  test('CMP-3 without it no URL contains it', async () => {
    const { body } = await site.app.app.http.inject('/currencies/');
    expect(body).toContain('<h1');
    expect(body).not.toContain('show_labels=');
  });
});
