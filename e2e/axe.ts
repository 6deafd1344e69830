import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** Its own package for Playwright would bring all of axe into the page twice for each check. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What is used of `window.axe`. */
interface Axe {
  configure(spec: object): void;
  run(context: object, options: object): Promise<{ violations: readonly Violation[] }>;
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe finds in a part of the page. */
export async function findProblems(page: Page, selector: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  await page.evaluate(markTexts, selector);
  return page.evaluate(runAxe, selector);
}

/**
 * Contrast takes most of the time of axe, and the cells of a column all have the same: of visible
 * texts that look alike, with all that they stand in, only the first and the last are marked for it.
 */
function markTexts(selector: string): void {
  for (const each of document.querySelectorAll('[data-has-look]')) {
    each.removeAttribute('data-has-look');
  }
  const numbers = new Map<string, number>();
  const looks = new Map<Element, number>();
  const findLook = (element: Element): number => {
    const known = looks.get(element);
    if (known !== undefined) return known;
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, position } =
      getComputedStyle(element);
    const own = [color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, position];
    const outer = element.parentElement ? findLook(element.parentElement) : -1;
    const text = [outer, element.localName, element.getAttribute('class'), ...own].join();
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    looks.set(element, number);
    return number;
  };
  const firsts = new Map<number, Element>();
  const lasts = new Map<number, Element>();
  for (const element of document.querySelectorAll(`:is(${selector}), :is(${selector}) *`)) {
    const hasText =
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    if (!hasText || !element.checkVisibility({ visibilityProperty: true })) continue;
    const look = findLook(element);
    if (!firsts.has(look)) firsts.set(look, element);
    lasts.set(look, element);
  }
  for (const element of [...firsts.values(), ...lasts.values()]) {
    element.setAttribute('data-has-look', '');
  }
}

async function runAxe(selector: string): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe };
  axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-has-look]' }] });
  const { violations } = await axe.run(
    { include: [...document.querySelectorAll(selector)] },
    {
      // Only violations are wanted, which takes a fifth of the time, and no rule reads style sheets.
      resultTypes: ['violations'],
      elementRef: false,
      preload: { assets: ['media'] },
      // Every check of the dark theme has one of the light theme; only the colours differ.
      ...(matchMedia('(prefers-color-scheme: dark)').matches && {
        runOnly: ['color-contrast', 'link-in-text-block'],
      }),
    },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
}
