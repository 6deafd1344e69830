import { joinClassNames } from '../class-names/class-names.ts';
import { barsPath, writtenEdges, type Brush } from './brush.ts';
import css from './brush-histogram.module.css';

interface HistogramPictureProps {
  readonly counts: readonly number[];
  readonly edges: readonly string[];
  readonly brush: Brush;
  /** No range is chosen: the background is fainter. */
  readonly isOpen: boolean;
  readonly summary?: string;
  readonly hovered?: number | null;
  readonly size: 'small' | 'large';
  /** Shown instead of the edges: what the pointer is over. */
  readonly reading: { readonly place: number; readonly text: string } | null;
}

/** The minimum width; wider pictures have more room for texts. */
const WIDTH_PX = 216;

/**
 * Of the bars, with the edges below. As attributes, because not all browsers support them in
 * styles.
 */
export const BARS_PX = { small: 26, large: 56 } as const;

/** Bars and edges. It needs no scripts and fits any width. */
export function HistogramPicture({ counts, edges, brush, ...props }: HistogramPictureProps) {
  const { isOpen, summary, hovered, reading } = props;
  const height = BARS_PX[props.size];
  const bars = counts.length;
  const path = barsPath(counts);
  const width = brush.high - brush.low;
  const chosen = { x: percent(brush.low / bars), width: percent(width / bars) };
  return (
    <svg
      className={css.picture}
      {...(summary === undefined
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': summary })}
    >
      <svg className={css.bars} width="100%" height={height}>
        {width > 0 && (
          <rect
            className={joinClassNames(css.range, isOpen && css.isOpen)}
            {...chosen}
            height="100%"
          />
        )}
        <svg viewBox={`0 0 ${bars} 100`} preserveAspectRatio="none">
          <path className={css.rest} d={path} />
        </svg>
        {width > 0 && (
          <svg
            {...chosen}
            height="100%"
            viewBox={`${brush.low} 0 ${width} 100`}
            preserveAspectRatio="none"
          >
            <path className={css.chosen} d={path} />
          </svg>
        )}
        {typeof hovered === 'number' && (
          <rect
            className={css.hovered}
            x={percent(hovered / bars)}
            width={percent(1 / bars)}
            height="100%"
          />
        )}
      </svg>
      <line className={css.axis} x2="100%" y1={height + 0.5} y2={height + 0.5} />
      {reading ? (
        <text
          className={css.reading}
          x={percent(readingPlace(reading.place / bars))}
          y="100%"
          dy={-2}
          textAnchor={readingAnchor(reading.place / bars)}
        >
          {reading.text}
        </text>
      ) : (
        writtenEdges(edges, WIDTH_PX).map((i) => (
          <text key={i} x={percent((i + 1) / bars)} y="100%" dy={-2} textAnchor="middle">
            {edges[i]}
          </text>
        ))
      )}
    </svg>
  );
}

/** Near the ends it stays inside. */
const NEAR_END = 0.3;

function readingAnchor(share: number): 'start' | 'middle' | 'end' {
  return share < NEAR_END ? 'start' : share > 1 - NEAR_END ? 'end' : 'middle';
}

function readingPlace(share: number): number {
  return share < NEAR_END ? 0 : share > 1 - NEAR_END ? 1 : share;
}

export function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
