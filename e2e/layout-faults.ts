/* oxlint-disable unicorn/consistent-function-scoping -- the browser gets the text of one function */
/**
 * Layout faults of a page at rest: parts that leave the page, overlapping texts, rows under a
 * sticky element, clipped controls, headings broken inside a word. Runs in the page, so it can't
 * use anything from outside.
 */
export function findLayoutFaults(): string[] {
  const SLACK = 2;
  const faults = new Set<string>();
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    let style = styles.get(element);
    if (!style) styles.set(element, (style = getComputedStyle(element)));
    return style;
  };
  const name = (element: Element | null): string => {
    if (!element) return '';
    const text = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    const kind = [...element.classList].map((word) => word.replace(/_\w{4,}$/, '')).join('.');
    return `${element.tagName.toLowerCase()}${kind && `.${kind}`} “${text}”`;
  };
  const toBox = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
  const cut = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const overlap = (a: Box, b: Box): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK + 1;

  /** The area in which the content of an element is visible. */
  const EVERYWHERE: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
  const views = new Map<Element, Box>();
  const view = (element: Element | null): Box => {
    if (!element || element === document.documentElement || element === document.body) {
      return EVERYWHERE;
    }
    const known = views.get(element);
    if (known) return known;
    const { overflowX, position } = styleOf(element);
    const outer = position === 'fixed' ? EVERYWHERE : view(element.parentElement);
    const isOpen = overflowX === 'visible';
    const seen = isOpen ? outer : cut(outer, toBox(element.getBoundingClientRect()));
    views.set(element, seen);
    return seen;
  };
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** Texts for screen readers only, and drawings: charts have their own tests. */
  const skipped = new Map<Element, boolean>();
  const isSkipped = (element: Element | null): boolean => {
    if (!element) return false;
    let known = skipped.get(element);
    if (known === undefined) {
      known = isSkippedItself(element) || isSkipped(element.parentElement);
      skipped.set(element, known);
    }
    return known;
  };
  const isSkippedItself = (element: Element): boolean => {
    if (element.tagName === 'svg' || element.tagName === 'CANVAS') return true;
    const { clipPath, position } = styleOf(element);
    if (clipPath === 'inset(50%)') return true;
    return position === 'absolute' && element.getBoundingClientRect().bottom < 0;
  };

  // The page.
  const tooWide = document.documentElement.scrollWidth - window.innerWidth;
  if (tooWide > 0) {
    const widest = [...document.body.querySelectorAll('*')]
      .filter(
        (element) =>
          isSeen(element) &&
          cut(toBox(element.getBoundingClientRect()), view(element.parentElement)).right >
            window.innerWidth + 1,
      )
      .slice(-2);
    faults.add(`the page is ${tooWide} px too wide: ${widest.map(name).join(', ')}`);
  }

  // Texts.
  const floats = new Map<Element, boolean>();
  /** Floating elements are checked separately: they may cover anything but rows. */
  const isFloating = (element: Element | null): boolean => {
    if (!element) return false;
    let known = floats.get(element);
    if (known === undefined) {
      known = styleOf(element).position === 'fixed' || isFloating(element.parentElement);
      floats.set(element, known);
    }
    return known;
  };
  const texts: { box: Box; element: Element; node: Node }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.nodeValue?.trim()) continue;
    // The content of a closed disclosure has a size, but is invisible.
    if (element.matches('details:not([open])')) continue;
    if (!isSeen(element) || isSkipped(element)) continue;
    range.selectNodeContents(node);
    const seen = view(element);
    for (const rect of range.getClientRects()) {
      const box = cut(toBox(rect), seen);
      if (box.right - box.left > 1 && box.bottom - box.top > 1) texts.push({ box, element, node });
    }
  }
  texts.sort((a, b) => a.box.top - b.box.top);
  for (const [i, one] of texts.entries()) {
    for (let j = i + 1; j < texts.length; j++) {
      const other = texts[j]!;
      if (other.box.top > one.box.bottom) break;
      const isApart = isFloating(one.element) !== isFloating(other.element);
      if (one.node !== other.node && !isApart && overlap(one.box, other.box)) {
        faults.add(`one text on another: ${name(one.element)} and ${name(other.element)}`);
      }
    }
  }

  // Sticky elements.
  const rows = [...document.querySelectorAll('tbody tr')]
    .filter(isSeen)
    .map((row) => ({ row, box: cut(toBox(row.getBoundingClientRect()), view(row.parentElement)) }));
  for (const element of document.body.querySelectorAll('*')) {
    const { position } = styleOf(element);
    if (position !== 'sticky' && position !== 'fixed') continue;
    if (!isSeen(element) || !element.textContent?.trim()) continue;
    const box = toBox(element.getBoundingClientRect());
    for (const { row, box: place } of rows) {
      if (row.contains(element) || element.contains(row) || !overlap(box, place)) continue;
      faults.add(`a row is covered by ${name(element)}`);
    }
  }

  // Controls.
  const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
  const boxesIn = new Map<Element, Box[]>();
  for (const { element, box } of texts) {
    for (let at = element.closest(CONTROLS); at; at = at.parentElement?.closest(CONTROLS) ?? null) {
      boxesIn.set(at, [...(boxesIn.get(at) ?? []), box]);
    }
  }
  for (const control of document.body.querySelectorAll(CONTROLS)) {
    if (!isSeen(control) || isSkipped(control)) continue;
    const box = toBox(control.getBoundingClientRect());
    if (box.right - box.left < 2) continue;
    for (let at = control.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, position } = styleOf(at);
      // Whatever scrolls can be reached.
      if (overflowX === 'auto' || overflowX === 'scroll') break;
      if (overflowX !== 'visible') {
        const { left, right, top, bottom } = at.getBoundingClientRect();
        const isCut =
          box.left < left - SLACK ||
          box.right > right + SLACK ||
          box.top < top - SLACK ||
          box.bottom > bottom + SLACK;
        if (isCut && styleOf(at).textOverflow !== 'ellipsis') {
          faults.add(`a control is cut: ${name(control)} by ${name(at)}`);
        }
      }
      if (position === 'fixed') break;
    }
    const isField = /^(INPUT|SELECT|TEXTAREA)$/.test(control.tagName);
    const isFree = isField || styleOf(control).display === 'inline';
    for (const text of isFree ? [] : (boxesIn.get(control) ?? [])) {
      const excess = Math.max(box.left - text.left, text.right - box.right);
      if (excess > SLACK) faults.add(`a text leaves its control: ${name(control)}`);
    }
  }

  // Headings.
  for (const heading of document.querySelectorAll('h1, h2, h3, thead th')) {
    if (!isSeen(heading) || isSkipped(heading)) continue;
    const inside = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = inside.nextNode(); node; node = inside.nextNode()) {
      if (isSkipped(node.parentElement) || !isSeen(node.parentElement!)) continue;
      for (const { 0: word, index } of node.nodeValue!.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        // Chinese may break between any two characters.
        if (/\p{Script=Han}/u.test(word)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.add(`a heading is broken inside “${word}”: ${name(heading)}`);
      }
    }
  }
  return [...faults];
}
