import css from './still-chart.module.css';
import {
  axisShare,
  hasManyPoints,
  isOutside,
  outsideMark,
  type DrawnPoint,
  type MapLayout,
} from './map-layout.ts';
import { HALO_PX, POINT_PX, SMALL_POINT } from './map-shapes.ts';
import { DARK_TONE_SHARE } from './palette.ts';

/**
 * The map without scripts: the same drawing as the live one, in its place. Labels are left out,
 * because which of them overlap depends on the screen's width.
 */
export function StillMap({ layout }: { layout: MapLayout }) {
  const { box, height, axisFont, xDomain, yDomain, xTicks, yTicks, titles } = layout;
  const plotHeight = height - box.top - box.bottom;
  const toX = (duration: number) => percent(axisShare(duration, xDomain));
  const toY = (rate: number) => percent(1 - axisShare(rate, yDomain));
  const isMany = hasManyPoints(layout);
  const points = <Points layout={layout} plotHeight={plotHeight} />;
  return (
    <div className={css.still} aria-hidden="true" data-still>
      <svg className={css.above} height={box.top}>
        <text x="100%" dx={-4} y={axisFont} textAnchor="end" fontSize={axisFont}>
          {titles.y}
        </text>
      </svg>
      <svg className={css.plot} height={plotHeight}>
        {xTicks.map(({ value }) => (
          <line key={value} className={css.grid} x1={toX(value)} x2={toX(value)} y2="100%" />
        ))}
        {yTicks.map(({ value }) => (
          <line key={value} className={css.grid} x2="100%" y1={toY(value)} y2={toY(value)} />
        ))}
        {isMany && points}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={css.clipped}>
          <Lines layout={layout} isMany={isMany} />
        </svg>
        {!isMany && points}
      </svg>
      <svg className={css.values} width={box.right} height={plotHeight}>
        {yTicks.map(({ value, text }) => (
          <text key={value} x={8} y={toY(value)} dy="0.36em" fontSize={axisFont}>
            {text}
          </text>
        ))}
      </svg>
      <svg className={css.durations} height={box.bottom}>
        {xTicks.map(({ value, text }) => (
          <text key={value} x={toX(value)} y={axisFont + 8} textAnchor="middle" fontSize={axisFont}>
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

/**
 * Circles rather than strokes without length, whose round ends engines render differently in a
 * stretched box. Only widths are shares, because heights are known in px.
 */
function Points({ layout, plotHeight }: { layout: MapLayout; plotHeight: number }) {
  const domains = { x: layout.xDomain, y: layout.yDomain };
  const [radius, opacity] = hasManyPoints(layout)
    ? [SMALL_POINT.radius, SMALL_POINT.opacity]
    : [POINT_PX, undefined];
  const toPlace = ({ duration, yield: rate }: DrawnPoint) => ({
    x: tenths(100 * clampShare(axisShare(duration, domains.x))),
    y: tenths(plotHeight * (1 - clampShare(axisShare(rate, domains.y)))),
  });
  const byColor = Map.groupBy(layout.points, ({ color }) => color);
  return [...byColor].map(([color, own]) => (
    <g key={color} fill={color} fillOpacity={opacity}>
      {own.map((point) => {
        const { x, y } = toPlace(point);
        return isOutside(point, domains) ? (
          <svg key={point.id} className={css.mark} x={`${x}%`} y={y}>
            <path fillOpacity={1} d={`M${outsideMark(point, domains).join(' ')}z`} />
          </svg>
        ) : (
          <circle key={point.id} cx={`${x}%`} cy={y} r={radius} />
        );
      })}
    </g>
  ));
}

/** With many points, lines have a dark tone and a halo. */
function Lines({ layout, isMany }: { layout: MapLayout; isMany: boolean }) {
  return layout.trends.map(({ id, color, isSolid, points }) => {
    const path = linePath(points, layout);
    const tone = `color-mix(in srgb, ${color} ${100 * DARK_TONE_SHARE}%, var(--text))`;
    return (
      <g key={id}>
        {isMany && <path className={css.halo} strokeWidth={HALO_PX} d={path} />}
        <path
          className={css.line}
          stroke={isMany ? tone : color}
          strokeDasharray={isSolid ? undefined : '6 4'}
          d={path}
        />
      </g>
    );
  });
}

/** In hundredths of the plot. */
function linePath(points: Float64Array, { xDomain, yDomain }: MapLayout): string {
  let path = '';
  for (let i = 0; i < points.length; i += 2) {
    const x = 100 * axisShare(points[i]!, xDomain);
    const y = 100 * (1 - axisShare(points[i + 1]!, yDomain));
    path += `${i === 0 ? 'M' : 'L'}${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
  }
  return path;
}

function clampShare(share: number): number {
  return Math.min(1, Math.max(0, share));
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
