import { SPARKLINE_HEIGHT, SPARKLINE_WIDTH, drawSparkline } from '../../domain/charts/sparkline.ts';
import type { ChangeDirection } from '../../widgets/change/change-tone.ts';
import { useLabels } from '../shell/use-labels.ts';
import css from './sparkline.module.css';

const DIRECTION_LABELS = {
  up: 'sparkline_rising',
  down: 'sparkline_falling',
  none: 'sparkline_flat',
} as const;
/** Room for the dot at the end. */
const MARGIN = 3;

/**
 * The last 30 days as a line; its end has the colour of the change next to it, or none if values
 * are masked. Lines over other periods pass their own label.
 */
export function Sparkline({
  values,
  tone,
  words,
}: {
  values: readonly number[];
  tone: ChangeDirection;
  words?: Readonly<Record<keyof typeof DIRECTION_LABELS, string>>;
}) {
  const t = useLabels();
  const line = drawSparkline(values);
  if (!line) return '–';
  const [width, height] = [SPARKLINE_WIDTH + 2 * MARGIN, SPARKLINE_HEIGHT + 2 * MARGIN];
  return (
    <svg
      className={css.line}
      width={width}
      height={height}
      viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}
      role="img"
      aria-label={words?.[line.direction] ?? t(DIRECTION_LABELS[line.direction])}
    >
      <path d={line.path} />
      <circle className={css[tone]} cx={line.end.x} cy={line.end.y} r="2" />
    </svg>
  );
}
