import type { MeasureText, Shape } from '../shapes.ts';

/** All that a picture of the chart is made of: taken once, no matter what the screen does next. */
export interface ChartSnapshot {
  /** Asked when the fonts of the picture are here to measure with. */
  readonly makeShapes: (measure: MeasureText) => readonly Shape[];
  /** Of the plot(s), in px. */
  readonly width: number;
  readonly height: number;
  /** May be empty, as the subtitle. */
  readonly title: string;
  readonly subtitle: string;
  readonly legend: readonly LegendItem[];
  /** Lines at the foot of the picture: its period, source and all else that a reader must know. */
  readonly notes: readonly string[];
  /** The logo behind the plot, as the screen has it; null where it is hidden. */
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
