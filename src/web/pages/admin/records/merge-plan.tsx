import { PageTable } from '../../../parts/page-table.tsx';
import type { ReactNode } from 'react';
import type { MergePlan } from '../../../../contracts/admin/records.ts';
import { useLabels } from '../../../shell/use-labels.ts';
import controls from '../controls.module.css';
import css from './desk.module.css';
import type { Desk } from './desks.ts';
import { fieldLabel } from './field-label.ts';
import { useFieldText } from './field-text.ts';

/** Conflicts, what moves and what is lost. */
export function PlanParts({ plan, what }: { plan: MergePlan; what: Desk['what'] }) {
  return (
    <>
      {plan.conflicts.length > 0 && <Conflicts plan={plan} />}
      <Moves plan={plan} what={what} />
      <Lost plan={plan} />
    </>
  );
}

function Conflicts({ plan }: { plan: MergePlan }) {
  const t = useLabels();
  return (
    <div className={controls.alert} role="alert">
      <h3>{t('desk_conflicts')}</h3>
      <ul>
        {plan.conflicts.map(({ what, kept, duplicate }) => (
          <li key={`${what} ${kept} ${duplicate}`}>
            {t(`desk_conflict_${what}`)}: {kept} ≠ {duplicate}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Moves({ plan, what }: { plan: MergePlan; what: Desk['what'] }) {
  const t = useLabels();
  const { identifiers, series, sourceIds, instruments, filled } = plan;
  const lines: [key: string, line: ReactNode][] = [
    ...identifiers.map(({ scheme, value }): [string, string] => [
      `${scheme} ${value}`,
      `${scheme.toUpperCase()} ${value}`,
    ]),
    ...series.map(({ field, source, isMoved, points }): [string, string] => [
      `series ${field} ${source}`,
      t(isMoved ? 'desk_series_moved' : 'desk_series_filled', { field, source, count: points }),
    ]),
    ...sourceIds.map(({ source, id }): [string, string] => [
      `source ${source} ${id}`,
      t('desk_source_id', { source, id }),
    ]),
    ...(what === 'issuer'
      ? [['instruments', t('desk_instruments_moved', { count: instruments })] as [string, string]]
      : []),
    ...filled.map((field): [string, string] => [
      `filled ${field}`,
      t('desk_filled', { field: fieldLabel(t, field) }),
    ]),
  ];
  return (
    <div>
      <h3>{t('desk_moves')}</h3>
      {lines.length === 0 ? (
        <p className={css.text}>{t('desk_nothing_moves')}</p>
      ) : (
        <ul>
          {lines.map(([key, line]) => (
            <li key={key}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Lost({ plan }: { plan: MergePlan }) {
  const t = useLabels();
  const fieldText = useFieldText();
  return (
    <div>
      <h3>{t('desk_lost')}</h3>
      {plan.differing.length === 0 ? (
        <p className={css.text}>{t('desk_nothing_lost')}</p>
      ) : (
        <PageTable
          className={css.table}
          caption={t('desk_lost')}
          rows={plan.differing}
          rowKey={({ field }) => field}
          columns={[
            {
              field: 'field',
              title: t('desk_field'),
              sortable: false,
              value: ({ field }) => fieldLabel(t, field),
            },
            {
              field: 'kept',
              title: t('desk_stays'),
              kind: 'text',
              sortable: false,
              value: ({ field, kept }) => fieldText(field, kept),
            },
            {
              field: 'duplicate',
              title: t('desk_goes'),
              kind: 'text',
              sortable: false,
              value: ({ field, duplicate }) => fieldText(field, duplicate),
            },
          ]}
        />
      )}
    </div>
  );
}
