import type { ContainerNode, Node, RenderOptions, Renderer, TextNode } from '@takumi-rs/core';
import { CardFonts, FAMILIES } from './fonts.ts';

/** The size that social networks require. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/**
 * The content of a card. It has no values: everybody sees cards, and other programs cache them for
 * a long time.
 */
export interface Card {
  readonly siteName: string;
  /** Whether the site has the portal's own name, to which the logo belongs. */
  readonly hasLogo: boolean;
  /** The kind of instrument, its code and its currency. */
  readonly facts: readonly string[];
  readonly name: string;
  readonly issuer: string | null;
  /** From 0 to 100, as visitors see the shape of a line. */
  readonly shape: readonly number[];
}

/** The colours of the light theme (tokens.css). */
const BACKGROUND = '#ffffff';
const TEXT = '#10202f';
const MUTED = '#566676';
const ACCENT = '#1b6fa8';
const SOFT = '#e9f4fb';

const MARGIN = 72;
const TEXT_WIDTH = CARD_WIDTH - 2 * MARGIN;
const LOGO = { top: 56, size: 56 };
/** The highest and lowest points of the shape. */
const SHAPE = { top: 450, bottom: 590 };
/** The baseline of the facts; the name is below. */
const FACTS_Y = 184;
const LINE_EM = 1.2;
/** The distance from the top of a line to the baseline of the portal's font. */
const BASELINE_EM = 0.964;
/** Networks show cards at about two fifths of their size: there, text has the sizes of pages. */
const ZOOM = 2.5;
const [SITE_SIZE, FACTS_SIZE, ISSUER_SIZE] = [14 * ZOOM, 12 * ZOOM, 13 * ZOOM];
/** The first size in which the whole name fits, or else the last. */
const NAME_SIZES = [28 * ZOOM, 20 * ZOOM] as const;
const NAME_LINES = 2;
const ISSUER_BELOW_NAME = 54;
/** Nothing longer fits on a card, but names may be longer. */
const MAX_CHARACTERS = 300;

interface Studio {
  readonly renderer: Renderer;
  readonly fonts: CardFonts;
}

let opening: Promise<Studio> | undefined;

/** The renderer is native code that draws in its own threads; it is loaded with the first card. */
async function openStudio(): Promise<Studio> {
  const core = await import('@takumi-rs/core');
  // No image on a card is reused.
  const renderer = new core.Renderer({ cacheMaxBytes: 0 });
  return { renderer, fonts: new CardFonts(renderer) };
}

/** Returns a PNG. */
export async function drawCard(card: Card): Promise<Buffer> {
  const { renderer, fonts } = await (opening ??= openStudio());
  const prepare = (text: string) => fonts.prepare(text.slice(0, MAX_CHARACTERS));
  const [siteName, facts, name, issuer] = await Promise.all(
    [card.siteName, card.facts.join('  ·  '), card.name, card.issuer ?? ''].map(prepare),
  );
  const texts = [
    ...drawSite(siteName!, card.hasLogo),
    line(facts!, { fontSize: FACTS_SIZE, color: ACCENT }, { left: MARGIN, baseline: FACTS_Y }),
    drawName(name!, issuer!, await fitName(renderer, name!)),
  ];
  const picture = whole([drawShape(card.shape), ...texts]);
  return renderer.render(picture, { ...OPTIONS, width: CARD_WIDTH, height: CARD_HEIGHT });
}

const OPTIONS: RenderOptions = { format: 'png', fontFamilies: FAMILIES };

function whole(children: Node[]): ContainerNode {
  const style = {
    position: 'relative',
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    backgroundColor: BACKGROUND,
    // Chinese has only one weight; synthesised bold would smear it.
    fontSynthesis: 'none',
  } as const;
  return { type: 'container', style, children };
}

type Style = NonNullable<TextNode['style']>;

function write(text: string, style: Style): TextNode {
  return {
    type: 'text',
    text,
    style: { lineHeight: LINE_EM, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', ...style },
  };
}

/** One line at a position, truncated with …. */
function line(
  text: string,
  style: Style & { readonly fontSize: number },
  { left, baseline }: { readonly left: number; readonly baseline: number },
): TextNode {
  const top = baseline - BASELINE_EM * style.fontSize;
  const width = CARD_WIDTH - MARGIN - left;
  return write(text, { position: 'absolute', left, top, width, lineClamp: 1, ...style });
}

async function fitName(renderer: Renderer, name: string): Promise<number> {
  const [large, small] = NAME_SIZES;
  const style = { fontSize: large, fontWeight: 600, width: TEXT_WIDTH };
  const { height } = await renderer.measure(write(name, style), { ...OPTIONS, width: TEXT_WIDTH });
  return height < (NAME_LINES + 0.5) * LINE_EM * large ? large : small;
}

function drawName(name: string, issuer: string, fontSize: number): ContainerNode {
  const nameStyle = { fontSize, fontWeight: 600, color: TEXT, lineClamp: NAME_LINES };
  const marginTop =
    ISSUER_BELOW_NAME - (LINE_EM - BASELINE_EM) * fontSize - BASELINE_EM * ISSUER_SIZE;
  const issuerStyle = { fontSize: ISSUER_SIZE, color: MUTED, lineClamp: 1, marginTop };
  const top = FACTS_Y + 12 + (LINE_EM - BASELINE_EM) * fontSize;
  return {
    type: 'container',
    style: {
      position: 'absolute',
      left: MARGIN,
      top,
      width: TEXT_WIDTH,
      display: 'flex',
      flexDirection: 'column',
    },
    children: [write(name, nameStyle), write(issuer, issuerStyle)],
  };
}

function drawSite(siteName: string, hasLogo: boolean): Node[] {
  const left = MARGIN + (hasLogo ? LOGO.size + 18 : 0);
  const style = { fontSize: SITE_SIZE, fontWeight: 600, color: TEXT };
  const name = line(siteName, style, { left, baseline: LOGO.top + 41 });
  return hasLogo ? [drawLogo(), name] : [name];
}

/** The logo of the header: a yield curve that crosses par. */
function drawLogo(): Node {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${BACKGROUND}">
    <rect width="24" height="24" rx="6" fill="${ACCENT}" stroke="none"/>
    <path d="M4 12h16" stroke-dasharray="2 2" stroke-opacity=".45"/>
    <path d="M4 18C7 10.5 12 8 20 6.5" stroke-width="2.1" stroke-linecap="round"/>
  </svg>`;
  const { top, size } = LOGO;
  return image(svg, { left: MARGIN, top, width: size, height: size });
}

/** Over the full width, with a soft area below. A company has no shape, only a bar at the edge. */
function drawShape(shape: readonly number[]): Node {
  const [width, height] = [CARD_WIDTH, CARD_HEIGHT];
  const places = shape.map((share, i) => {
    const x = (i / (shape.length - 1)) * width;
    const y = SHAPE.bottom - (share / 100) * (SHAPE.bottom - SHAPE.top);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  const path = `M${places.join('L')}`;
  const drawing =
    shape.length < 2
      ? `<path d="M0 ${height - 12}H${width}v12H0z" fill="${ACCENT}"/>`
      : `<path d="${path}V${height}H0z" fill="${SOFT}"/>
         <path d="${path}" fill="none" stroke="${ACCENT}" stroke-width="4" stroke-linejoin="round"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
  return image(svg, { left: 0, top: 0, width, height });
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function image(src: string, { left, top, width, height }: Box): Node {
  return { type: 'image', src, width, height, style: { position: 'absolute', left, top } };
}
