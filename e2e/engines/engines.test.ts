import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useSite } from '../browser.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebkit } from './webkit.ts';

const site = useSite();

/** One page of each kind for visitors and accounts. */
const PAGES = [
  '/',
  '/currencies/',
  '/bonds/',
  '/bonds/10001/',
  '/stocks/',
  '/stocks/2001/',
  '/indexes/',
  '/indexes/1001/',
  '/company/12/',
  '/curves/',
  '/curves/1/',
  '/derivatives/',
  '/search/?q=germany',
  '/api/',
  '/addin/',
  '/conformance/',
  '/help/',
  '/help/figures/',
  '/gallery/date-picker/',
  '/profile/',
  '/profile/tokens/',
  '/admin/users/',
  '/admin/data/',
  '/admin/audit/',
];

const ENGINES = [
  { name: 'Firefox', start: startFirefox, reportsErrors: true },
  { name: 'WebKit', start: startWebkit, reportsErrors: false },
];

for (const { name, start, reportsErrors } of ENGINES) {
  if (!start) console.log(`${name} isn’t installed: its smoke test is skipped.`);
  describe.skipIf(!start)(`in ${name}`, () => {
    let engine: Engine | undefined;
    beforeAll(async () => {
      engine = await start!();
    }, 60_000);
    afterAll(() => engine?.close());

    test(`every kind of page works in ${name}`, { timeout: 180_000 }, async () => {
      await signIn(engine!);
      for (const path of PAGES) {
        await engine!.open(site.origin + path);
        await engine!.resize(1280, 900);
        expect(await look(engine!), `at ${path}`).toEqual({ isTakenOver: true, hasHeading: true });
        for (const width of [390, 1280]) {
          await engine!.resize(width, 900);
          const overflow = await engine!.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overflow, `at ${path}, ${width} px`).toBeLessThanOrEqual(0);
        }
        expect(engine!.takeErrors(), `at ${path}`).toEqual([]);
      }
      if (!reportsErrors) return;
      // Proves that the error check can fail.
      await engine!.evaluate(() => {
        setTimeout(() => {
          throw new Error('on purpose');
        });
      });
      await expect.poll(() => engine!.takeErrors().join()).toContain('on purpose');
    });
  });
}

/** As an operator, who sees everything. */
async function signIn(engine: Engine): Promise<void> {
  const cookies = (await site.app.signInAs('operator')).split('; ');
  await engine.open(`${site.origin}/robots.txt`);
  await engine.evaluate((texts: readonly string[]) => {
    for (const text of texts) document.cookie = `${text}; path=/`;
  }, cookies);
}

/** Waits for hydration, then returns what the page shows. */
async function look(engine: Engine) {
  return engine.evaluate(async () => {
    let isTakenOver = false;
    const end = performance.now() + 20_000;
    window.dispatchEvent(new Event('pointermove'));
    while (!isTakenOver && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      const main = document.querySelector('main') ?? {};
      isTakenOver = Object.keys(main).some((key) => key.startsWith('__react'));
    }
    const heading = document.querySelector('h1');
    return {
      isTakenOver,
      hasHeading: heading !== null && heading.getBoundingClientRect().height > 0,
    };
  });
}
