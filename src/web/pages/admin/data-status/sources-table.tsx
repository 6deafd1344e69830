import type { SourceItem } from '../../../../contracts/admin/data-status.ts';
import type { ListColumn } from '../../../../widgets/data-table/list-table.tsx';
import { PageTable } from '../../../parts/page-table.tsx';
import { AmountText } from '../../../parts/amount-text.tsx';
import { Link } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { displayTook, useFormats } from './data-format.ts';
import css from './data-page.module.css';
import { JobButton } from './job-button.tsx';
import { RunStrip } from './run-strip.tsx';
import { StateMark, type Mood } from './state-mark.tsx';

export const SOURCE_MOODS: Readonly<Record<SourceItem['state'], Mood>> = {
  in_time: 'good',
  late: 'warning',
  failed: 'bad',
  under_way: 'busy',
  idle: 'none',
};

interface SourcesTableProps {
  readonly sources: readonly SourceItem[];
  readonly now: string;
}

export function SourcesTable({ sources, now }: SourcesTableProps) {
  const t = useLabels();
  return (
    <PageTable
      className={css.table}
      caption={t('data_sources')}
      rows={sources}
      rowKey={({ code }) => code}
      columns={useColumns(now)}
      renderDetail={(source) =>
        source.state === 'failed' ? <Failure source={source} now={now} /> : null
      }
    />
  );
}

function useColumns(now: string): ListColumn<SourceItem>[] {
  const t = useLabels();
  const { zone, time, clock } = useFormats(now);
  const number = { kind: 'number', isWide: true, sortable: false } as const;
  const schedule = ({ nextAt, lastTickAt }: SourceItem) =>
    [
      nextAt === null ? '–' : t('data_every_day', { time: clock(nextAt) }),
      ...(lastTickAt === null ? [] : [t('data_live', { time: clock(lastTickAt) })]),
    ].join(' · ');
  return [
    {
      field: 'name',
      title: t('data_source'),
      isRowHeader: true,
      sortable: false,
      render: ({ code, name, job }) => (
        <>
          <Link to={`/admin/data/${encodeURIComponent(code)}/`}>{name}</Link>
          <small>{t(job === null ? 'data_no_loader' : 'data_generated')}</small>
        </>
      ),
    },
    {
      field: 'state',
      title: t('data_state'),
      sortable: false,
      render: ({ state, steps }) => (
        <StateMark mood={SOURCE_MOODS[state]} text={t(`data_state_${state}`)} steps={steps} />
      ),
    },
    {
      field: 'schedule',
      title: t('data_schedule'),
      unit: zone,
      isWide: true,
      sortable: false,
      value: schedule,
    },
    {
      ...number,
      field: 'lastImportAt',
      title: t('data_last_import'),
      unit: zone,
      value: ({ lastImportAt }) => time(lastImportAt),
    },
    {
      ...number,
      field: 'took',
      title: t('data_took'),
      value: ({ runs }) => {
        const run = runs.find(({ endedAt }) => endedAt !== null);
        return run ? displayTook(run.startedAt, run.endedAt!) : null;
      },
    },
    {
      ...number,
      field: 'rows',
      title: t('data_rows'),
      render: ({ runs }) =>
        runs[0] ? <AmountText value={String(runs[0].read)} currency={null} /> : '–',
    },
    {
      ...number,
      field: 'new',
      title: t('data_new'),
      render: ({ runs }) =>
        runs[0] ? <AmountText value={String(runs[0].new)} currency={null} /> : '–',
    },
    {
      ...number,
      field: 'nextAt',
      title: t('data_next_run'),
      unit: zone,
      value: ({ nextAt }) => time(nextAt),
    },
    {
      field: 'runs',
      title: t('data_last_runs'),
      isWide: true,
      sortable: false,
      render: ({ runs }) => <RunStrip runs={runs} />,
    },
    {
      field: 'run',
      title: t('data_run'),
      isTitleUnseen: true,
      sortable: false,
      className: css.action,
      render: ({ job, name }) => (job === null ? null : <JobButton job={job} name={name} />),
    },
  ];
}

/** Why the latest run failed, what stays in place and when the next one is due. */
function Failure({ source, now }: { source: SourceItem; now: string }) {
  const t = useLabels();
  const { zone, time } = useFormats(now);
  const error = source.runs.find((run) => run.error !== null)?.error;
  return (
    <div className={css.failure}>
      <p>
        {t('data_failed_text')}{' '}
        {source.nextAt === null
          ? t('data_no_try')
          : t('data_next_try', { time: `${time(source.nextAt)} ${zone}` })}
      </p>
      <code>{error}</code>
    </div>
  );
}
