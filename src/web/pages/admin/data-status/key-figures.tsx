import { Fragment } from 'react';
import type { DataStatus, SourceItem } from '../../../../contracts/admin/data-status.ts';
import { AmountText } from '../../../parts/amount-text.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { displayBytes, useFormats } from './data-format.ts';
import css from './data-page.module.css';

const STATES: readonly SourceItem['state'][] = ['in_time', 'under_way', 'late', 'failed', 'idle'];

/** Five figures that show at a glance whether anything needs attention. */
export function KeyFigures({ status }: { status: DataStatus }) {
  const t = useLabels();
  const { language, zone, time, clock, count } = useFormats(status.now);
  const { sources, storage, open } = status;
  const latest = newest(sources, ({ lastImportAt }) => lastImportAt)[0];
  const next = newest(sources, ({ nextAt }) => nextAt).at(-1);
  const { growth } = storage;
  const states = STATES.flatMap((state) => {
    const number = sources.filter((source) => source.state === state).length;
    return number === 0 ? [] : [`${number} ${t(`data_state_${state}`)}`];
  });
  const figures = [
    [t('data_sources'), count(sources.length), states.join(' · ')],
    [
      t('data_last_import'),
      latest ? clock(latest.lastImportAt!) : '–',
      latest ? `${latest.name}, ${time(latest.lastImportAt)} ${zone}` : '',
    ],
    [
      t('data_next_run'),
      next ? clock(next.nextAt!) : '–',
      next ? `${next.name}, ${time(next.nextAt)} ${zone}` : '',
    ],
    [
      t('data_held'),
      <Fragment key="points">
        ≈ <AmountText value={String(storage.points)} currency={null} />
      </Fragment>,
      [
        t('data_held_note', {
          instruments: count(storage.instruments),
          size: displayBytes(storage.bytes, language),
        }),
        ...(growth
          ? [
              t('data_growth', {
                size: displayBytes(growth.bytes, language, true),
                days: growth.days,
              }),
            ]
          : []),
      ].join(', '),
    ],
    [
      t('data_checks'),
      t('data_open', { count: count(open.stale + open.gap + open.jump) }),
      `${t('data_stale')} ${count(open.stale)} · ${t('data_gap')} ${count(open.gap)} · ${t('data_jump')} ${count(open.jump)}`,
    ],
  ] as const;
  return (
    <dl className={css.figures}>
      {figures.map(([title, figure, note]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <strong>{figure}</strong>
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The sources that have this moment, latest first. */
function newest(sources: readonly SourceItem[], moment: (source: SourceItem) => string | null) {
  return sources
    .filter((source) => moment(source) !== null)
    .toSorted((a, b) => moment(b)!.localeCompare(moment(a)!));
}
