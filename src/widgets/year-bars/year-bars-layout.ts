export interface YearBar {
  readonly label: string;
  readonly value: number;
  /** The part of the value drawn darker, as the part that the page is about. */
  readonly own?: number;
  /** The value as written above the bar, in the unit of the heading. */
  readonly text: string;
  /** The value with its unit, for tooltips and screen readers. */
  readonly amount: string;
}

export const WIDTH = 400;
export const BASE = 190;
const TOP = 24;
const WIDEST = 24;
const FEWEST_PX_PER_YEAR = 34;
/** Smaller bars have no number above them, unless part of them is what the page is about. */
const SMALLEST_TITLED = 0.2;
const LETTER_PX = 7.2;
const TEXT_PX = 12;
const TEXT_GAP = 5;

interface YearColumn {
  readonly bar: YearBar;
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly ownHeight: number;
  /** Where the middle of the year below it is; null if it has none. */
  readonly yearX: number | null;
}

interface YearLayout {
  readonly columns: readonly YearColumn[];
  /** The columns with a number above them, and where its middle is. */
  readonly texts: ReadonlyMap<YearColumn, number>;
}

/** No text leaves the picture or lies on a bar or on another text. */
export function layOutYears(bars: readonly YearBar[]): YearLayout {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const step = WIDTH / bars.length;
  const width = round(Math.min(WIDEST, 0.66 * step));
  // Where years would run into each other, every second or third is written.
  const every = Math.max(1, Math.ceil(FEWEST_PX_PER_YEAR / step));
  const height = (value: number) => round((value / most) * (BASE - TOP));
  const columns = bars.map((bar, i): YearColumn => {
    const middle = (i + 0.5) * step;
    // The last is written in any case, and none that would run into it.
    const left = bars.length - 1 - i;
    const hasYear = left === 0 || (i % every === 0 && left >= every);
    return {
      bar,
      x: round(middle - width / 2),
      width,
      height: height(bar.value),
      ownHeight: height(bar.own ?? 0),
      yearX: hasYear ? keepInside(middle, bar.label) : null,
    };
  });
  return { columns, texts: placeTexts(columns, SMALLEST_TITLED * most) };
}

/** The bar that the page is about comes first, then the highest. */
function placeTexts(columns: readonly YearColumn[], smallest: number) {
  const wanted = columns
    .filter(({ bar, ownHeight }) => bar.value > 0 && (bar.value >= smallest || ownHeight > 0))
    .toSorted((a, b) => b.ownHeight - a.ownHeight || b.height - a.height);
  const placed = new Map<YearColumn, number>();
  for (const column of wanted) {
    const { x, width, bar } = column;
    const half = textWidth(bar.text) / 2;
    // Above the middle of the bar, or else from its left or to its right edge.
    const places = [x + width / 2, x + half, x + width - half].map((at) =>
      keepInside(at, bar.text),
    );
    const free = places.find(
      (at) => liesOnNoBar(columns, column, at) && liesOnNoText(placed, column, at),
    );
    if (free !== undefined) placed.set(column, free);
    else if (column.ownHeight > 0) placed.set(column, places[0]!);
  }
  return placed;
}

function liesOnNoBar(columns: readonly YearColumn[], column: YearColumn, at: number): boolean {
  const half = textWidth(column.bar.text) / 2;
  return columns.every(
    (other) =>
      other === column ||
      other.x + other.width <= at - half ||
      other.x >= at + half ||
      other.height <= column.height + TEXT_GAP,
  );
}

function liesOnNoText(
  placed: ReadonlyMap<YearColumn, number>,
  { bar, height }: YearColumn,
  at: number,
): boolean {
  return [...placed].every(
    ([other, otherAt]) =>
      Math.abs(otherAt - at) >= (textWidth(bar.text) + textWidth(other.bar.text)) / 2 + TEXT_GAP ||
      Math.abs(other.height - height) >= TEXT_PX + TEXT_GAP,
  );
}

function keepInside(middle: number, text: string): number {
  const half = Math.min(textWidth(text), WIDTH) / 2;
  return round(Math.min(Math.max(middle, half), WIDTH - half));
}

function textWidth(text: string): number {
  return LETTER_PX * text.length;
}

function round(px: number): number {
  return Math.round(px * 10) / 10;
}
