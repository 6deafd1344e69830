import type { JobItem } from '../../../../contracts/admin/data-status.ts';
import type { LabelKey } from '../../../../labels/label-keys.ts';
import type { ListColumn } from '../../../../widgets/data-table/list-table.tsx';
import { PageTable } from '../../../parts/page-table.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { displayTook, useFormats } from './data-format.ts';
import css from './data-page.module.css';
import { JobButton } from './job-button.tsx';
import { StateMark, type Mood } from './state-mark.tsx';

const MOODS: Readonly<Record<JobItem['state'], Mood>> = {
  never: 'none',
  waiting: 'busy',
  running: 'busy',
  stopping: 'busy',
  retrying: 'warning',
  done: 'good',
  failed: 'bad',
  stopped: 'none',
};

/** What each job does; other jobs show only their name. */
const TEXTS: Readonly<Record<string, LabelKey>> = {
  'search-upkeep': 'data_job_search',
  'screen-upkeep': 'data_job_lists',
  cleaning: 'data_job_cleaning',
  messages: 'data_job_messages',
  'identifier-days': 'data_job_codes',
  'demo-days': 'data_job_demo',
  'data-quality': 'data_job_quality',
  'bond-figures': 'data_job_bond_figures',
};

/** Whether the state is about to change by itself. */
export function isBusy({ state }: JobItem): boolean {
  return MOODS[state] === 'busy' || state === 'retrying';
}

export function JobsTable({ jobs, now }: { jobs: readonly JobItem[]; now: string }) {
  const t = useLabels();
  return (
    <PageTable
      className={css.table}
      caption={t('data_jobs')}
      rows={jobs}
      rowKey={({ name }) => name}
      columns={useColumns(now)}
      renderDetail={({ error, retries }) =>
        error === null ? null : (
          <div className={css.failure}>
            {retries && <p>{t('data_retries', retries)}</p>}
            <code>{error}</code>
          </div>
        )
      }
    />
  );
}

function useColumns(now: string): ListColumn<JobItem>[] {
  const t = useLabels();
  const { zone, time } = useFormats(now);
  const schedule = useSchedule(now);
  const number = { kind: 'number', isWide: true, sortable: false } as const;
  const title = (name: string) => (TEXTS[name] ? t(TEXTS[name]) : name);
  return [
    {
      field: 'name',
      title: t('data_job'),
      isRowHeader: true,
      sortable: false,
      render: ({ name }) => (
        <>
          {title(name)}
          <small>{name}</small>
        </>
      ),
    },
    {
      field: 'state',
      title: t('data_state'),
      sortable: false,
      render: ({ state, steps }) => (
        <StateMark mood={MOODS[state]} text={t(`data_job_${state}`)} steps={steps} />
      ),
    },
    {
      field: 'every',
      title: t('data_schedule'),
      unit: zone,
      isWide: true,
      sortable: false,
      value: schedule,
    },
    {
      ...number,
      field: 'startedAt',
      title: t('data_last_run'),
      unit: zone,
      value: ({ startedAt }) => time(startedAt),
    },
    {
      ...number,
      field: 'took',
      title: t('data_took'),
      value: ({ startedAt, endedAt }) =>
        startedAt !== null && endedAt !== null ? displayTook(startedAt, endedAt) : null,
    },
    {
      ...number,
      field: 'nextAt',
      title: t('data_next_run'),
      unit: zone,
      value: ({ nextAt }) => time(nextAt),
    },
    {
      field: 'run',
      title: t('data_run'),
      isTitleUnseen: true,
      sortable: false,
      className: css.action,
      render: ({ name, canStop, state }) =>
        canStop ? (
          <JobButton job={name} name={title(name)} isStop />
        ) : MOODS[state] === 'busy' ? (
          state === 'running' && <small>{t('data_job_brief')}</small>
        ) : (
          <JobButton job={name} name={title(name)} />
        ),
    },
  ];
}

function useSchedule(now: string): (job: JobItem) => string {
  const t = useLabels();
  const { clock } = useFormats(now);
  return ({ every, cron, nextAt }) => {
    const due = nextAt === null ? '' : clock(nextAt);
    if (every === 'asked') return t('data_every_asked');
    if (every === 'minute') return t('data_every_minute');
    if (every === 'hour') return t('data_every_hour', { minute: due.slice(-2) });
    if (every === 'day') return t('data_every_day', { time: due });
    return cron ?? '';
  };
}
