import { niceTicks } from '../../domain/charts/chart-scale.ts';

/** A payment at a time in years: 2027.2. */
export interface FlowBar {
  readonly at: number;
  readonly amount: number;
  /** Its present value; missing without a yield. */
  readonly presentValue?: number | undefined;
  readonly state: 'paid' | 'next' | 'future';
  /** The full description of a bar: `14 Mar 2027: coupon 2.4375, worth 2.41`. */
  readonly text: string;
  /** Written over it. */
  readonly title?: string | undefined;
}

/** A named date below the axis. */
export interface FlowMark {
  readonly at: number;
  readonly text: string;
  /** Short form beside another of the same kind. */
  readonly short?: string | undefined;
}

export interface FlowPicture {
  readonly bars: readonly FlowBar[];
  /** The outstanding nominal from a time on; null for a bullet. */
  readonly outstanding: readonly { readonly at: number; readonly left: number }[] | null;
  readonly settlement: FlowMark;
  readonly marks: readonly FlowMark[];
  /** Where the present values balance: the Macaulay duration after settlement. */
  readonly balance: FlowMark | null;
}

export interface FlowSize {
  readonly width: number;
  readonly height: number;
  /** Room for the numbers on the right. */
  readonly right: number;
  readonly widestBar: number;
}

export const WIDE: FlowSize = { width: 768, height: 300, right: 34, widestBar: 16 };
export const NARROW: FlowSize = { width: 358, height: 260, right: 34, widestBar: 8 };

const OUTSTANDING_HEIGHT = 54;
const OUTSTANDING_TOP = 22;
const TITLE_ROOM = 28;
/** Years, marks, the balance arrow and its text are below the axis, each in a row of its own. */
const BELOW_AXIS = 68;
export const ROWS = { years: 17, marks: 26, arrow: 40, balance: 63 } as const;
/** The approximate width of a character in the text below the arrow. */
const LETTER_PX = 6.6;
const PX_PER_YEAR_TEXT = 44;
/** A coupon is at least this high: beside its redemption, one of 1 % would be a line of a pixel. */
const LOWEST_BAR_PX = 6;
const HIGHEST_COUPON_PX = 24;
/** Of the largest payment; smaller ones have the scale of coupons. */
const COUPON_SHARE = 0.12;
/** Between the highest coupon and the break of the bars above. */
const BREAK_GAP_PX = 5;
/** The room that the texts of the first mark and of later ones need before them. */
const FIRST_MARK_PX = 84;
const MARK_PX = 40;

export interface FlowLayout {
  readonly size: FlowSize;
  readonly height: number;
  readonly plotRight: number;
  readonly base: number;
  readonly bars: readonly {
    readonly bar: FlowBar;
    readonly x: number;
    readonly width: number;
    readonly top: number;
    readonly valueTop: number | null;
    /** Where the bar is broken, because the coupons have a larger scale; null for whole bars. */
    readonly breakY: number | null;
  }[];
  readonly grid: readonly { readonly y: number; readonly value: number }[];
  readonly years: readonly { readonly x: number; readonly year: number }[];
  readonly outstanding: { readonly line: string; readonly area: string } | null;
  readonly outstandingBase: number;
  readonly settlementX: number;
  readonly marks: readonly { readonly x: number; readonly text: string | null }[];
  /** The text is below the arrow, or as close to it as the picture allows. */
  readonly balance: { readonly x: number; readonly textX: number; readonly text: string } | null;
}

/** All positions in px, identical on the server and in the browser. */
export function layOutFlows(picture: FlowPicture, size: FlowSize): FlowLayout {
  const { bars, outstanding, settlement, balance } = picture;
  const times = [...bars.map(({ at }) => at), settlement.at];
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const plotRight = size.width - size.right;
  const margin = size.widestBar;
  const scaleX = (at: number) =>
    round(margin + ((at - from) / Math.max(to - from, 1 / 12)) * (plotRight - 2 * margin));
  const top = outstanding ? OUTSTANDING_TOP + OUTSTANDING_HEIGHT : 0;
  const height = top + size.height;
  const base = height - BELOW_AXIS;
  const most = Math.max(...bars.map(({ amount }) => amount), 0.01);
  const { measure, breakHeight } = scaleBars(
    bars.map(({ amount }) => amount),
    base - top - TITLE_ROOM - 12,
  );
  const scaleY = (amount: number) => round(base - measure(amount));
  const width = barWidth(bars.length, plotRight, size.widestBar);
  return {
    size,
    height,
    plotRight,
    base,
    bars: bars.map((bar) => {
      const tall = measure(bar.amount);
      return {
        bar,
        x: round(scaleX(bar.at) - width / 2),
        width,
        top: Math.min(round(base - tall), base - 1),
        // Its share of the amount, on whichever scale that is drawn.
        valueTop:
          bar.presentValue === undefined || bar.amount === 0
            ? null
            : round(base - (tall * bar.presentValue) / bar.amount),
        breakY: breakHeight > 0 && tall > 2 * breakHeight ? round(base - breakHeight) : null,
      };
    }),
    grid: niceTicks(0, most, 3)
      .filter((value) => value <= most && measure(value) > 2 * breakHeight)
      .map((value) => ({ value, y: scaleY(value) })),
    years: listYears(from, to, scaleX, plotRight),
    outstanding: outstanding && drawOutstanding(outstanding, scaleX, scaleX(to)),
    outstandingBase: OUTSTANDING_TOP + OUTSTANDING_HEIGHT,
    settlementX: scaleX(settlement.at),
    marks: placeMarks(picture.marks, scaleX),
    // Years differ slightly by day count.
    balance:
      balance && balance.at <= to + 0.1
        ? placeBalance(scaleX(Math.min(balance.at, to)), balance.text, size.width)
        : null,
  };
}

/**
 * The height of an amount, in px. If the lowest coupon would be too low to be seen, coupons have a
 * larger scale than repayments, and the bars of these are broken above the highest coupon.
 */
function scaleBars(amounts: readonly number[], room: number) {
  const most = Math.max(...amounts, 0.01);
  const linear = room / most;
  const coupons = amounts.filter((amount) => amount > 0 && amount < COUPON_SHARE * most);
  const lowest = Math.min(...coupons);
  if (coupons.length === 0 || lowest * linear >= LOWEST_BAR_PX) {
    return { measure: (amount: number) => amount * linear, breakHeight: 0 };
  }
  const highest = Math.max(...coupons);
  const steep = Math.max(linear, Math.min(LOWEST_BAR_PX / lowest, HIGHEST_COUPON_PX / highest));
  const measureCoupon = (amount: number) => Math.max(LOWEST_BAR_PX, amount * steep);
  return {
    measure: (amount: number) => {
      if (amount <= 0) return 0;
      return amount < COUPON_SHARE * most ? measureCoupon(amount) : amount * linear;
    },
    breakHeight: measureCoupon(highest) + BREAK_GAP_PX,
  };
}

function placeBalance(x: number, text: string, width: number) {
  const half = Math.min((LETTER_PX * text.length) / 2, width / 2);
  return { x, textX: round(Math.min(Math.max(x, half), width - half)), text };
}

function barWidth(count: number, plotWidth: number, widest: number): number {
  return round(Math.max(1, Math.min(widest, (0.5 * plotWidth) / Math.max(count, 1))));
}

/** As many years as there is room to label. */
function listYears(from: number, to: number, scaleX: (at: number) => number, width: number) {
  const first = Math.ceil(from);
  const all = Array.from({ length: Math.max(0, Math.floor(to) - first + 1) }, (_, i) => first + i);
  const step = Math.max(1, Math.ceil((all.length * PX_PER_YEAR_TEXT) / width));
  return all
    .filter((year) => (year - first) % step === 0)
    .map((year) => ({ year, x: scaleX(year) }));
}

function drawOutstanding(
  steps: NonNullable<FlowPicture['outstanding']>,
  scaleX: (at: number) => number,
  end: number,
) {
  const bottom = OUTSTANDING_TOP + OUTSTANDING_HEIGHT;
  const scaleY = (left: number) => round(bottom - (left / 100) * OUTSTANDING_HEIGHT);
  const [first] = steps;
  const begin = first ? scaleX(first.at) : 0;
  const path = steps.map(({ at, left }, i) =>
    i === 0 ? `M${scaleX(at)} ${scaleY(left)}` : `H${scaleX(at)}V${scaleY(left)}`,
  );
  const line = `${path.join('')}H${end}`;
  return { line, area: `${line}V${bottom}H${begin}Z` };
}

/** The first label is complete; later ones only contain what differs, where there is room. */
function placeMarks(marks: readonly FlowMark[], scaleX: (at: number) => number) {
  return marks.map(({ at, text, short }, i) => {
    const x = scaleX(at);
    const before = marks[i - 1];
    if (!before) return { x, text: x >= FIRST_MARK_PX ? text : null };
    const hasRoom = x - scaleX(before.at) >= MARK_PX && before.text !== text;
    return { x, text: hasRoom ? (short ?? text) : null };
  });
}

function round(px: number): number {
  return Math.round(px * 10) / 10;
}
