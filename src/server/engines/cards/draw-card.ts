import type { OutlinePen } from './outline.ts';
import { Picture } from './picture.ts';
import { outline, outlineBox, strokeLine, type Place } from './strokes.ts';
import { breakText, writeText, type TextStyle } from './text.ts';

/** The size that social networks ask for. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** What a card says. It has no values: everybody sees cards, and programs keep them for long. */
export interface Card {
  readonly siteName: string;
  /** Whether it is the portal's own name that the drawing belongs to. */
  readonly hasLogo: boolean;
  /** What it is, its code and its currency. */
  readonly facts: readonly string[];
  readonly name: string;
  readonly issuer: string | null;
  /** From 0 to 100, as visitors see the shape of a line. */
  readonly shape: readonly number[];
}

/** The colours of the light theme (tokens.css). */
const BACKGROUND = 0xff_ff_ff;
const TEXT = 0x10_20_2f;
const MUTED = 0x56_66_76;
const ACCENT = 0x1b_6f_a8;
const SOFT = 0xe9_f4_fb;

const MARGIN = 72;
const TEXT_WIDTH = CARD_WIDTH - 2 * MARGIN;
const LOGO = 56;
/** Where the shape has its highest and its lowest point. */
const SHAPE = { top: 450, bottom: 590 };
/** The line of the facts; the name stands below. */
const FACTS_Y = 184;
const SITE: TextStyle = { size: 36, weight: 'semibold' };
const FACTS: TextStyle = { size: 28, weight: 'regular' };
const ISSUER: TextStyle = { size: 32, weight: 'regular' };
/** The first in which the whole name has room, or else the last. */
const NAMES: readonly TextStyle[] = [
  { size: 68, weight: 'semibold' },
  { size: 52, weight: 'semibold' },
];

export function drawCard(card: Card): Promise<Buffer> {
  const picture = new Picture(CARD_WIDTH, CARD_HEIGHT, BACKGROUND);
  drawShape(picture, card.shape);
  drawSite(picture, card);
  const write = (text: string, style: TextStyle, colour: number, y: number) =>
    picture.fill(colour, (pen) => writeText(text, style, { pen, x: MARGIN, y }));
  const [facts = ''] = breakText(card.facts.join('  ·  '), FACTS, { width: TEXT_WIDTH, lines: 1 });
  write(facts, FACTS, ACCENT, FACTS_Y);
  const { style, lines } = fitName(card.name);
  let y = FACTS_Y + 12;
  for (const line of lines) write(line, style, TEXT, (y += style.size * 1.2));
  const [issuer] = breakText(card.issuer ?? '', ISSUER, { width: TEXT_WIDTH, lines: 1 });
  if (issuer) write(issuer, ISSUER, MUTED, y + 54);
  return picture.toPng();
}

function fitName(name: string) {
  const tried = NAMES.map((style) => ({
    style,
    lines: breakText(name, style, { width: TEXT_WIDTH, lines: 2 }),
  }));
  return tried.find(({ lines }) => !lines.at(-1)?.endsWith('…')) ?? tried.at(-1)!;
}

function drawSite(picture: Picture, { siteName, hasLogo }: Card): void {
  const top = 56;
  if (hasLogo) {
    const box = { x: MARGIN, y: top, width: LOGO, height: LOGO, radius: 14 };
    picture.fill(ACCENT, (pen) => outlineBox(pen, box));
    picture.fill(BACKGROUND, (pen) => strokeLine(pen, LOGO_CURVE.map(inLogo), 5));
    picture.fill(BACKGROUND, (pen) => drawPar(pen), 0.45);
  }
  const x = MARGIN + (hasLogo ? LOGO + 18 : 0);
  const [name = ''] = breakText(siteName, SITE, { width: CARD_WIDTH - MARGIN - x, lines: 1 });
  picture.fill(TEXT, (pen) => writeText(name, SITE, { pen, x, y: top + 41 }));

  /** The logo is drawn on 24 units. */
  function inLogo({ x: across, y: down }: Place): Place {
    return { x: MARGIN + (across * LOGO) / 24, y: top + (down * LOGO) / 24 };
  }

  function drawPar(pen: OutlinePen): void {
    for (const from of [4, 8, 12, 16]) {
      strokeLine(
        pen,
        [
          { x: from, y: 12 },
          { x: from + 2, y: 12 },
        ].map(inLogo),
        2.3,
      );
    }
  }
}

/** Points of `M4 18C7 10.5 12 8 20 6.5`, a yield curve that crosses par. */
const LOGO_CURVE: readonly Place[] = Array.from({ length: 13 }, (_, i) => {
  const t = i / 12;
  const mix = (a: number, b: number, c: number, d: number) =>
    a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3;
  return { x: mix(4, 7, 12, 20), y: mix(18, 10.5, 8, 6.5) };
});

/** Over the whole width, with a soft area below. A company has none: only a bar at the edge. */
function drawShape(picture: Picture, shape: readonly number[]): void {
  if (shape.length < 2) {
    const bar = { x: 0, y: CARD_HEIGHT - 12, width: CARD_WIDTH, height: 12, radius: 0 };
    picture.fill(ACCENT, (pen) => outlineBox(pen, bar));
    return;
  }
  const places = shape.map((height, i) => ({
    x: (i / (shape.length - 1)) * CARD_WIDTH,
    y: SHAPE.bottom - (height / 100) * (SHAPE.bottom - SHAPE.top),
  }));
  const corners = [
    { x: CARD_WIDTH, y: CARD_HEIGHT },
    { x: 0, y: CARD_HEIGHT },
  ];
  picture.fill(SOFT, (pen) => outline(pen, [...places, ...corners]));
  picture.fill(ACCENT, (pen) => strokeLine(pen, places, 4));
}
