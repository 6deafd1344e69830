import type { RunItem } from '../../../../contracts/admin/data-status.ts';
import { useLabels } from '../../../shell/use-labels.ts';
import css from './data-page.module.css';

const PITCH = 8;
const BAR = 6;
const HEIGHT = 16;
const LEAST = 3;
const PLACES = 14;

/** The latest runs as bars, the newest on the right. Failed runs are crosses, free places frames. */
export function RunStrip({ runs }: { runs: readonly RunItem[] }) {
  const t = useLabels();
  const failed = runs.filter(({ error }) => error !== null).length;
  const most = Math.max(...runs.map(({ read }) => read), 1);
  const first = PLACES - runs.length;
  return (
    <svg
      className={css.strip}
      width={PLACES * PITCH}
      height={HEIGHT}
      role="img"
      aria-label={t('data_runs_told', { good: runs.length - failed, failed })}
    >
      {Array.from({ length: Math.max(first, 0) }, (_, i) => (
        <rect
          key={`free ${i}`}
          className={css.free}
          x={i * PITCH + 0.5}
          y={0.5}
          width={BAR - 1}
          height={HEIGHT - 1}
        />
      ))}
      {runs.toReversed().map((run, i) => (
        <RunMark key={run.id} run={run} x={(first + i) * PITCH} most={most} />
      ))}
    </svg>
  );
}

function RunMark({ run, x, most }: { run: RunItem; x: number; most: number }) {
  if (run.error !== null) {
    return <path className={css.cross} d={`M${x} 3l${BAR} 10m0-10l-${BAR} 10`} />;
  }
  // On a linear scale, most loads would vanish beside the largest.
  const share = Math.log1p(run.read) / Math.log1p(most);
  const height = LEAST + Math.round((HEIGHT - LEAST) * share);
  const className = run.refused > 0 ? css.partly : run.endedAt === null ? css.growing : css.bar;
  return <rect className={className} x={x} y={HEIGHT - height} width={BAR} height={height} />;
}
