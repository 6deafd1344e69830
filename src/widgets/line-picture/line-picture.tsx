import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../domain/line-picture.ts';
import css from './line-picture.module.css';

export interface LinePictureProps {
  readonly path: string;
  /** Lowest first, already formatted; empty where values are hidden. */
  readonly valueTicks: readonly string[];
  readonly timeTicks: readonly string[];
  /** The number of horizontal steps of the grid. */
  readonly steps: number;
  /** What the line says, for those who do not see it. */
  readonly summary: string;
}

/** A still chart that needs no script: the line stretches, the texts beside it do not. */
export function LinePicture({ path, valueTicks, timeTicks, steps, summary }: LinePictureProps) {
  const rows = Array.from({ length: steps + 1 }, (_, i) => (i * PICTURE_HEIGHT) / steps);
  return (
    <figure className={css.figure}>
      <svg
        className={css.plot}
        viewBox={`0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
      >
        {rows.map((y) => (
          <path key={y} className={css.grid} d={`M0 ${y}H${PICTURE_WIDTH}`} />
        ))}
        <path className={css.area} d={`${path}V${PICTURE_HEIGHT}H0Z`} />
        <path className={css.line} d={path} />
      </svg>
      {valueTicks.length > 0 && (
        <ol className={css.values} aria-hidden="true">
          {valueTicks.toReversed().map((tick) => (
            <li key={tick}>{tick}</li>
          ))}
        </ol>
      )}
      <ol className={css.times} aria-hidden="true">
        {timeTicks.map((tick) => (
          <li key={tick}>{tick}</li>
        ))}
      </ol>
    </figure>
  );
}
