import { useRef, type KeyboardEvent } from 'react';
import { fillText } from '../../domain/text/fill-text.ts';
import { displayNumber } from '../../domain/text/format.ts';
import { joinClassNames } from '../class-names/class-names.ts';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { LockIcon } from '../locked-hint/lock-icon.tsx';
import type { Brush, Handle } from './brush.ts';
import css from './brush-histogram.module.css';
import { BARS_PX, HistogramPicture, percent } from './histogram-picture.tsx';
import { useBrush, type HandleElements } from './use-brush.ts';

/** Templates: the widget fills in `{name}`, `{from}`, `{to}`, `{count}` and `{bar}`. */
export interface BrushTexts {
  /** The names of the handles. */
  readonly from: string;
  readonly to: string;
  /** The value of a handle at an open end. */
  readonly any: string;
  /**
   * The contents of the first and last bar: everything below an edge, everything from an edge on.
   */
  readonly below: string;
  readonly above: string;
  /** A description of the picture for screen readers. */
  readonly most: string;
  readonly empty: string;
}

export interface BrushHistogramProps {
  readonly label: string;
  /** The texts of the edges between bars. */
  readonly edges: readonly string[];
  /** One more than there are edges: below the first, in between, from the last on. */
  readonly counts: readonly number[];
  /** The edges of the range by index, with a fraction between two edges. */
  readonly from: number | null;
  readonly to: number | null;
  /** A range was chosen: a key was pressed, or the pointer released. */
  readonly onChange: (from: number | null, to: number | null) => void;
  /** At each step of a handle until then. */
  readonly onMove?: (from: number | null, to: number | null) => void;
  /** Why it is locked; bars and handles are then not real. */
  readonly locked?: string | undefined;
  /** `large` is for popovers and sheets. */
  readonly size?: 'small' | 'large';
  readonly texts: BrushTexts;
}

const HANDLES = ['low', 'high'] as const;
/** Reveals nothing about the real data. */
const LOCKED_BARS = 14;

/** The distribution of a value, with a range to choose. */
export function BrushHistogram({ locked, ...props }: BrushHistogramProps) {
  if (locked === undefined) return <Live {...props} />;
  const { label, size = 'small' } = props;
  return (
    <div
      className={joinClassNames(css.histogram, css[size], css.isLocked)}
      role="img"
      aria-label={`${label}. ${locked}`}
      title={locked}
    >
      <HistogramPicture
        counts={Array<number>(LOCKED_BARS).fill(1)}
        edges={[]}
        brush={{ low: 0, high: 0 }}
        isOpen={false}
        reading={null}
        size={size}
      />
      <LockIcon size={14} className={css.lock} />
    </div>
  );
}

function Live(props: Omit<BrushHistogramProps, 'locked'>) {
  const { label, edges, counts, size = 'small', texts } = props;
  const bars = edges.length + 1;
  const isHydrated = useHydrated();
  const handles = useRef<HandleElements>({});
  const { brush, hovered, isDragged, pointer, pressKey } = useBrush(props, bars, handles);
  const isOpen = brush.low <= 0 && brush.high >= bars;
  const valueText = (place: number) => edgeText(place, edges) ?? texts.any;
  const reading = isDragged
    ? { place: (brush.low + brush.high) / 2, text: rangeText(brush, valueText) }
    : hovered !== null
      ? { place: hovered + 0.5, text: barText(hovered, props) }
      : null;
  return (
    <div
      className={joinClassNames(css.histogram, css[size], isDragged && css.isDragged)}
      role="group"
      aria-label={label}
    >
      <HistogramPicture
        counts={counts}
        edges={edges}
        brush={brush}
        isOpen={isOpen}
        summary={summary(props)}
        hovered={isDragged ? null : hovered}
        reading={reading}
        size={size}
      />
      <svg className={css.handles} width="100%" height={BARS_PX[size]}>
        {HANDLES.map((handle) => (
          <svg key={handle} x={percent(brush[handle] / bars)} overflow="visible">
            <g
              ref={(element) => {
                handles.current[handle] = element;
              }}
              className={css.handle}
              {...(isHydrated && {
                ...sliderValues(brush, handle, bars),
                'aria-label': fillText(handle === 'low' ? texts.from : texts.to, { name: label }),
                'aria-valuetext': valueText(brush[handle]),
                onKeyDown: (event: KeyboardEvent) => pressKey(event, handle),
              })}
            >
              <line y2="100%" />
              <svg y="50%" overflow="visible">
                <rect className={css.ring} x={-6} y={-9} width={12} height={18} rx={6} />
                <rect className={css.grip} x={-3} y={-6} width={6} height={12} rx={3} />
              </svg>
            </g>
          </svg>
        ))}
      </svg>
      {isHydrated && <div className={css.surface} {...pointer} />}
    </div>
  );
}

/** Without scripts a handle is only drawn. */
function sliderValues(brush: Brush, handle: Handle, bars: number) {
  return {
    role: 'slider',
    tabIndex: 0,
    'aria-valuemin': handle === 'low' ? 0 : Math.floor(brush.low) + 1,
    'aria-valuemax': handle === 'low' ? Math.ceil(brush.high) - 1 : bars,
    'aria-valuenow': brush[handle],
  };
}

/** The text of the nearest edge. */
function edgeText(place: number, edges: readonly string[]): string | undefined {
  return place <= 0 || place > edges.length ? undefined : edges[Math.round(place) - 1];
}

function rangeText({ low, high }: Brush, valueText: (place: number) => string): string {
  return `${valueText(low)} – ${valueText(high)}`;
}

function barText(
  bar: number,
  { edges, counts, texts }: Pick<BrushHistogramProps, 'edges' | 'counts' | 'texts'>,
): string {
  const [from, to] = [edges[bar - 1], edges[bar]];
  const count = displayNumber(String(counts[bar] ?? 0), 0, 'eng');
  if (from === undefined) return fillText(texts.below, { to: to ?? '', count });
  if (to === undefined) return fillText(texts.above, { from, count });
  return `${from} – ${to}: ${count}`;
}

function summary(props: Pick<BrushHistogramProps, 'edges' | 'counts' | 'texts'>): string {
  const { counts, texts } = props;
  const most = Math.max(...counts);
  if (most <= 0) return texts.empty;
  return fillText(texts.most, { bar: barText(counts.indexOf(most), props) });
}
