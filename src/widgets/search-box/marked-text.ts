import { matchedLength } from '../../domain/search/search-code.ts';

export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  amp: '&',
};

/**
 * A title as plain texts, some of them marked. Only `mark` is kept of any HTML, so a title can
 * never be more than text.
 */
export function markedParts(html: string): TextPart[] {
  const parts: TextPart[] = [];
  let isMarked = false;
  for (const piece of html.split(/(<\/?mark>)/i)) {
    if (/^<mark>$/i.test(piece)) isMarked = true;
    else if (/^<\/mark>$/i.test(piece)) isMarked = false;
    else if (piece !== '') parts.push({ text: stripMarkup(piece), isMarked });
  }
  return parts;
}

export function plainTitle(html: string): string {
  return markedParts(html)
    .map(({ text }) => text)
    .join('');
}

/** Codes in a row, with the typed part of each marked. */
export function markedCodes(codes: readonly string[], term: string): TextPart[] {
  return codes.flatMap((code, i) => {
    const length = matchedLength(code, term);
    const parts = [
      { text: i > 0 ? ' · ' : '', isMarked: false },
      { text: code.slice(0, length), isMarked: true },
      { text: code.slice(length), isMarked: false },
    ];
    return parts.filter(({ text }) => text !== '');
  });
}

function stripMarkup(html: string): string {
  return html
    .replaceAll(/<[a-z/!][^>]*>/gi, '')
    .replaceAll(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi,
      (whole: string, decimal?: string, hex?: string, name = '') => {
        const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : Number.NaN;
        if (code > 0 && code <= 0x10_ff_ff) return String.fromCodePoint(code);
        return ENTITIES[name.toLowerCase()] ?? whole;
      },
    );
}
