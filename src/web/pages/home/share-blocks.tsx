import type { ReactNode } from 'react';
import { amountUnits, displayMillions } from '../../../domain/text/amount.ts';
import { displayNumber } from '../../../domain/text/format.ts';
import { ListTable, type ListColumn } from '../../../widgets/data-table/list-table.tsx';
import { FigureValue } from '../../parts/figure-value.tsx';
import { LockedValue } from '../../parts/locked-value.tsx';
import { dayText } from '../../parts/quote-text.tsx';
import { Sparkline } from '../../parts/sparkline.tsx';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { Block } from './block.tsx';
import type { Home } from './home-page.tsx';
import { PercentText, percentTone } from './percent-text.tsx';
import css from './share-blocks.module.css';
import table from './table.module.css';
import { usePanels } from './use-panels.tsx';

type Share = Home['stocks']['rising'][number];
type Fund = Home['etf']['largest'][number];

/** Gainers and losers side by side; on phones, one at a time. */
export function StockBlocks({ home: { stocks, counts, masked } }: { home: Home }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const columns = useShareColumns<Share>('/stocks/', t('home_stock'), {
    isMasked: masked,
    day: stocks.day,
  });
  const among = [t('home_among', { count: displayNumber(String(stocks.among), 0, lang) })];
  const block = (id: string, title: string, rows: readonly Share[], query: string) =>
    rows.length === 0
      ? []
      : [
          {
            id,
            title,
            content: (
              <Block
                title={title}
                href={`/stocks/${query}`}
                all={counts.stocks}
                asOf={stocks.day}
                sources={stocks.sources}
                notes={masked ? [] : among}
              >
                <Shares rows={rows} columns={columns} caption={title} />
              </Block>
            ),
          },
        ];
  const panels = [
    ...block('leading', t('home_stocks_leading'), stocks.leading, ''),
    ...block('rising', t('home_rising'), stocks.rising, '?sort=-dayChange'),
    ...block('falling', t('home_falling'), stocks.falling, '?sort=dayChange'),
  ];
  const { strip, content } = usePanels(t('home_stocks_tabs'), panels, {
    isForPhones: true,
    className: css.panels,
  });
  if (panels.length === 0) return null;
  return (
    <div className={panels.length > 1 ? css.two : css.one}>
      {strip}
      {content}
    </div>
  );
}

export function EtfBlock({ home: { etf, counts, masked } }: { home: Home }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const rows = masked ? etf.leading : etf.largest;
  const base = useShareColumns<Fund>('/etf/', t('home_fund'), { isMasked: masked, day: etf.day });
  if (rows.length === 0) return null;
  const title = t(masked ? 'home_etf_leading' : 'home_etf_largest');
  const columns: ListColumn<Fund>[] = [
    ...base.filter(({ field }) => field !== 'line' && field !== 'price'),
    {
      field: 'size',
      title: t('home_assets', { unit: amountUnits(lang).million }),
      kind: 'number',
      className: table.wideValue,
      render: ({ size }) => <Millions value={size} />,
    },
    {
      field: 'cost',
      title: t('home_cost'),
      kind: 'number',
      isWide: true,
      className: table.short,
      value: ({ cost }) => (cost === null ? null : displayNumber(cost, 2, lang)),
    },
  ];
  return (
    <Block
      title={title}
      href={masked ? '/etf/' : '/etf/?sort=-size'}
      all={counts.etf}
      asOf={etf.day}
      sources={etf.sources}
    >
      <Shares rows={rows} columns={columns} caption={title} />
    </Block>
  );
}

function Shares<Row extends Share>({
  rows,
  columns,
  caption,
}: {
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  caption: string;
}): ReactNode {
  return (
    <ListTable
      className={table.table}
      caption={caption}
      columns={columns}
      rows={rows}
      hasRowLinks
      rowKey={({ id }) => id}
    />
  );
}

function useShareColumns<Row extends Share>(
  path: string,
  heading: string,
  { isMasked, day }: { readonly isMasked: boolean; readonly day: string | null },
): ListColumn<Row>[] {
  const t = useLabels();
  const { lang } = useShell().globals;
  const change: ListColumn<Row> = {
    field: 'change',
    title: t('part_change'),
    kind: 'number',
    className: table.change,
    render: (row) => <PercentText row={row} />,
  };
  return [
    {
      field: 'name',
      title: heading,
      render: ({ id, name, ticker, currency, lastDay }) => (
        <>
          <Link to={`${path}${id}/`}>{name}</Link>
          <small>
            {[ticker, currency, lastDay === day ? null : dayText(lastDay, lang)]
              .filter((text) => text !== null)
              .join(' · ')}
          </small>
        </>
      ),
    },
    {
      field: 'price',
      title: t('home_last'),
      kind: 'number',
      className: table.value,
      render: ({ price, decimals }) => <FigureValue value={price} digits={decimals} />,
    },
    ...(isMasked ? [] : [change]),
    {
      field: 'line',
      title: t('sparkline_30_days'),
      kind: 'number',
      className: table.line,
      render: ({ line, dayChange }) => (
        <Sparkline values={line} tone={percentTone(dayChange, lang)} />
      ),
    },
  ];
}

/** In millions of the currency shown below the name. */
function Millions({ value }: { value: string | null }) {
  const { lang } = useShell().globals;
  if (value === null) return '–';
  if (value === '***') return <LockedValue />;
  return displayMillions(value, lang);
}
