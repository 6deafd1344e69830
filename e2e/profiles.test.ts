import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from './browser.ts';

const site = useSite();

function readTraces(page: Page) {
  return page.evaluate(() => ({
    hovered: document.querySelectorAll('a:hover').length,
    steps: history.length,
    stored: [localStorage.length, sessionStorage.length],
    theme: document.documentElement.dataset.theme,
    isReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
    scrolled: scrollY,
    width: innerWidth,
    isMarked: 'isMarked' in window,
  }));
}

// Twice: the second run, in the same tab, would find anything the first one leaves behind.
test.for([1, 2])('a visitor finds nothing of the previous visitor, run %i', async (run) => {
  const page = await site.open('/indexes/');
  expect(await readTraces(page)).toEqual({
    hovered: 0,
    steps: 2,
    stored: [0, 0],
    theme: undefined,
    isReduced: false,
    scrolled: 0,
    width: 1440,
    isMarked: false,
  });
  expect(await page.context().cookies()).toEqual([]);

  await page.evaluate(() => {
    localStorage.setItem('left', 'behind');
    sessionStorage.setItem('left', 'behind');
  });
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: site.origin }]);
  await page.route('**/*', (route) => route.abort());
  page.on('request', () => expect.unreachable(`a request of run ${run} is heard later`));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 700, height: 300 });
  await page.getByRole('link', { name: 'Parcurve' }).first().hover();
  await page.evaluate(() => scrollTo(0, 200));
  await page.context().newPage();
});

test('a script injected into all pages of a visitor ends with the visitor', async () => {
  const marked = await site.open('/', {
    prepare: (page) => page.addInitScript(() => Object.assign(window, { isMarked: true })),
  });
  expect((await readTraces(marked)).isMarked).toBe(true);
});

test('it isn’t there in the next test', async () => {
  expect((await readTraces(await site.open('/'))).isMarked).toBe(false);
});
