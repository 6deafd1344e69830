import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectFits, PHONE } from '../browser.ts';
import { hydrated, openWidget, readEvents } from './widget-page.ts';
import { useGallery } from './use-gallery.ts';

const gallery = useGallery();
const PATH = '/gallery/alerts/';

const widget = (page: Page, state: string) => page.locator(`#${state} [data-widget]`);
const alertItems = (page: Page, state: string) => widget(page, state).getByRole('listitem');
const raise = (page: Page, what: string) =>
  page.getByRole('button', { name: `Raise ${what}`, exact: true }).click();
const open = (options = {}) => openWidget(gallery, 'alerts', options);

async function expectCount(page: Page, count: number, state = 'raise') {
  await expect.poll(() => page.locator(`#${state} li[data-kind]`).count()).toBe(count);
}

/** The page with a clock that only the test advances. */
async function openWithClock(options = {}): Promise<Page> {
  const page = await open({ isAlone: true, ...options });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(10_000);
  return page;
}

test('ALR-1 every kind is announced in an existing live region, and hides after 3 s', async () => {
  const page = await openWithClock();
  for (const kind of ['info', 'success', 'warning', 'error']) {
    await raise(page, kind);
    await expectCount(page, 1);
    await page.clock.runFor(2999);
    await expectCount(page, 1);
    await page.clock.runFor(1);
    await expectCount(page, 0);
  }
  for (const [kind, role, text] of [
    ['info', 'status', 'Information: The market opens at 09:00.'],
    ['success', 'status', 'Success: Your settings are saved.'],
    ['warning', 'status', 'Warning: Quotes are 15 minutes late today.'],
    ['error', 'alert', 'Error: The archive could not be loaded.'],
  ] as const) {
    const region = widget(page, 'raise').getByRole(role);
    expect(await region.textContent()).toBe('');
    await region.evaluate((it) => Object.assign(it, { wasThere: true }));
    await raise(page, kind);
    await expect.poll(() => region.textContent()).toBe(text);
    expect(await region.evaluate((it) => 'wasThere' in it)).toBe(true);
    await page.clock.runFor(5000);
    expect(await region.textContent()).toBe('');
  }
});

test('ALR-1 a persistent one stays until closed; the countdown pauses while hovered or focused, and resumes; a collapsed one gets its 3 s once visible', async () => {
  const page = await openWithClock();
  await raise(page, 'persistent');
  await page.clock.runFor(600_000);
  await expectCount(page, 1);
  await alertItems(page, 'raise').getByRole('button').click();
  await expectCount(page, 0);
  expect(await readEvents(page, 'raise')).toContain('close "persistent"');

  await raise(page, 'info');
  await page.clock.runFor(2000);
  await alertItems(page, 'raise').hover();
  await page.clock.runFor(60_000);
  await expectCount(page, 1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(999);
  await expectCount(page, 1);
  await page.clock.runFor(1);
  await expectCount(page, 0);

  await raise(page, 'info');
  await alertItems(page, 'raise').getByRole('button').focus();
  await page.clock.runFor(60_000);
  await expectCount(page, 1);
  await page.getByRole('button', { name: 'Raise info' }).focus();
  await page.clock.runFor(3000);
  await expectCount(page, 0);

  // Closing one with the mouse doesn't pause the others permanently.
  await raise(page, 'info');
  await raise(page, 'error');
  await alertItems(page, 'raise').first().getByRole('button').click();
  await expectCount(page, 1);
  await page.clock.runFor(60_000);
  // The pointer is now over the alert that moved up.
  await expectCount(page, 1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(3000);
  await expectCount(page, 0);

  // All of them are announced, including collapsed ones.
  await raise(page, '8');
  await expect.poll(() => widget(page, 'raise').getByRole('status').locator('p').count()).toBe(8);
  await expectCount(page, 5);
  await page.clock.runFor(3000);
  await expectCount(page, 3);
  await page.clock.runFor(2999);
  await expectCount(page, 3);
  await page.clock.runFor(1);
  await expectCount(page, 0);
});

test('ALR-1 links, emphasis and lists are rendered; newest last, five visible, earlier ones behind a count; accessible, by keyboard too; dangerous HTML comes out harmless', async () => {
  const page = await open();
  const alert = alertItems(page, 'html').first();
  await expect.poll(() => alert.locator('b').innerText()).toBe('too long');
  expect(await alert.locator('li').allInnerTexts()).toEqual([
    'one contract',
    'a shorter period & one exchange',
  ]);
  expect(await alert.getByRole('link').getAttribute('href')).toBe('/profile/');
  expect(await alert.getByRole('link').getAttribute('rel')).toBe('noreferrer');

  await expectCount(page, 5, 'many');
  expect(await alertItems(page, 'many').last().innerText()).toContain('Message 8');
  const earlier = widget(page, 'many').getByRole('button', { name: 'Earlier messages: 3' });
  await earlier.click();
  await expectCount(page, 8, 'many');
  expect(await alertItems(page, 'many').first().innerText()).toContain('Message 1');
  await widget(page, 'many').getByRole('button', { name: 'Close all' }).click();
  await expectCount(page, 0, 'many');

  // Nothing moves for readers who prefer reduced motion.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await raise(page, 'persistent');
  const animation = await alertItems(page, 'raise').evaluate(
    (it) => getComputedStyle(it).animationName,
  );
  expect(animation).toBe('none');
  await raise(page, 'HTML');
  await expectCount(page, 2);
  // Colours are checked without motion, because elements that fade in have other colours.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.emulateMedia({ reducedMotion: null });
  await page.emulateMedia({ colorScheme: 'light' });

  // Escape closes the focused one; the focus moves to the next one and finally returns.
  const last = page.getByRole('button', { name: 'Raise 8' });
  await last.focus();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Close message');
  await page.keyboard.press('Escape');
  await expectCount(page, 1);
  expect(await alertItems(page, 'raise').first().innerText()).toContain('too long');
  expect(await focused(page)).toBe('Close message');
  await page.keyboard.press('Enter');
  await expectCount(page, 0);
  expect(await focused(page)).toBe('Raise 8');

  // They don't take the focus, and Escape elsewhere closes nothing.
  await page.getByRole('button', { name: 'Raise persistent' }).focus();
  await page.keyboard.press('Enter');
  await expectCount(page, 1);
  expect(await focused(page)).toBe('Raise persistent');
  await page.keyboard.press('Escape');
  await expectCount(page, 1);
  await page.getByRole('button', { name: 'Raise error' }).focus();
  await page.keyboard.press('Enter');
  await expectCount(page, 2);
  expect(await focused(page)).toBe('Raise error');

  // Chromium reports scripts that it hasn't run, even in the sanitiser's inert document.
  page.removeAllListeners('console');
  await raise(page, 'hostile HTML');
  const hostile = page.locator('#hostile li[data-kind]');
  await expect.poll(() => hostile.locator('b').count()).toBe(1);
  const text = hostile.locator('div').first();
  expect(await text.evaluate((it) => it.innerHTML)).toBe(
    '<b>Bold</b> <a>script</a> <a>data</a> ' +
      '<a href="https://example.org/" rel="noreferrer">outside</a> ' +
      '<a href="/indexes/" rel="noreferrer">inside</a>',
  );
  await hostile.locator('b').click();
  await hostile.getByText('script').click();
  expect(await page.evaluate(() => 'isHacked' in window)).toBe(false);
});

test('ALR-1 the error region is already in the server’s HTML', async () => {
  const html = await (await fetch(gallery.origin + PATH)).text();
  expect(html).toContain('role="alert"');
  expect(html).toContain('role="status"');
});

test('the sanitiser is only loaded when an alert contains HTML', async () => {
  const loaded: string[] = [];
  const page = await hydrated(await gallery.open('/register/'));
  page.on('request', (request) => loaded.push(request.url()));
  const before = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(before.filter((url) => /purify/.test(url))).toEqual([]);
  await page.goto(gallery.origin + PATH);
  await expect.poll(() => loaded.some((url) => /purify/.test(url))).toBe(true);
});

test('without scripts the server’s alerts are visible, with HTML as plain text', async () => {
  const page = await gallery.open(PATH, { javaScriptEnabled: false });
  expect(await alertItems(page, 'kinds').count()).toBe(4);
  const text = await alertItems(page, 'html').first().innerText();
  expect(text).toContain('The period is too long. Get access or choose:');
  expect(text).not.toContain('<');
  // The texts are passed in as props.
  const box = widget(page, 'texts');
  expect(await box.getByRole('list', { name: 'Meldungen' }).count()).toBe(1);
  expect(await box.getByRole('button', { name: 'Meldung schließen' }).count()).toBe(1);
  expect(await box.getByRole('img', { name: 'Warnung' }).count()).toBe(1);
});

test('ALR-1 at 390 px with touch: at the bottom, within reach of the thumb', async () => {
  const page = await openWithClock({ viewport: PHONE, hasTouch: true, isMobile: true });
  await page.getByRole('button', { name: 'Raise persistent' }).tap();
  await expectCount(page, 1);
  const button = alertItems(page, 'raise').getByRole('button');
  const [item, close] = [await alertItems(page, 'raise').boundingBox(), await button.boundingBox()];
  expect(item?.y).toBeGreaterThan(PHONE.height - 120);
  expect(Math.round(Math.min(close?.width ?? 0, close?.height ?? 0))).toBeGreaterThanOrEqual(44);
  await expectFits(page);
  await button.tap();
  await expectCount(page, 0);
  // A tap on an alert doesn't pause it permanently.
  await page.getByRole('button', { name: 'Raise info' }).tap();
  await expectCount(page, 1);
  await alertItems(page, 'raise').tap();
  // Its timer resumes once the browser reports that the finger is gone.
  const countAfterMore = async () => {
    await page.clock.runFor(3000);
    return alertItems(page, 'raise').count();
  };
  await expect.poll(countAfterMore, { timeout: 20_000 }).toBe(0);
});

/** The name of the focused element. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });
}
