import type { listCurves } from '../../../contracts/curves/curves.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import type { ListColumn } from '../../../widgets/data-table/list-table.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { dayText } from '../../parts/quote-text.tsx';
import { Link } from '../../shell/link.tsx';
import { RouterLink } from '../../shell/router-link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import css from './curves-page.module.css';
import { toggled } from './page-state.ts';
import { NumberText, PointsText, RateText } from '../../parts/rate-text.tsx';
import { tenorText } from '../../parts/tenor-text.ts';

type Item = Answer<typeof listCurves>['items'][number];

const DRAWN_FIELDS: ReadonlySet<string> = new Set(['draw', 'shape']);
const SHAPE = { width: 96, height: 28, margin: 2 };

/** All curves, each with a switch that shows it on the chart or hides it. */
export function CurveList({
  items,
  drawn,
  isMasked,
}: {
  items: readonly Item[];
  drawn: readonly number[];
  /** Viewers without access see neither sparklines nor lines on the chart. */
  isMasked: boolean;
}) {
  const t = useLabels();
  const allColumns = useCurveColumns(drawn);
  const columns = isMasked
    ? allColumns.filter(({ field }) => !DRAWN_FIELDS.has(field))
    : allColumns;
  return (
    <PageTable
      className={css.table}
      caption={t('curves_list')}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      rowProps={({ id }) => ({ 'data-drawn': !isMasked && drawn.includes(id) ? 'yes' : 'no' })}
      link={RouterLink}
    />
  );
}

function useCurveColumns(drawn: readonly number[]): ListColumn<Item>[] {
  const t = useLabels();
  const { lang } = useShell().globals;
  return [
    {
      field: 'draw',
      title: t('curves_draw'),
      isTitleUnseen: true,
      className: css.draw,
      render: ({ id, name, lastDay }) =>
        lastDay === null ? null : (
          <Link
            role="switch"
            aria-checked={drawn.includes(id)}
            aria-label={t('curves_draw_one', { country: name })}
            to={drawAddress(drawn, id)}
            preventScrollReset
          />
        ),
    },
    {
      field: 'name',
      title: t('curves_country'),
      isRowHeader: true,
      className: css.name,
      render: ({ id, name, currency }) => (
        <>
          <Link to={`/curves/${id}/`}>{name}</Link>
          <small>{currency}</small>
        </>
      ),
    },
    {
      field: 'shape',
      title: t('curves_shape'),
      render: (item) => (
        <Shape line={item.line} label={t('curves_shape_of', { country: item.name })} />
      ),
    },
    rateColumn(tenorText('2Y', t), 'rate2y', true),
    changeColumn(t('unit_bp'), 'change2y', true),
    rateColumn(tenorText('5Y', t), 'rate5y', true),
    rateColumn(tenorText('10Y', t), 'rate10y', false),
    changeColumn(t('unit_bp'), 'change10y', false),
    rateColumn(tenorText('30Y', t), 'rate30y', true),
    changeColumn(t('unit_bp'), 'change30y', true),
    {
      field: 'slope',
      title: t('curves_slope'),
      unit: t('unit_bp'),
      kind: 'number',
      isWide: true,
      render: ({ slope }) => <NumberText value={slope} decimals={1} />,
    },
    {
      field: 'bonds',
      title: t('curve_bonds'),
      kind: 'number',
      isWide: true,
      value: ({ bonds }) => bonds,
    },
    {
      field: 'day',
      title: t('curves_last_day'),
      kind: 'number',
      isWide: true,
      value: ({ lastDay }) => dayText(lastDay, lang),
    },
  ];
}

function rateColumn(
  title: string,
  field: 'rate2y' | 'rate5y' | 'rate10y' | 'rate30y',
  isWide: boolean,
): ListColumn<Item> {
  return {
    field,
    title,
    unit: '%',
    kind: 'number',
    isWide,
    render: (item) => <RateText rate={item[field]} />,
  };
}

/** The change since the previous day, next to its rate. */
function changeColumn(
  unit: string,
  field: 'change2y' | 'change10y' | 'change30y',
  isWide: boolean,
): ListColumn<Item> {
  return {
    field,
    title: '±',
    unit,
    kind: 'number',
    isWide,
    render: (item) => <PointsText points={item[field]} />,
  };
}

function drawAddress(drawn: readonly number[], id: number): string {
  return `/curves/?draw=${toggled(drawn.map(String), String(id)).join(',')}`;
}

/** The latest curve as a sparkline. */
function Shape({ line, label }: { line: readonly number[]; label: string }) {
  if (line.length < 2) return '–';
  const [low, high] = [Math.min(...line), Math.max(...line)];
  const path = line
    .map((value, i) => {
      const x = (i / (line.length - 1)) * SHAPE.width;
      const y = high === low ? 0.5 : 1 - (value - low) / (high - low);
      return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${(y * SHAPE.height).toFixed(1)}`;
    })
    .join('');
  const { width, height, margin } = SHAPE;
  return (
    <svg
      className={css.shape}
      width={width + 2 * margin}
      height={height + 2 * margin}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
