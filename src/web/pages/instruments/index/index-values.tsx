import type { Answer } from '../../../../contracts/core/endpoint.ts';
import { FILE_FORMATS } from '../../../../contracts/core/file-format.ts';
import {
  downloadIndexValues,
  type listIndexValues,
} from '../../../../contracts/instruments/indexes.ts';
import type { Quote } from '../../../../contracts/instruments/quote.ts';
import { zoneName } from '../../../../domain/time/time-zone.ts';
import type { ListColumn } from '../../../../widgets/data-table/list-table.tsx';
import { Paging } from '../../../../widgets/paging/paging.tsx';
import { PageTable } from '../../../parts/page-table.tsx';
import { callUrl } from '../../../api/call.ts';
import { LockedNotice } from '../../../parts/locked-notice.tsx';
import {
  asOfShort,
  dayText,
  QuoteChange,
  QuoteChangeNumber,
  QuoteValue,
  useChangeUnit,
} from '../../../parts/quote-text.tsx';
import { PageHint } from '../../../shell/page-hint.tsx';
import { RouterLink } from '../../../shell/router-link.tsx';
import { useShell } from '../../../shell/use-shell.ts';
import { useLabels } from '../../../shell/use-labels.ts';
import { pagingTexts } from '../../../texts/paging-texts.ts';
import { historyAddress, type HistoryPeriod } from '../../../parts/history-period.ts';
import css from './index-values.module.css';

type Values = Answer<typeof listIndexValues>;
type Column = ListColumn<Values['items'][number]>;

/** The values of the chart’s period, latest first. */
export function IndexValues(props: {
  id: number;
  values: Values;
  quote: Quote;
  period: HistoryPeriod;
}) {
  const { id, values, quote, period } = props;
  const t = useLabels();
  const columns = useColumns(values, quote);
  if (values.total === 0) return <p className={css.empty}>{t('index_values_empty')}</p>;
  return (
    <>
      <PageTable
        caption={t('index_values')}
        columns={columns}
        rows={values.items}
        rowKey={({ at, day }) => at ?? day}
      />
      <Paging
        total={values.total}
        limit={values.limit}
        page={values.page}
        pageHref={(page) => historyAddress(`/indexes/${id}/`, period, page)}
        link={RouterLink}
        texts={pagingTexts(t)}
      />
    </>
  );
}

function useColumns({ items }: Values, quote: Quote): Column[] {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  const { lang } = globals;
  const changeUnit = useChangeUnit(quote.isRate);
  const firstMoment = items[0]?.at;
  const day: Column =
    firstMoment === undefined
      ? { field: 'day', title: t('chart_date') }
      : {
          field: 'day',
          title: t('index_time'),
          unit: zoneName(Date.parse(firstMoment) / 1000, timeZone),
        };
  const change: Column = {
    field: 'change',
    title: t('index_change'),
    unit: quote.unit,
    kind: 'number',
    isWide: true,
    render: (row) => <QuoteChange quote={{ ...quote, ...row, changePercent: null, asOf: null }} />,
  };
  return [
    {
      ...day,
      value: (row) =>
        row.at === undefined ? dayText(row.day, lang) : asOfShort(row.at, lang, timeZone),
    },
    {
      field: 'value',
      title: t('chart_value'),
      unit: quote.unit,
      kind: 'number',
      render: (row) => <QuoteValue quote={{ ...quote, ...row }} />,
    },
    ...(quote.isRate ? [] : [change]),
    {
      field: 'changePercent',
      title: t('index_change'),
      unit: changeUnit,
      kind: 'number',
      render: (row) => (
        <QuoteChangeNumber quote={{ ...quote, ...row, asOf: row.day, isStale: false }} />
      ),
    },
  ];
}

/** Downloads of the same values, for viewers with access. */
export function Downloads({
  id,
  period,
  isAllowed,
}: {
  id: number;
  period: HistoryPeriod;
  /** Whether the source allows files. */
  isAllowed: boolean;
}) {
  const t = useLabels();
  const { userPaidAccess } = useShell().globals;
  if (!isAllowed) return <p className={css.downloads}>{t('index_download_not_allowed')}</p>;
  if (!userPaidAccess) return <LockedNotice about="downloads" />;
  const input = { params: { indexId: id }, query: { from: period.begin, to: period.end } };
  return (
    <p className={css.downloads}>
      {t('index_download')}{' '}
      {FILE_FORMATS.map((format) => (
        <a key={format} href={callUrl(downloadIndexValues[format], input)} download>
          {format.toUpperCase()}
        </a>
      ))}
      <PageHint hint="hint_export" about={t('index_download')} />
    </p>
  );
}
