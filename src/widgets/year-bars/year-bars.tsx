import css from './year-bars.module.css';

export interface YearBar {
  readonly label: string;
  readonly value: number;
  /** The part of the value drawn darker, which the page is about. */
  readonly own?: number;
  /** The formatted value, or a dash. */
  readonly text: string;
}

const WIDTH = 400;
const BASE = 190;
const TOP = 24;
const WIDEST = 24;
const FEWEST_PX_PER_TEXT = 34;

/** Amounts by year, each with its number. It needs no scripts. */
export function YearBars({ name, bars }: { name: string; bars: readonly YearBar[] }) {
  if (bars.length === 0) return null;
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const step = WIDTH / bars.length;
  const width = Math.min(WIDEST, 0.66 * step);
  // If texts would overlap, only every second or third is shown.
  const every = Math.max(1, Math.ceil(FEWEST_PX_PER_TEXT / step));
  const height = (value: number) => Math.round((value / most) * (BASE - TOP) * 10) / 10;
  const told = bars
    .filter(({ value }) => value > 0)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('; ');
  return (
    <svg
      className={css.bars}
      viewBox={`0 0 ${WIDTH} ${BASE + 22}`}
      role="img"
      aria-label={`${name}. ${told}`}
    >
      <path className={css.axis} d={`M0 ${BASE}H${WIDTH}`} />
      {bars.map(({ label, value, own = 0, text }, i) => {
        const middle = Math.round((i + 0.5) * step * 10) / 10;
        // The last one is always shown, without any that would overlap it.
        const left = bars.length - 1 - i;
        const isWritten = left === 0 || (i % every === 0 && left >= every);
        return (
          <g key={label}>
            <title>{`${label}: ${text}`}</title>
            <rect
              className={css.bar}
              x={middle - width / 2}
              y={BASE - height(value)}
              width={width}
              height={height(value)}
            />
            {own > 0 && (
              <rect
                className={css.own}
                x={middle - width / 2}
                y={BASE - height(own)}
                width={width}
                height={height(own)}
              />
            )}
            {isWritten && (
              <>
                <text className={css.value} x={middle} y={BASE - height(value) - 5}>
                  {text}
                </text>
                <text className={css.label} x={middle} y={BASE + 16}>
                  {label}
                </text>
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}
