import type { MeasureText, Shape } from '../shapes.ts';

/** Everything a picture of the chart consists of, captured once, whatever the screen does next. */
export interface ChartSnapshot {
  /** Called once the picture's fonts have loaded, to measure with. */
  readonly makeShapes: (measure: MeasureText) => readonly Shape[];
  /** Of the plot or plots, in px. */
  readonly width: number;
  readonly height: number;
  /** May be empty, like the subtitle. */
  readonly title: string;
  readonly subtitle: string;
  readonly legend: readonly LegendItem[];
  /** Lines at the foot of the picture: its period, source and remarks. */
  readonly notes: readonly string[];
  /** The logo behind the plot, as on the screen; null if hidden. */
  readonly watermark: Watermark | null;
  readonly fontSizes: {
    readonly title: number;
    readonly subtitle: number;
    readonly legend: number;
  };
  readonly colors: { readonly background: string; readonly text: string; readonly muted: string };
  readonly languageTag: string;
}

interface Watermark {
  readonly text: string;
  readonly sizePx: number;
  readonly letterSpacingPx: number;
  readonly opacity: number;
}

export interface LegendItem {
  readonly name: string;
  readonly color: string;
}
