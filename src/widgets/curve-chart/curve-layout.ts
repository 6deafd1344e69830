import { axisTexts } from '../../domain/charts/chart-number.ts';
import { findExtent, niceTicks, stepsForHeight } from '../../domain/charts/chart-scale.ts';
import type { Language } from '../../domain/text/language.ts';
import { seriesColor } from '../chart/palette.ts';

/** `own` is the main curve, `past` the same on other dates, `other` anything else. */
export type CurveLook = 'own' | 'past' | 'other';

export interface CurveLine {
  readonly id: string;
  readonly name: string;
  readonly look: CurveLook;
  /** In years, ascending, with the rate of each. */
  readonly times: readonly number[];
  readonly values: readonly number[];
  /** The formatted rate at each tenor; null if there is none. */
  readonly readings: readonly (string | null)[];
}

export interface CurveTenor {
  readonly label: string;
  readonly years: number;
  /** Not labelled where there is little room. */
  readonly isMinor?: boolean;
  /** Not labelled on phones either. */
  readonly isWide?: boolean;
}

/** A bond beside the curve. */
export interface CurveDot {
  readonly id: string;
  readonly name: string;
  readonly years: number;
  readonly value: number;
}

/** How a line is drawn; without its own colour, in a colour of the page. */
export interface LineStyle {
  readonly color: string | null;
  readonly dash: string | null;
}

export interface DrawnLine extends LineStyle {
  readonly id: string;
  readonly name: string;
  readonly look: CurveLook;
  /** Alternating x and y, as shares of width and height. */
  readonly places: readonly number[];
  /** Its positions at the tenors. */
  readonly marks: readonly { readonly x: number; readonly y: number }[];
}

export interface CurveLayout {
  readonly lines: readonly DrawnLine[];
  readonly dots: readonly { readonly id: string; readonly name: string; x: number; y: number }[];
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
  readonly tenors: readonly (CurveTenor & { readonly at: number })[];
}

/** Dates of one curve are told apart by dashes; the first is solid. */
const DASHES = [null, '6 4', '2 4', '10 4 2 4', '1 5'];

/** Styles by kind and order. */
export function styleLines(lines: readonly Pick<CurveLine, 'look'>[]): LineStyle[] {
  let [past, other] = [0, 0];
  return lines.map(({ look }) => {
    if (look === 'own') return { color: null, dash: null };
    if (look === 'past') {
      past += 1;
      return { color: null, dash: DASHES[(past - 1) % DASHES.length]! };
    }
    other += 1;
    // The first series colour is the main curve's.
    return { color: seriesColor({}, other), dash: null };
  });
}

/**
 * Tenors are equally spaced, as in the table below. Between them the axis is a monotone cubic
 * (Fritsch–Carlson) in the logarithm of time: a piecewise linear axis would put a kink into every
 * line at every tenor.
 */
export function placeYears(years: number, tenors: readonly Pick<CurveTenor, 'years'>[]): number {
  const count = tenors.length;
  const at = (index: number) => (index + 0.5) / count;
  const log = (index: number) => Math.log(tenors[index]!.years);
  if (count < 2) return at(0);
  /** The number of tenors per unit of the logarithm at a tenor. */
  const slope = (index: number): number => {
    if (index === 0) return 1 / (log(1) - log(0));
    if (index === count - 1) return 1 / (log(index) - log(index - 1));
    const [before, after] = [log(index) - log(index - 1), log(index + 1) - log(index)];
    return (3 * (before + after)) / ((2 * after + before) * before + (after + 2 * before) * after);
  };
  const time = Math.log(years);
  const [first, last] = [0, count - 1];
  if (time <= log(first))
    return Math.max(0, at(first) + (slope(first) * (time - log(first))) / count);
  if (time >= log(last)) return Math.min(1, at(last) + (slope(last) * (time - log(last))) / count);
  const from = tenors.findLastIndex((tenor) => tenor.years <= years);
  const width = log(from + 1) - log(from);
  const share = (time - log(from)) / width;
  const rest = 1 - share;
  const place =
    share * share * (3 - 2 * share) +
    width * share * rest * (slope(from) * rest - slope(from + 1) * share);
  return at(from) + place / count;
}

export function layOutCurves(
  {
    lines,
    tenors,
    dots = [],
  }: {
    readonly lines: readonly CurveLine[];
    readonly tenors: readonly CurveTenor[];
    readonly dots?: readonly CurveDot[];
  },
  options: { readonly height: number; readonly language: Language },
): CurveLayout {
  const { height, language } = options;
  const values = [...lines.map((line) => line.values), dots.map(({ value }) => value)];
  const [least, most] = findExtent(values) ?? [0, 1];
  const ticks = niceTicks(least, most, stepsForHeight(height));
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const placeValue = (value: number) => 1 - (value - low) / (high - low);
  const texts = axisTexts(ticks, { language });
  const styles = styleLines(lines);
  return {
    lines: lines.map(({ id, name, look, times, values: rates }, i) => ({
      id,
      name,
      look,
      ...styles[i]!,
      places: times.flatMap((years, k) => [placeYears(years, tenors), placeValue(rates[k]!)]),
      marks: tenors.flatMap(({ years }) => {
        const k = times.indexOf(years);
        return k === -1 ? [] : [{ x: placeYears(years, tenors), y: placeValue(rates[k]!) }];
      }),
    })),
    dots: dots.map(({ id, name, years, value }) => ({
      id,
      name,
      x: placeYears(years, tenors),
      y: placeValue(value),
    })),
    ticks: ticks.map((tick, i) => ({ at: placeValue(tick), text: texts[i] ?? '' })),
    tenors: tenors.map((tenor) => ({ ...tenor, at: placeYears(tenor.years, tenors) })),
  };
}

/** A row of difference bars: shares of the height from the zero line, up or down. */
export function layOutBars(values: readonly (number | null)[]): {
  zero: number;
  shares: (number | null)[];
} {
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(0, ...known), Math.max(0, ...known)];
  const span = high - low || 1;
  return { zero: high / span, shares: values.map((value) => value && value / span) };
}
