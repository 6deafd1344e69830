import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../src/labels/catalogue.ts';
import { useSite } from './browser.ts';
import { asAccount, drawn, INDEX_PATH, useMarketDay } from './index-pages.ts';
import { hydrated } from './widgets/widget-page.ts';

useMarketDay();
const site = useSite();

const TEXTS = Object.values(CATALOGUE).flatMap(({ eng }) =>
  Object.values(eng).flatMap((repository) => Object.entries(repository)),
);

const PATHS = [
  '/',
  '/currencies/',
  '/indexes/?category=bond',
  INDEX_PATH,
  '/bonds/10001/',
  '/company/12/',
  '/search/?q=bond',
  '/search/?q=x',
  '/api/',
  '/addin/',
  '/gallery/popover/',
  '/profile/',
  '/profile/phone/',
  '/profile/tokens/',
  '/admin/users/',
  '/admin/instruments/',
  '/admin/requests/',
  '/admin/tickets/',
  '/admin/menu/',
  '/admin/banners/',
  '/admin/outbox/',
  '/admin/audit/',
  '/admin/settings/',
  '/admin/data/',
  '/admin/data/demo/',
  '/admin/figures/',
  '/admin/labels/files/',
  '/profile/sessions/',
  '/profile/passkeys/',
  '/profile/access/',
  '/profile/tickets/',
  '/nothing/',
  // Refused, with a message of the server.
  '/indexes/?page=none',
];

/** The name of the operator's account, and that of a table, which happen to be words of labels. */
const NAMES = new Set(['Operator', 'instrument']);

function labelled(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}show_labels=1`;
}

/** All texts of the page that can be read or heard. */
async function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'data-text'];
    const texts = [document.title.replace(/ – Parcurve$/, '')];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.closest('script, style, mark, [data-widget]'))
        texts.push(textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('[data-widget]')) continue;
      for (const name of spoken) texts.push(element.getAttribute(name) ?? '');
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });
}

/** The label that has such a text. */
function saidBy(text: string): string | undefined {
  return TEXTS.find(([, words]) => {
    const parts = words.split(/(\{\w+\})/);
    if (parts.length === 1) return words === text;
    const pattern = parts.map((part) => {
      if (part === '{count}') return String.raw`[\d\s,.]+`;
      return part.startsWith('{') ? '.+' : part.replaceAll(/[^\p{L}\d\s]/gu, '.');
    });
    const isSaying = parts.some((part) => !part.startsWith('{') && /\p{L}{3}/u.test(part));
    return isSaying && new RegExp(`^${pattern.join('')}$`).test(text);
  })?.[0];
}

/** Links and forms of the page that do not keep the parameter. */
async function readLostAddresses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Files and other sites are not pages.
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => !link.closest('[data-widget]') && !link.matches('[href^="#"], [download]'))
      .filter((link) => link.origin === location.origin && !/^\/api\/./.test(link.pathname))
      .filter((link) => !new URL(link.href).searchParams.has('show_labels'))
      .map((link) => link.href);
    const forms = [...document.querySelectorAll('form')]
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

describe('CMP-3 show_labels', () => {
  test.each(PATHS)(
    'CMP-3 %s shows names instead of texts, and all its links and forms keep that',
    async (path) => {
      const kind = path.startsWith('/admin/') ? 'operator' : 'free';
      const page = await site.open(labelled(path), { prepare: asAccount(site, kind) });
      await hydrated(page);
      if (path === INDEX_PATH) await drawn(page);
      const texts = (await readTexts(page)).filter((text) => !NAMES.has(text));
      expect(texts.length).toBeGreaterThan(20);
      expect(texts.flatMap((text) => (saidBy(text) ? [`${saidBy(text)}: ${text}`] : []))).toEqual(
        [],
      );
      expect(await readLostAddresses(page)).toEqual([]);
    },
  );

  test('CMP-3 lasts through menu, chip, toggle, page, search and signing in', async () => {
    const page = await site.open('/?show_labels=1');
    const expectKept = async (path: string) => {
      await page.waitForURL((url) => url.pathname === path);
      expect(new URL(page.url()).searchParams.get('show_labels')).toBe('1');
    };
    await hydrated(page);
    await page.getByRole('link', { name: 'menu_currencies' }).first().click();
    await expectKept('/currencies/');
    await page.getByRole('link', { name: 'subregion_europe' }).click();
    await page.waitForURL(/subregion=/);
    await expectKept('/currencies/');
    await page.locator('[data-pair] [role=checkbox]').nth(1).click();
    await page.waitForURL(/pairs=/);
    await expectKept('/currencies/');
    await page.getByRole('main').getByRole('searchbox').fill('e');
    await page.waitForURL(/search=e/);
    await expectKept('/currencies/');
    const search = page.locator('header [data-search-field]').first();
    await search.fill('bond');
    await search.press('Enter');
    await expectKept('/search/');
    await page.getByRole('link', { name: 'sign_in' }).first().click();
    await expectKept('/sign-in/');
    await page.getByLabel('email').fill('free@demo.example');
    await page.getByLabel('password').fill('parcurve-demo');
    await page.locator('main [type=submit]').click();
    await expectKept('/');
    await page.locator('summary[aria-label^="account"]').click();
    await page.getByRole('button', { name: 'sign_out' }).click();
    await page.getByRole('link', { name: 'sign_in' }).first().waitFor();
    await expectKept('/');
  });

  test('CMP-3 the calls of the page have it too, so that refusals show names', async () => {
    const page = await site.open('/?show_labels=1');
    await hydrated(page);
    const asked = page.waitForRequest((request) => request.url().includes('/suggest'));
    await page.locator('header [data-search-field]').first().fill('bond');
    expect(new URL((await asked).url()).searchParams.get('show_labels')).toBe('1');
    const refusal = await page.request.get(`${site.origin}/api/indexes/?page=none&show_labels=1`);
    expect(await refusal.json()).toMatchObject({ message: 'error_invalid_field' });
  });

  test('CMP-3 without it no address has it', async () => {
    const page = await site.open('/currencies/');
    expect(await page.content()).not.toContain('show_labels=');
  });
});
