import css from './year-bars.module.css';
import { BASE, layOutYears, WIDTH, type YearBar } from './year-bars-layout.ts';

/** Amounts by year, the larger ones with their numbers. It needs no scripts. */
export function YearBars({ name, bars }: { name: string; bars: readonly YearBar[] }) {
  if (bars.length === 0) return null;
  const described = bars
    .filter(({ value }) => value > 0)
    .map(({ label, amount }) => `${label}: ${amount}`)
    .join('; ');
  const { columns, texts } = layOutYears(bars);
  return (
    <svg
      className={css.bars}
      viewBox={`0 0 ${WIDTH} ${BASE + 22}`}
      role="img"
      aria-label={`${name}. ${described}`}
    >
      <path className={css.axis} d={`M0 ${BASE}H${WIDTH}`} />
      {columns.map(({ bar, x, width, height, ownHeight, yearX }) => (
        <g key={bar.label}>
          <title>{`${bar.label}: ${bar.value > 0 ? bar.amount : '–'}`}</title>
          <rect className={css.bar} x={x} y={BASE - height} width={width} height={height} />
          {ownHeight > 0 && (
            <rect className={css.own} x={x} y={BASE - ownHeight} width={width} height={ownHeight} />
          )}
          {yearX !== null && (
            <text className={css.label} x={yearX} y={BASE + 16}>
              {bar.label}
            </text>
          )}
        </g>
      ))}
      {/* After all bars, so that none covers a number. */}
      {[...texts].map(([{ bar, height }, x]) => (
        <text key={bar.label} className={css.value} x={x} y={BASE - height - 5}>
          {bar.text}
        </text>
      ))}
    </svg>
  );
}
