import type { Answer } from '../../../contracts/endpoint.ts';
import type { getIndexStatistics } from '../../../contracts/indexes.ts';
import type { Quote } from '../../../contracts/quote.ts';
import type { ListColumn } from '../../../widgets/data-table/list-table.tsx';
import { PageTable } from '../../market/page-table.tsx';
import { QuoteChange, QuoteValue, dayText } from '../../market/quote-text.tsx';
import { useShell } from '../../shell/use-shell.ts';
import { useLabels } from '../../shell/use-labels.ts';

type Statistics = Answer<typeof getIndexStatistics>['items'];

const TITLES = {
  '1M': 'statistics_1m',
  '3M': 'statistics_3m',
  '1Y': 'statistics_1y',
  '5Y': 'statistics_5y',
} as const;

/** High, low and change over the usual periods. */
export function IndexStatistics({ items, quote }: { items: Statistics; quote: Quote }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const extreme = (value: string | null, day: string | null) => (
    <>
      <QuoteValue quote={{ ...quote, value }} />
      <small>{day && dayText(day, lang)}</small>
    </>
  );
  const columns: ListColumn<Statistics[number]>[] = [
    {
      field: 'period',
      title: t('statistics_period'),
      value: ({ period }) => t(TITLES[period]),
    },
    {
      field: 'change',
      title: t('statistics_change'),
      kind: 'number',
      render: (item) => <QuoteChange quote={{ ...quote, ...item, asOf: null }} />,
    },
    {
      field: 'high',
      title: t('statistics_high'),
      kind: 'number',
      render: ({ high, highOn }) => extreme(high, highOn),
    },
    {
      field: 'low',
      title: t('statistics_low'),
      kind: 'number',
      render: ({ low, lowOn }) => extreme(low, lowOn),
    },
    {
      field: 'since',
      title: t('statistics_since'),
      kind: 'number',
      isWide: true,
      value: ({ since }) => dayText(since, lang),
    },
  ];
  return (
    <PageTable
      caption={t('index_statistics')}
      columns={columns}
      rows={items}
      rowKey={({ period }) => period}
    />
  );
}
