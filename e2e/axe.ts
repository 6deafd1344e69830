/* oxlint-disable unicorn/consistent-function-scoping -- the browser gets the text of one function */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** axe's own Playwright package would inject all of axe into the page twice per check. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The part of `window.axe` that is used here. */
interface Axe {
  configure(spec: object): void;
  run(context: object, options: object): Promise<{ violations: readonly Violation[] }>;
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/**
 * Style fingerprints of texts whose contrast axe has already accepted in this process. Two texts
 * have the same fingerprint if they and all their ancestors have the same styles; the theme follows
 * from the colours.
 */
const accepted = new Set<string>();

/** Rules that depend on colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** The problems axe finds in part of the page. */
export async function findProblems(page: Page, selector: string): Promise<string[]> {
  const { isDark, unknown } = await readLooks(page, selector);
  if (isDark && unknown.length === 0) return [];
  return checkParts(page, unknown, [
    // The dark theme is only ever checked together with the light one, and differs only in colours.
    { within: selector, ...(isDark && { rules: COLOURS }) },
  ]);
}

/**
 * The problems axe finds on a whole page in both themes at several widths. The first width is
 * checked completely; further widths only for what is visible there alone or depends on the width.
 */
export async function findProblemsOfPage(
  page: Page,
  sizes: readonly { readonly width: number; readonly height: number }[],
): Promise<string[]> {
  const found: string[] = [];
  for (const [i, size] of sizes.entries()) {
    await page.setViewportSize(size);
    const notes = [];
    if (i === 0) {
      notes.push(...(await findProblems(page, ':root')));
      await page.evaluate(noteSeen);
    } else {
      const { unknown } = await readLooks(page, ':root');
      const rules = ['scrollable-region-focusable', ...(unknown.length > 0 ? COLOURS : [])];
      notes.push(
        ...(await checkParts(page, unknown, [
          { within: ':root', rules },
          { within: '[data-is-new]' },
        ])),
      );
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await findProblems(page, ':root');
    await page.emulateMedia({ colorScheme: 'light' });
    found.push(
      ...notes.map((note) => `${size.width} px, light: ${note}`),
      ...dark.map((note) => `${size.width} px, dark: ${note}`),
    );
  }
  return found;
}

/** The fingerprints that axe hasn't accepted yet. */
async function readLooks(page: Page, selector: string) {
  const { isDark, looks } = await page.evaluate(noteLooks, selector);
  return { isDark, unknown: looks.filter((each) => !accepted.has(each)) };
}

interface Part {
  readonly within: string;
  /** All rules if omitted. */
  readonly rules?: readonly string[];
}

async function checkParts(
  page: Page,
  unknown: readonly string[],
  parts: readonly Part[],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const problems = await page.evaluate(runAxe, { unknown, parts });
  if (problems.length === 0) for (const each of unknown) accepted.add(each);
  return problems;
}

/**
 * axe spends most of its time on contrast, and all cells of a column have the same. So of the
 * visible texts with the same fingerprint only the first and the last are marked for the check.
 * Runs in the page.
 */
function noteLooks(selector: string) {
  const known = new Map<Element, string>();
  const hasOwnText = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
  /** A short hash that is the same in every document. */
  const shorten = (text: string): string => {
    let [one, two] = [0xdeadbeef, 0x41c6ce57];
    for (let i = 0; i < text.length; i += 1) {
      const code = text.charCodeAt(i);
      one = Math.imul(one ^ code, 2654435761);
      two = Math.imul(two ^ code, 1597334677);
    }
    return (one >>> 0).toString(36) + (two >>> 0).toString(36);
  };
  const findLook = (element: Element): string => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const outer = element.parentElement;
    const style = getComputedStyle(element);
    const look = shorten(
      [
        outer ? findLook(outer) : '',
        element.localName,
        element.getAttribute('class'),
        style.color,
        style.backgroundColor,
        style.backgroundImage,
        style.opacity,
        style.fontSize,
        style.fontWeight,
        style.position,
        style.textDecorationLine,
        // A link must differ from the surrounding text.
        element.localName === 'a' && outer !== null && hasOwnText(outer),
      ].join(),
    );
    known.set(element, look);
    return look;
  };
  const looks = new Map<string, Element[]>();
  for (const element of document.querySelectorAll(`:is(${selector}), :is(${selector}) *`)) {
    const hasText = element.matches('input, select, textarea') || hasOwnText(element);
    if (!hasText || !element.checkVisibility({ visibilityProperty: true })) continue;
    const look = findLook(element);
    const [first = element] = looks.get(look) ?? [];
    looks.set(look, first === element ? [first] : [first, element]);
  }
  Object.assign(window, { looks });
  return {
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    looks: [...looks.keys()],
  };
}

/** Marks the elements that are visible now. */
function noteSeen(): void {
  const all = [...document.querySelectorAll('body *')];
  const seen = new WeakSet(
    all.filter((each) => each.checkVisibility({ visibilityProperty: true })),
  );
  Object.assign(window, { seen });
}

async function runAxe({
  unknown,
  parts,
}: {
  unknown: readonly string[];
  parts: readonly Part[];
}): Promise<string[]> {
  const { axe, looks, seen } = window as unknown as {
    axe: Axe;
    looks: Map<string, Element[]>;
    seen: WeakSet<Element> | undefined;
  };
  for (const name of ['data-has-look', 'data-is-new']) {
    for (const each of document.querySelectorAll(`[${name}]`)) each.removeAttribute(name);
  }
  for (const each of unknown.flatMap((look) => looks.get(look) ?? [])) {
    each.setAttribute('data-has-look', '');
  }
  if (seen) {
    for (const each of document.querySelectorAll('body *')) {
      const isNew = !seen.has(each) && each.checkVisibility({ visibilityProperty: true });
      if (isNew) each.setAttribute('data-is-new', '');
    }
  }
  axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-has-look]' }] });
  const problems = [];
  for (const { within, rules } of parts) {
    const include = [...document.querySelectorAll(`:is(${within})`)].filter(
      (each) => within !== '[data-is-new]' || !each.parentElement?.closest(within),
    );
    if (include.length === 0) continue;
    const { violations } = await axe.run(
      { include },
      {
        // Reporting only violations takes a fifth of the time, and no rule needs to load style
        // sheets.
        resultTypes: ['violations'],
        elementRef: false,
        preload: { assets: ['media'] },
        ...(rules && { runOnly: rules }),
      },
    );
    problems.push(
      ...violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`),
    );
  }
  return problems;
}
