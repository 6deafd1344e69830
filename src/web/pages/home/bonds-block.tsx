import { amountUnits, displayMillions } from '../../../domain/text/amount.ts';
import { BOND_DECIMALS } from '../../../domain/bonds/bond-decimals.ts';
import { displayNumber } from '../../../domain/text/format.ts';
import { ListTable, type ListColumn } from '../../../widgets/data-table/list-table.tsx';
import { isBill } from '../../parts/bill-mark.ts';
import { FigureValue } from '../../parts/figure-value.tsx';
import { GradeValue } from '../../parts/grade-value.tsx';
import { dayText } from '../../parts/quote-text.tsx';
import { staleRow } from '../../parts/stale-row.ts';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { Block } from './block.tsx';
import type { Home } from './home-page.tsx';
import { PercentText } from './percent-text.tsx';
import css from './table.module.css';
import { usePanels, type Panel } from './use-panels.tsx';

type Row = Home['bonds']['newest'][number];

/** Largest moves, new issues and highest yields; without access, the most important and new bonds. */
export function BondsBlock({ home: { bonds, counts, masked } }: { home: Home }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const columns = useBondColumns(bonds.day);
  const table = (title: string, rows: readonly Row[], shown: ListColumn<Row>[]) => (
    <ListTable
      className={css.table}
      caption={`${t('home_of_bonds')}: ${title}`}
      columns={masked ? columns.masked : shown}
      rows={rows}
      hasRowLinks
      rowKey={(row) => row.id}
      rowProps={({ isStale }) => staleRow(isStale)}
    />
  );
  const panel = (id: string, title: string, rows: readonly Row[]): Panel[] =>
    rows.length === 0 ? [] : [{ id, title, content: table(title, rows, columns.usual) }];
  const { strip, content } = usePanels(t('home_of_bonds'), [
    ...panel('moved', t('home_moved'), bonds.moved),
    ...panel('leading', t('home_leading'), bonds.leading),
    ...panel('highest', t('home_highest'), bonds.highest),
  ]);
  if (counts.bonds === 0) return null;
  const among = displayNumber(String(bonds.among), 0, lang);
  return (
    <Block
      width={masked ? 'three' : 'two'}
      title={t('home_of_bonds')}
      href="/bonds/"
      all={counts.bonds}
      tools={strip}
      asOf={bonds.day}
      sources={bonds.sources}
      notes={
        masked
          ? []
          : [
              `${t('home_moved')}, ${t('home_highest')}: ${t('home_among', { count: among })}`,
              t('home_ytw'),
            ]
      }
    >
      {content}
      {bonds.newest.length > 0 && (
        <>
          <h3 className={css.second}>{t('home_newest')}</h3>
          {table(t('home_newest'), bonds.newest, columns.newest)}
        </>
      )}
    </Block>
  );
}

function useBondColumns(
  day: string | null,
): Record<'usual' | 'newest' | 'masked', ListColumn<Row>[]> {
  const t = useLabels();
  const { lang } = useShell().globals;
  const column = (
    field: string,
    title: string,
    className: string | undefined,
    render: ListColumn<Row>['render'],
    isWide = true,
  ): ListColumn<Row> => ({ field, title, className, kind: 'number', isWide, render: render! });
  const name: ListColumn<Row> = {
    field: 'name',
    title: t('part_bond'),
    render: (row) => (
      <>
        <Link to={`/bonds/${row.id}/`}>{row.name}</Link>
        {row.lastDay !== null && row.lastDay !== day && <small>{dayText(row.lastDay, lang)}</small>}
        {isBill({ ...row, day: row.lastDay }) && <small>{t('part_bill_yield')}</small>}
      </>
    ),
  };
  const rating: ListColumn<Row> = {
    field: 'rating',
    title: t('part_rating'),
    isWide: true,
    className: css.rating,
    render: (row) => (row.rating === null ? '–' : <GradeValue grade={row.rating} />),
  };
  const matures = column('maturity', t('part_matures'), css.day, ({ maturity }) =>
    maturity === null ? t('part_perpetual') : dayText(maturity, lang),
  );
  const price = column(
    'price',
    t('part_price'),
    css.value,
    ({ price: value }) => <FigureValue value={value} digits={BOND_DECIMALS.price} />,
    false,
  );
  const change = column(
    'change',
    t('part_change'),
    `${css.change} ${css.spare}`,
    (row) => <PercentText row={row} />,
    false,
  );
  const rate = column(
    'yield',
    t('part_worst'),
    css.value,
    (row) => <FigureValue value={row.yield} figure="yield" />,
    false,
  );
  const duration = column('duration', t('part_duration'), css.change, (row) => (
    <FigureValue value={row.duration} digits={BOND_DECIMALS.duration} />
  ));
  const spread = column('spread', t('part_spread'), css.change, (row) => (
    <FigureValue value={row.spread} figure="spread" />
  ));
  const issued = column(
    'issued',
    t('home_issued'),
    css.day,
    (row) => dayText(row.issued, lang),
    false,
  );
  const amount = column(
    'amount',
    t('part_amount', { unit: amountUnits(lang).million }),
    css.money,
    (row) =>
      row.amount === null ? '–' : `${row.currency ?? ''} ${displayMillions(row.amount, lang)}`,
  );
  return {
    usual: [name, rating, matures, price, change, rate, duration, spread],
    newest: [
      name,
      rating,
      issued,
      { ...matures },
      amount,
      { ...price, isWide: true },
      rate,
      spread,
    ],
    masked: [name, issued, matures, amount, price, { ...rate, isWide: true }],
  };
}
