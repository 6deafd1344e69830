import { useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { languageOfTag } from '../../domain/text/language-tag.ts';
import type { TimeZone } from '../../domain/time/time-zone.ts';
import type { TableTexts } from '../data-table/table-types.ts';
import type { LinkComponent } from '../link/link.ts';
import css from './chart.module.css';
import type { LegendItem } from './chart-legend.tsx';
import type { ChartShared } from './chart-shared.ts';
import {
  START_FONT_SIZES,
  type ChartState,
  type ChartTexts,
  type MapArea,
  type MapContent,
  type TimeContent,
} from './chart-types.ts';
import { useChartLook } from './use-chart-look.ts';
import type { PlotHandle } from './use-canvas.ts';
import { useExport } from './use-export.ts';

export interface ChartProps<Content extends TimeContent | MapContent = TimeContent> {
  /** The chart's name for screen readers. */
  readonly name: string;
  readonly title?: string;
  readonly subtitle?: string;
  readonly content: Content;
  readonly state?: ChartState;
  /** The values are only a shape: no axis, no numbers. */
  readonly isMasked?: boolean;
  /** The text of the logo behind the lines. */
  readonly logo: string;
  /** The notes below a picture file: source, status and remarks on the data. */
  readonly notes?: readonly string[];
  /** Controls for the content: periods, kinds of values. */
  readonly controls?: ReactNode;
  /** Explains the chart, beside its tools. */
  readonly help?: ReactNode;
  /** False if the page already shows the title: then only files contain it. */
  readonly hasTitle?: boolean;
  readonly hasTools?: boolean;
  /** By default, only shown for several lines. */
  readonly hasLegend?: boolean;
  readonly languageTag: string;
  /** The time zone of clock times. */
  readonly timeZone: TimeZone;
  readonly texts: ChartTexts;
  readonly tableTexts?: Partial<TableTexts>;
  readonly link?: LinkComponent;
  readonly onRetry?: () => void;
  /** A point with a link was clicked, or Enter pressed on it. */
  readonly onOpenPoint?: (link: string) => void;
  readonly onToggleSeries?: (item: LegendItem) => void;
  readonly onRemoveSeries?: (item: LegendItem) => void;
  /** An area of the map was drawn: by mouse at any time, by touch if `isSelecting`. */
  readonly onSelectArea?: (area: MapArea) => void;
  readonly isSelecting?: boolean;
  /** Removes points of the map by ID. */
  readonly onRemovePoints?: (ids: readonly string[]) => void;
}

const READY: ChartState = { kind: 'ready' };

/** What the card passes to its content. */
export interface CardParts {
  readonly shared: ChartShared;
  readonly plot: RefObject<PlotHandle | null>;
}

/** What every kind of chart has around it: title, look and export. */
export function ChartCard({
  children,
  ...props
}: ChartProps<TimeContent | MapContent> & { children: (parts: CardParts) => ReactNode }) {
  const { title = '', subtitle = '', hasTitle = true, state = READY, isMasked = false } = props;
  const look = useChartLook(props.content);
  const plot = useRef<PlotHandle>(null);
  // The same object while its values are the same, because rendering depends on it.
  const words = useMemo(
    () => ({
      language: languageOfTag(props.languageTag),
      timeZone: props.timeZone,
    }),
    [props.languageTag, props.timeZone],
  );
  const section = useRef<HTMLElement>(null);
  const exporting = useExport(props, {
    plot,
    section,
    look,
    speech: { texts: props.texts, words, isMasked },
  });
  const shared = {
    name: props.name,
    state,
    isMasked,
    look,
    words,
    watermark: look.hasLogo ? props.logo : null,
    ...exporting,
  };
  const fontStyle = (which: 'title' | 'subtitle') =>
    look.fonts[which] === START_FONT_SIZES[which] ? undefined : { fontSize: look.fonts[which] };
  return (
    <section ref={section} className={css.chart} aria-label={props.name}>
      {hasTitle && (title !== '' || subtitle !== '') && (
        <div className={css.head}>
          {title !== '' && (
            <div className={css.title} style={fontStyle('title')}>
              {title}
            </div>
          )}
          {subtitle !== '' && (
            <div className={css.subtitle} style={fontStyle('subtitle')}>
              {subtitle}
            </div>
          )}
        </div>
      )}
      {children({ shared, plot })}
      {exporting.hasFailed && (
        <p role="alert" className={css.hints}>
          {props.texts.exportFailed}
        </p>
      )}
    </section>
  );
}
