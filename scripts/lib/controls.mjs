import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Controls have one look, that of `src/widgets` (docs/how-to/use-controls.md). A style sheet of a
 * page may place them, and nothing else.
 */

const ELEMENTS = /(?<![\w.#-])(?:button|input|select|textarea)(?![\w-])/;

/** What places an element and leaves its look alone. */
const PLACING =
  /^(?:margin|grid|flex|order|align-self|justify-self|place-self|position$|inset|top$|left$|display$|--)/;

/** What only controls have. */
const MARKS = /:(?:disabled|enabled)|\[aria-(?:pressed|selected|checked|disabled)/;

const SIZES = /^(?:(?:min-)?height|font-size)$/;

const LATER = 'not migrated yet';

/** The style sheets that still have controls of their own, and why. The list only gets shorter. */
const EXCEPTIONS = {
  'src/web/parts/switch.module.css': 'a switch is drawn, with a height of its own',
  'src/web/pages/accounts/code-form.module.css': 'six boxes are drawn under one input',
  'src/web/pages/currencies/pair-table.module.css': LATER,
  'src/web/pages/curves/curve-page.module.css': LATER,
  'src/web/pages/instruments/company/company-page.module.css': LATER,
};

/**
 * What is wrong in the style sheets outside of the widgets.
 * @param {string} root
 * @param {Readonly<Record<string, string>>} [exceptions]
 * @returns {string[]}
 */
export function controlComplaints(root, exceptions = EXCEPTIONS) {
  const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.module.css') && !path.startsWith('src/widgets/'))
    .toSorted();
  const complaints = sheets.flatMap((path) => {
    const faults = findControlFaults(readFileSync(join(root, path), 'utf8'));
    if (!Object.hasOwn(exceptions, path)) return faults.map((fault) => `${path}: ${fault}`);
    return faults.length === 0 ? [`${path} needs no exception any more`] : [];
  });
  const gone = Object.keys(exceptions).filter((path) => !sheets.includes(path));
  return [...complaints, ...gone.map((path) => `${path} is an exception and does not exist`)];
}

/** @typedef {{ selector: string, declarations: { name: string, value: string }[] }} Rule */

/**
 * The rules of a style sheet, those in `@media` and the like too.
 * @param {string} css
 * @returns {Rule[]}
 */
function readRules(css) {
  const rules = [];
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (const [, before = '', body = ''] of text.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    // What stands before a block: the end of the block before it is not part of the match.
    const selector = before.trim().replaceAll(/\s+/g, ' ');
    if (selector === '' || selector.startsWith('@') || /^(?:from|to|[\d.]+%)/.test(selector))
      continue;
    const declarations = body
      .split(';')
      .map((line) => line.split(/:(.*)/s))
      .filter(([, value]) => value !== undefined)
      .map(([name = '', value = '']) => ({ name: name.trim(), value: value.trim() }));
    rules.push({ selector, declarations });
  }
  return rules;
}

/**
 * What a style sheet says of controls that it may not say.
 * @param {string} css
 * @returns {string[]}
 */
export function findControlFaults(css) {
  const rules = readRules(css);
  const controls = new Set(
    rules.filter(isOfControl).flatMap(({ selector }) => classesIn(selector)),
  );
  return rules.flatMap(({ selector, declarations }) => {
    const faults = [];
    const named = selector.replaceAll(/:(?:not|has)\([^)]*\)/g, '');
    const look = declarations.filter(({ name }) => !PLACING.test(name));
    if (ELEMENTS.test(named) && look.length > 0) {
      faults.push(`${selector}: ${look.map(({ name }) => name).join(', ')}`);
    }
    if (classesIn(named).some((name) => controls.has(name))) {
      for (const { name, value } of declarations) {
        if (SIZES.test(name) && /\d(?:px|rem|em)/.test(value)) {
          faults.push(`${selector}: ${name}: ${value} is no token`);
        }
      }
    }
    return faults;
  });
}

/** @param {Rule} rule */
function isOfControl({ selector, declarations }) {
  return (
    MARKS.test(selector) ||
    declarations.some(({ name, value }) => name === 'cursor' && value === 'pointer')
  );
}

/**
 * The class of what a rule is about: the last one of each selector.
 * @param {string} selector
 * @returns {string[]}
 */
function classesIn(selector) {
  return selector
    .split(',')
    .map(
      (part) =>
        part
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? '',
    )
    .flatMap((last) => [...last.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name));
}
