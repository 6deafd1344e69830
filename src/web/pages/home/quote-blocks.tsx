import type { Quote } from '../../../contracts/instruments/quote.ts';
import { INDEX_CATEGORIES } from '../../../domain/instruments/index-category.ts';
import { joinClassNames } from '../../../widgets/class-names/class-names.ts';
import { ListTable, type ListColumn } from '../../../widgets/data-table/list-table.tsx';
import { LockedValue } from '../../parts/locked-value.tsx';
import { movingChange, movingValue } from '../../parts/moving-cell.tsx';
import { asOfShort, isMasked, mostDecimals, quoteTone } from '../../parts/quote-text.tsx';
import { Sparkline } from '../../parts/sparkline.tsx';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { Block } from './block.tsx';
import type { Home } from './home-page.tsx';
import css from './table.module.css';

interface QuotedRow {
  readonly id: number;
  readonly quote: Quote;
  readonly line: readonly number[];
}

interface Group<Row> {
  readonly title: string | null;
  readonly rows: readonly Row[];
}

export function CurrenciesBlock({ home: { pairs, counts } }: { home: Home }) {
  const t = useLabels();
  const rows = [...pairs.leading, ...pairs.moved];
  if (rows.length === 0) return null;
  return (
    <Block
      title={t('home_of_currencies')}
      href="/currencies/"
      all={counts.currencies}
      asOf={findLatest(rows)}
      sources={pairs.sources}
    >
      <QuoteGroups
        groups={[
          { title: t('home_majors'), rows: pairs.leading },
          { title: t('home_moves'), rows: pairs.moved },
        ]}
        heading={t('home_pair')}
        name={({ ticker }) => ticker}
        caption={t('home_of_currencies')}
      />
    </Block>
  );
}

export function IndexesBlock({ home: { indexes, counts } }: { home: Home }) {
  const t = useLabels();
  if (indexes.leading.length === 0) return null;
  return (
    <Block
      title={t('home_of_indexes')}
      href="/indexes/"
      all={counts.indexes}
      asOf={findLatest(indexes.leading)}
      sources={indexes.sources}
    >
      <QuoteGroups
        groups={INDEX_CATEGORIES.map((category) => ({
          title: t(`index_category_${category}`),
          rows: indexes.leading.filter((row) => row.category === category),
        }))}
        heading={t('index_name')}
        name={({ name }) => name}
        caption={t('home_of_indexes')}
        decimals={2}
      />
    </Block>
  );
}

export function RatesBlock({ home: { indexes, counts } }: { home: Home }) {
  const t = useLabels();
  if (indexes.rates.length === 0) return null;
  return (
    <Block
      title={t('home_rates')}
      href="/indexes/?measure=rates"
      all={counts.rates}
      asOf={findLatest(indexes.rates)}
      sources={indexes.sources}
    >
      <QuoteGroups
        groups={[{ title: null, rows: indexes.rates }]}
        heading={t('home_rate')}
        name={({ name }) => name}
        caption={t('home_rates')}
        decimals={3}
        isRate
      />
    </Block>
  );
}

function dayPart(asOf: string | null): string {
  return (asOf ?? '').slice(0, 10);
}

/** The latest of these moments and days. */
function findLatest(rows: readonly QuotedRow[]): string | null {
  return (
    rows
      .flatMap(({ quote }) => quote.asOf ?? [])
      .toSorted()
      .at(-1) ?? null
  );
}

interface QuoteGroupsProps<Row extends QuotedRow> {
  readonly groups: readonly Group<Row>[];
  readonly heading: string;
  readonly name: (row: Row) => string;
  readonly caption: string;
  readonly isRate?: boolean;
  /** One precision for the whole column; without it, decimal points are aligned. */
  readonly decimals?: number;
}

/** Stacked tables that share the headings of the first. */
function QuoteGroups<Row extends QuotedRow>(props: QuoteGroupsProps<Row>) {
  const shown = props.groups.filter(({ rows }) => rows.length > 0);
  const columns = useQuoteColumns(
    props,
    shown.flatMap(({ rows }) => rows),
  );
  return shown.map(({ title, rows }, i) => (
    <div key={title ?? ''}>
      {title !== null && <h3 className={css.group}>{title}</h3>}
      <ListTable
        className={joinClassNames(css.table, i > 0 && css.headless)}
        caption={title === null ? props.caption : `${props.caption}: ${title}`}
        columns={columns}
        rows={rows}
        hasRowLinks
        rowKey={({ id }) => id}
      />
    </div>
  ));
}

function useQuoteColumns<Row extends QuotedRow>(
  { heading, name, isRate = false, decimals }: QuoteGroupsProps<Row>,
  rows: readonly Row[],
): ListColumn<Row>[] {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  const alignTo = mostDecimals(rows.map(({ quote }) => quote));
  const isHidden = rows.every(({ quote }) => isMasked(quote));
  // The foot has the time of the latest quotes; older ones are dated individually.
  const latest = dayPart(findLatest(rows));
  const change: ListColumn<Row> = {
    field: 'change',
    title: t(isRate ? 'curve_day_change' : 'part_change'),
    kind: 'number',
    className: css.change,
    render: ({ quote }) => movingChange(quote, quote.change),
  };
  return [
    {
      field: 'name',
      title: heading,
      render: (row) => (
        <>
          <Link to={`/indexes/${row.id}/`}>{name(row)}</Link>
          {dayPart(row.quote.asOf) !== latest && (
            <small>{asOfShort(row.quote.asOf, globals.lang, timeZone)}</small>
          )}
        </>
      ),
    },
    {
      field: 'value',
      title: t('home_last'),
      ...(isRate && { unit: '%' }),
      kind: 'number',
      className: css.value,
      render: ({ quote }) =>
        decimals === undefined ? movingValue(quote, alignTo) : movingValue({ ...quote, decimals }),
    },
    ...(isHidden ? [] : [change]),
    {
      field: 'line',
      title: t('sparkline_30_days'),
      kind: 'number',
      className: css.line,
      render: ({ quote, line }) =>
        isMasked(quote) && line.length === 0 ? (
          <LockedValue />
        ) : (
          <Sparkline values={line} tone={quoteTone(quote, globals.lang)} />
        ),
    },
  ];
}
