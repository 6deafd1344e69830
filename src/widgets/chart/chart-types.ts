import type { Scheme } from './palette.ts';
import type { ChartPicture } from '../../domain/charts/chart-picture.ts';
import type { Direction } from '../../domain/charts/line-change.ts';

/** A line over time. `seconds` ascend; lists have the same length. */
export interface TimeSeries {
  readonly id: string;
  readonly name: string;
  readonly seconds: ArrayLike<number>;
  readonly values: ArrayLike<number>;
  /** The names of the points' times and values; derived from the numbers by default. */
  readonly dates?: readonly string[];
  readonly texts?: readonly string[];
  readonly decimals?: number;
  readonly isStepped?: boolean;
  /** Its values are percentages whose change is given in basis points. */
  readonly isRate?: boolean;
  /** A spread in basis points, whose change in percent would mean nothing either. */
  readonly isInPoints?: boolean;
  readonly color?: string;
  /** Where its name in the legend links to. */
  readonly pageLink?: string;
  /** The kind of its entity, which the legend passes on with its events. */
  readonly entity?: string;
  /** The legend offers to remove it. */
  readonly emitForRemove?: boolean;
  /** Where its points link to. */
  readonly pointLink?: string;
}

/** One of at most two stacked charts that share time axis and cursor. */
export interface TimePane {
  readonly series: readonly TimeSeries[];
  /** The unit: above the axis and after values. */
  readonly measure?: string;
  /** In px; 600 for the first, 200 for the second. */
  readonly height?: number;
  /** A dashed reference value, such as the previous close. */
  readonly reference?: { readonly value: number; readonly label: string } | null;
}

export interface TimeContent {
  readonly mode: 'time';
  readonly panes: readonly [TimePane] | readonly [TimePane, TimePane];
  /** Identifies the requested period: another one ends a zoom. */
  readonly period?: string;
  /** Rendered by the server and shown until the points have loaded; of the first pane. */
  readonly picture?: ChartPicture | null;
  /** The summary of the picture, for the same time. */
  readonly summary?: string;
  readonly change?: PeriodChange | null;
  /** The description in words, if the change of the lines over time would say nothing. */
  readonly sentences?: readonly string[];
}

/** The change of a line from the first to the last visible point. */
export interface PeriodChange {
  readonly direction: Direction;
  /** `14 Nov 2025 – 13 Nov 2026`, with a label. */
  readonly period: string;
  /** `+12.50 (+1.23 %)`, `−4 bp`. */
  readonly text: string;
  /** For a yield or a spread: why a rise has the colour of a fall. */
  readonly rateNote?: string;
}

/** A point of the yield/duration map. */
export interface MapPoint {
  readonly id: string;
  readonly pointName: string;
  readonly duration: number;
  readonly yield: number;
  readonly link?: string;
  /** A remark on it: `+38 bp from the line`. */
  readonly note?: string;
}

export interface MapSeries {
  readonly id: string;
  readonly name: string;
  readonly points: readonly MapPoint[];
  /** Hidden until its legend is clicked. */
  readonly startsHidden?: boolean;
  readonly color?: string;
  readonly pageLink?: string;
  readonly entity?: string;
  readonly emitForRemove?: boolean;
}

/** A line on the map, such as a curve that points are compared with. */
export interface MapLine {
  readonly id: string;
  readonly name: string;
  /** By duration. */
  readonly points: readonly Pick<MapPoint, 'duration' | 'yield'>[];
  readonly color?: string;
  readonly pageLink?: string;
  /**
   * The series it belongs to: it has its colour, is shown and hidden with it, and has no legend of
   * its own.
   */
  readonly seriesId?: string;
}

/** A part of the map, lower bounds first. */
export interface MapArea {
  readonly duration: readonly [number, number];
  readonly yield: readonly [number, number];
}

export interface MapContent {
  readonly mode: 'map';
  readonly series: readonly MapSeries[];
  readonly lines?: readonly MapLine[];
  /** If given, a fixed size; otherwise that of all charts. */
  readonly axisFontPx?: number;
  /** Whether points are labelled at first; default true. */
  readonly hasLabels?: boolean;
  /** In px; 600. */
  readonly height?: number;
}

export type ChartState =
  | { readonly kind: 'ready' }
  /** The previous content stays, marked as outdated. */
  | { readonly kind: 'loading'; readonly isSlow?: boolean }
  | { readonly kind: 'empty'; readonly message: string }
  | { readonly kind: 'failed'; readonly messages: readonly string[]; readonly canRetry: boolean };

export type TrendChoice = 'not_selected' | 'linear' | 'logarithmic' | 'exponential';

export const START_FONT_SIZES = { title: 16, subtitle: 15, axis: 15, legend: 13 };
export type FontSizes = typeof START_FONT_SIZES;

/** All texts of a chart in the reader's language; the chart fills in `{name}`. */
export interface ChartTexts {
  readonly loading: string;
  readonly slow: string;
  readonly retry: string;
  readonly engineFailed: string;
  readonly fontSmaller: string;
  readonly fontLarger: string;
  readonly settings: string;
  readonly showLogo: string;
  readonly trend: string;
  readonly trends: Readonly<Record<TrendChoice, string>>;
  readonly trendGaps: Readonly<Record<TrendGapReason, string>>;
  readonly export: string;
  readonly print: string;
  readonly exporting: string;
  readonly exportFailed: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly zoomReset: string;
  readonly legend: string;
  readonly legendShow: string;
  readonly legendHide: string;
  readonly legendRemove: string;
  readonly mapLabels: string;
  readonly mapAllLabels: string;
  readonly mapDuration: string;
  readonly mapYield: string;
  readonly mapDeleteMode: string;
  readonly mapRemoveSelected: string;
  readonly mapCloseDeleteMode: string;
  readonly mapPoint: string;
  readonly mapSummary: string;
  readonly mapSummaryEmpty: string;
  /** How many points are at the edge. */
  readonly mapOutside: string;
  /** For a point whose duration is beyond the scale. */
  readonly mapLongest: string;
  readonly mapTableName: string;
  /** By direction of the line; `range` fills `{range}` in the others. */
  readonly summaries: Readonly<Record<Direction | 'single' | 'range', string>>;
  readonly maskedSummaries: Readonly<Record<Direction | 'single', string>>;
  readonly onDay: string;
  readonly atTime: string;
  readonly change: string;
  readonly basisPoints: string;
  readonly rateNote: string;
  readonly plot: string;
  readonly keys: string;
  readonly point: string;
  readonly namedPoint: string;
  readonly dataTable: string;
  readonly date: string;
  readonly value: string;
  readonly maskedValue: string;
}

export type TrendGapReason =
  | 'too_few_points'
  | 'same_time'
  | 'not_positive'
  | 'not_positive_x'
  | 'needs_values';

/** The page's current colours, ready for a canvas. */
export interface ChartColors {
  /** Decides between the two sides of series colours. */
  readonly scheme: Scheme;
  readonly background: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
}
