import type { ChartPicture } from '../../domain/charts/chart-picture.ts';
import type { Direction } from '../../domain/charts/line-change.ts';

/** A line over time. `seconds` ascend; lists have the same length. */
export interface TimeSeries {
  readonly id: string;
  readonly name: string;
  readonly seconds: ArrayLike<number>;
  readonly values: ArrayLike<number>;
  /** What the points' times and values are called; made from the numbers where it is left out. */
  readonly dates?: readonly string[];
  readonly texts?: readonly string[];
  readonly decimals?: number;
  readonly isStepped?: boolean;
  /** Its values are percentages whose change is told in basis points. */
  readonly isRate?: boolean;
  /** A spread in basis points: a percentage of it tells nothing, either. */
  readonly isInPoints?: boolean;
  readonly color?: string;
  /** Where its name in the legend leads. */
  readonly pageLink?: string;
  /** What kind of thing it is; the legend says it back with its events. */
  readonly entity?: string;
  /** The legend offers to remove it. */
  readonly emitForRemove?: boolean;
  /** Where its points lead. */
  readonly pointLink?: string;
}

/** One of at most two charts above each other, which share their time and their cursor. */
export interface TimePane {
  readonly series: readonly TimeSeries[];
  /** The unit: stands over the axis and behind values. */
  readonly measure?: string;
  /** In px; 600 for the first, 200 for the second. */
  readonly height?: number;
  /** A value to see the lines against, dashed, such as the previous close. */
  readonly reference?: { readonly value: number; readonly label: string } | null;
}

export interface TimeContent {
  readonly mode: 'time';
  readonly panes: readonly [TimePane] | readonly [TimePane, TimePane];
  /** Names the period that was asked for: a zoom ends when another one is. */
  readonly period?: string;
  /** Made by the server, to be seen until the points are here; of the first pane. */
  readonly picture?: ChartPicture | null;
  /** What the picture says, for the same while. */
  readonly summary?: string;
  readonly change?: PeriodChange | null;
  /** What it says in words, where lines that become more or less over time would say nothing. */
  readonly sentences?: readonly string[];
}

/** What became of a line from the first to the last point shown. */
export interface PeriodChange {
  readonly direction: Direction;
  /** `14 Nov 2025 – 13 Nov 2026`, with the word for what it is. */
  readonly period: string;
  /** `+12.50 (+1.23 %)`, `−4 bp`. */
  readonly text: string;
  /** Of a yield or a spread: why its rise has the colour of a fall. */
  readonly rateNote?: string;
}

/** A point of the yield/duration map. */
export interface MapPoint {
  readonly id: string;
  readonly pointName: string;
  readonly duration: number;
  readonly yield: number;
  readonly link?: string;
  /** The name in the picture, if the full one is too long for it. */
  readonly label?: string;
  /** What else is told of it: `+38 bp from the line`. */
  readonly note?: string;
}

export interface MapSeries {
  readonly id: string;
  readonly name: string;
  readonly points: readonly MapPoint[];
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
  /** The series that it belongs to: it has its colour, comes and goes with it, and is no legend. */
  readonly seriesId?: string;
}

/** A part of the map, from the smaller to the larger. */
export interface MapArea {
  readonly duration: readonly [number, number];
  readonly yield: readonly [number, number];
}

export interface MapContent {
  readonly mode: 'map';
  readonly series: readonly MapSeries[];
  readonly lines?: readonly MapLine[];
  /** Smaller where the map is; else as of all charts. */
  readonly axisFontPx?: number;
  /** Whether points have their names at the start; true. */
  readonly hasLabels?: boolean;
  /** In px; 600. */
  readonly height?: number;
}

export type ChartState =
  | { readonly kind: 'ready' }
  /** What was shown stays, and says that it is old. */
  | { readonly kind: 'loading'; readonly isSlow?: boolean }
  | { readonly kind: 'empty'; readonly message: string }
  | { readonly kind: 'failed'; readonly messages: readonly string[]; readonly canRetry: boolean };

export type TrendChoice = 'not_selected' | 'linear' | 'logarithmic' | 'exponential';

export const START_FONT_SIZES = { title: 16, subtitle: 15, axis: 15, legend: 13 };
export type FontSizes = typeof START_FONT_SIZES;

/** Everything a chart says, already in the reader's language; `{name}` is filled in by the chart. */
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
  /** How many points stand at the edge. */
  readonly mapOutside: string;
  /** Of a point whose duration the scale doesn't reach. */
  readonly mapLongest: string;
  readonly mapTableName: string;
  /** By what became of the line; `range` fills `{range}` in the others. */
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

/** Colours as the page has them at the moment, ready for a canvas. */
export interface ChartColors {
  readonly background: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
}
