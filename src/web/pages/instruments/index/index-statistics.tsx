import type { Answer } from '../../../../contracts/core/endpoint.ts';
import type { getIndexStatistics } from '../../../../contracts/instruments/indexes.ts';
import type { Quote } from '../../../../contracts/instruments/quote.ts';
import { formatDay, parseDay } from '../../../../domain/time/day.ts';
import { compareDecimals, parseDecimal } from '../../../../domain/text/decimal.ts';
import { dayAt } from '../../../../domain/time/now.ts';
import { changeSince } from '../../../../domain/instruments/quote.ts';
import type { TimeZone } from '../../../../domain/time/time-zone.ts';
import type { ListColumn } from '../../../../widgets/data-table/list-table.tsx';
import { PageTable } from '../../../parts/page-table.tsx';
import { QuoteChange, QuoteValue, dayText } from '../../../parts/quote-text.tsx';
import { useShell } from '../../../shell/use-shell.ts';
import { useLabels } from '../../../shell/use-labels.ts';

type Statistics = Answer<typeof getIndexStatistics>['items'];

const TITLES = {
  '1M': 'statistics_1m',
  '3M': 'statistics_3m',
  '1Y': 'statistics_1y',
  '5Y': 'statistics_5y',
} as const;

/** High, low and change over standard periods, up to the quote shown on the page. */
export function IndexStatistics({ items, quote }: { items: Statistics; quote: Quote }) {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  const { lang } = globals;
  const extreme = (value: string | null, day: string | null) => (
    <>
      <QuoteValue quote={{ ...quote, value }} />
      <small>{day && dayText(day, lang)}</small>
    </>
  );
  const columns: ListColumn<Statistics[number]>[] = [
    {
      field: 'period',
      title: t('chart_period'),
      value: ({ period }) => t(TITLES[period]),
    },
    {
      field: 'change',
      title: t('index_change'),
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
      rows={items.map((item) => upToNow(item, quote, timeZone))}
      rowKey={({ period }) => period}
    />
  );
}

/** The response ends with the last close; today’s value follows it. */
function upToNow(item: Statistics[number], quote: Quote, timeZone: TimeZone): Statistics[number] {
  const { asOf, isRate } = quote;
  const value = parseDecimal(quote.value ?? '');
  const isOfMoment = asOf !== null && parseDay(asOf) === undefined;
  if (!value || !isOfMoment) return item;
  const { change, changePercent } = changeSince(item.base, quote.value);
  const today = formatDay(dayAt(Date.parse(asOf) / 1000, timeZone));
  const [high, low] = [item.high, item.low].map((text) => parseDecimal(text ?? ''));
  return {
    ...item,
    change,
    changePercent: isRate ? null : changePercent,
    ...(high && compareDecimals(value, high) > 0 && { high: quote.value, highOn: today }),
    ...(low && compareDecimals(value, low) < 0 && { low: quote.value, lowOn: today }),
  };
}
