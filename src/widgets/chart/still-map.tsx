import css from './still-chart.module.css';
import { hasManyPoints, type MapLayout } from './map-layout.ts';
import { SMALL_POINT } from './map-shapes.ts';

/**
 * The map without scripts: its points and axes in the place of the live ones. Names are left out:
 * which of them overlap is known only with the width of the screen.
 */
export function StillMap({ layout }: { layout: MapLayout }) {
  const { box, height, axisFont, xTicks, yTicks, points, trends, titles } = layout;
  const plotHeight = height - box.top - box.bottom;
  const xShare = makeShare(xTicks);
  const yShare = makeShare(yTicks);
  const isMany = hasManyPoints(layout);
  return (
    <div className={css.still} aria-hidden="true" data-still>
      <svg className={css.above} height={box.top}>
        <text x="100%" dx={-4} y={axisFont} textAnchor="end" fontSize={axisFont}>
          {titles.y}
        </text>
      </svg>
      <svg className={css.plot} height={plotHeight}>
        {yTicks.map(({ value }) => (
          <line
            key={value}
            className={css.grid}
            x2="100%"
            y1={percent(1 - yShare(value))}
            y2={percent(1 - yShare(value))}
          />
        ))}
        {isMany && <Crowd points={points} xShare={xShare} yShare={yShare} />}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={css.clipped}>
          {trends.map((trend) => (
            <path
              key={trend.id}
              className={css.line}
              stroke={trend.color}
              strokeDasharray={trend.isSolid ? undefined : '6 4'}
              vectorEffect="non-scaling-stroke"
              d={linePath(trend.points, xShare, yShare)}
            />
          ))}
        </svg>
        {!isMany &&
          points.map((point) => (
            <circle
              key={point.id}
              cx={percent(xShare(point.duration))}
              cy={percent(1 - yShare(point.yield))}
              r={4}
              fill={point.color}
            />
          ))}
      </svg>
      <svg className={css.values} width={box.right} height={plotHeight}>
        {yTicks.map(({ value, text }) => (
          <text key={value} x={8} y={percent(1 - yShare(value))} dy="0.36em" fontSize={axisFont}>
            {text}
          </text>
        ))}
      </svg>
      <svg className={css.times} height={box.bottom}>
        {xTicks.map(({ value, text }) => (
          <text
            key={value}
            x={percent(xShare(value))}
            y={axisFont + 8}
            textAnchor="middle"
            fontSize={axisFont}
          >
            {text}
          </text>
        ))}
        <text x="50%" y={2 * axisFont + 18} textAnchor="middle" fontSize={axisFont}>
          {titles.x}
        </text>
      </svg>
    </div>
  );
}

interface Shares {
  readonly xShare: (value: number) => number;
  readonly yShare: (value: number) => number;
}

/** Many points as a path for each colour: an element for each would be most of a page. */
function Crowd({ points, xShare, yShare }: Shares & { points: MapLayout['points'] }) {
  const byColor = Map.groupBy(points, ({ color }) => color);
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={css.clipped}>
      {[...byColor].map(([color, own]) => (
        <path
          key={color}
          stroke={color}
          strokeWidth={2 * SMALL_POINT.radius}
          strokeOpacity={SMALL_POINT.opacity}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          d={own
            .map((point) => {
              const place = [100 * xShare(point.duration), 100 * (1 - yShare(point.yield))];
              return `M${place.map((share) => Math.round(share * 10) / 10).join(' ')}h0`;
            })
            .join('')}
        />
      ))}
    </svg>
  );
}

function makeShare(ticks: MapLayout['xTicks']): (value: number) => number {
  const [low, high] = [ticks[0]!.value, ticks.at(-1)!.value];
  return (value) => (value - low) / (high - low);
}

/** In hundredths of the plot. */
function linePath(
  points: Float64Array,
  xShare: (value: number) => number,
  yShare: (value: number) => number,
): string {
  let path = '';
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [100 * xShare(points[i]!), 100 * (1 - yShare(points[i + 1]!))];
    path += `${i === 0 ? 'M' : 'L'}${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
  }
  return path;
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
