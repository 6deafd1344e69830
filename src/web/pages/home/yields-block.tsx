import { ListTable, type ListColumn } from '../../../widgets/data-table/list-table.tsx';
import { FigureValue } from '../../parts/figure-value.tsx';
import { PointsText, RateText } from '../../parts/rate-text.tsx';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { Block } from './block.tsx';
import type { Home } from './home-page.tsx';
import css from './table.module.css';

type Row = Home['yields'][number];

/** Fewer rows for viewers who see only names. */
const SHOWN_MASKED = 8;

/** Ten-year government yields, compared with Germany. */
export function YieldsBlock({ home: { yields: all, counts, masked } }: { home: Home }) {
  const t = useLabels();
  if (all.length === 0) return null;
  const yields = masked ? all.slice(0, SHOWN_MASKED) : all;
  const title = t('home_ten_year_yields');
  const columns: ListColumn<Row>[] = [
    {
      field: 'name',
      title: t('home_country'),
      render: ({ curveId, name }) => <Link to={`/curves/${curveId}/`}>{name}</Link>,
    },
    {
      field: 'rate',
      title: t('part_yield'),
      kind: 'number',
      className: css.value,
      render: ({ rate }) => <RateText rate={rate} />,
    },
    {
      field: 'change',
      title: t('curve_day_change'),
      kind: 'number',
      className: css.points,
      render: ({ change }) => <PointsText points={change} />,
    },
    {
      field: 'spread',
      title: t('home_over_germany'),
      kind: 'number',
      className: `${css.points} ${css.spare}`,
      render: ({ spread }) => <FigureValue value={spread} digits={0} />,
    },
    {
      field: 'slope',
      title: t('home_slope'),
      kind: 'number',
      isWide: true,
      className: `${css.points} ${css.slope}`,
      render: ({ slope }) => <FigureValue value={slope} digits={0} />,
    },
  ];
  const days = yields.map(({ day }) => day).toSorted();
  return (
    <Block
      title={title}
      href="/curves/"
      all={counts.curves}
      asOf={days.at(-1) ?? null}
      sources={[...new Set(yields.map(({ source }) => source))]}
    >
      <ListTable
        className={`${css.table} ${css.countries}`}
        caption={title}
        columns={masked ? columns.slice(0, 2) : columns}
        rows={yields}
        hasRowLinks
        rowKey={({ curveId }) => curveId}
      />
    </Block>
  );
}
