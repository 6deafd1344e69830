import { niceTicks, usualDurations } from '../../../domain/charts/chart-scale.ts';
import { displayNumber } from '../../../domain/text/format.ts';
import { seriesColor } from '../../../widgets/chart/palette.ts';
import { ListTable, type ListColumn } from '../../../widgets/data-table/list-table.tsx';
import { FigureValue } from '../../parts/figure-value.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { Block } from './block.tsx';
import type { Home } from './home-page.tsx';
import css from './map-block.module.css';
import table from './table.module.css';

type Map = Home['map'];
type Band = Map['bands'][number];

/** The letters are the same in all languages. */
const BAND_TEXTS = { aa: 'AAA–AA', a: 'A', bbb: 'BBB', bb: 'BB', b: 'B', c: 'CCC–D' } as const;
const BAND_COLORS = { aa: 5, a: 0, bbb: 2, bb: 4, b: 1, c: 9 } as const;
const BOX = { width: 384, height: 276, left: 4, right: 26, top: 12, bottom: 34 };
const X_STEPS = 6;
const Y_STEPS = 5;

/** Leading bonds by yield and duration, coloured by rating, with the medians of each rating. */
export function MapBlock({
  map,
  day,
  sources,
}: {
  map: Map;
  day: string | null;
  sources: readonly string[];
}) {
  const t = useLabels();
  const { lang } = useShell().globals;
  if (map.bands.length === 0 || map.currency === null) return null;
  const title = t('home_map');
  const bonds = map.bands.reduce((sum, band) => sum + band.bonds, 0);
  const columns: ListColumn<Band>[] = [
    {
      field: 'band',
      title: t('home_medians'),
      render: ({ band }) => (
        <span className={css.band}>
          <Dot band={band} />
          {BAND_TEXTS[band]}
        </span>
      ),
    },
    {
      field: 'bonds',
      title: t('home_number'),
      kind: 'number',
      className: table.short,
      value: (band) => displayNumber(String(band.bonds), 0, lang),
    },
    {
      field: 'yield',
      title: t('part_worst'),
      kind: 'number',
      className: table.value,
      render: (band) => <FigureValue value={band.yield} digits={3} />,
    },
    {
      field: 'duration',
      title: t('part_duration'),
      kind: 'number',
      className: `${table.change} ${table.spare}`,
      render: ({ duration }) => <FigureValue value={duration} digits={2} />,
    },
    {
      field: 'spread',
      title: t('part_spread'),
      kind: 'number',
      className: table.change,
      render: ({ spread }) => <FigureValue value={spread} digits={0} />,
    },
  ];
  return (
    <Block
      title={title}
      href={`/bonds/?currency=${map.currency}&view=map`}
      all={t('home_map_open')}
      asOf={day}
      sources={sources}
      notes={[
        `${map.currency}, ${t('home_among', { count: displayNumber(String(bonds), 0, lang) })}`,
      ]}
    >
      {map.curve.length > 0 && (
        <p className={css.legend}>
          <svg width="22" height="8" aria-hidden="true">
            <line className={css.curve} x2="22" y1="4" y2="4" />
          </svg>
          {t('home_map_curve')}
        </p>
      )}
      <Picture map={map} name={t('home_map_name', { currency: map.currency })} />
      <ListTable
        className={table.table}
        caption={t('home_medians')}
        columns={columns}
        rows={map.bands}
        rowKey={({ band }) => band}
      />
    </Block>
  );
}

function Dot({ band }: { band: Band['band'] }) {
  return (
    <svg width="10" height="10" aria-hidden="true">
      <circle cx="5" cy="5" r="4" fill={bandColor(band)} />
    </svg>
  );
}

function bandColor(band: Band['band']): string {
  return seriesColor({}, BAND_COLORS[band]);
}

/** A static picture; the link above it leads to the interactive map. */
function Picture({ map, name }: { map: Map; name: string }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const points = map.bands.flatMap((band) => band.points);
  const longest = Math.max(1, ...usualDurations(points.filter((_, i) => i % 2 === 0)));
  const rates = points.filter((_, i) => i % 2 === 1);
  const xTicks = niceTicks(0, longest, X_STEPS);
  const yTicks = niceTicks(Math.min(...rates), Math.max(...rates), Y_STEPS);
  const x = scale(xTicks, BOX.left, BOX.width - BOX.right);
  const y = scale(yTicks, BOX.height - BOX.bottom, BOX.top);
  const bottom = BOX.height - BOX.bottom;
  return (
    <svg
      className={css.picture}
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      role="img"
      aria-label={name}
    >
      {yTicks.map((tick) => (
        <g key={tick}>
          <line
            className={css.grid}
            x1={BOX.left}
            x2={BOX.width - BOX.right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text x={BOX.width} y={y(tick)} dy="0.36em" textAnchor="end">
            {displayNumber(String(tick), 0, lang)}
          </text>
        </g>
      ))}
      {xTicks.map((tick) => (
        <text key={tick} x={x(tick)} y={bottom + 15} textAnchor={tick === 0 ? 'start' : 'middle'}>
          {displayNumber(String(tick), 0, lang)}
        </text>
      ))}
      <text x={BOX.width - BOX.right} y={BOX.height - 3} textAnchor="end">
        {t('home_map_x')}
      </text>
      <text x={BOX.left} y={8}>
        {t('part_worst')}
      </text>
      <path className={css.curve} d={drawCurve(map.curve, longest, { x, y })} />
      {map.bands.map(({ band, points: places }) => (
        <path
          key={band}
          className={css.points}
          stroke={bandColor(band)}
          d={drawPoints(places, longest, { x, y })}
        />
      ))}
    </svg>
  );
}

interface Scales {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
}

function scale(ticks: readonly number[], from: number, to: number): (value: number) => number {
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  return (value) => Math.round(from + ((value - low) / (high - low || 1)) * (to - from));
}

/** Round line caps turn each into a dot. */
function drawPoints(places: readonly number[], longest: number, { x, y }: Scales): string {
  let path = '';
  for (let i = 0; i < places.length; i += 2) {
    if (places[i]! <= longest) path += `M${x(places[i]!)} ${y(places[i + 1]!)}h0`;
  }
  return path;
}

function drawCurve(places: readonly number[], longest: number, { x, y }: Scales): string {
  let path = '';
  for (let i = 0; i < places.length && places[i]! <= longest; i += 2) {
    path += `${path === '' ? 'M' : 'L'}${x(places[i]!)} ${y(places[i + 1]!)}`;
  }
  return path;
}
