import { AUDIT_ACTIONS } from '../../../../contracts/admin/audit.ts';
import type { DeskChange } from '../../../../contracts/admin/records.ts';
import type { DeskRow } from '../../../../contracts/admin/record-list.ts';
import { displayMoment } from '../../../../domain/text/format.ts';
import type { ListColumn } from '../../../../widgets/data-table/list-table.tsx';
import { PageTable } from '../../../parts/page-table.tsx';
import { Link } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import controls from '../controls.module.css';
import css from './desk.module.css';
import { recordPath, type Desk } from './desks.ts';
import { fieldLabel, statusOptions } from './field-label.ts';

interface DeskTableProps {
  readonly items: readonly DeskRow[];
  readonly desk: Desk;
  readonly caption: string;
}

export function DeskTable({ items, desk, caption }: DeskTableProps) {
  const t = useLabels();
  const statuses = new Map(statusOptions(t, desk.what));
  const name: ListColumn<DeskRow> = {
    field: 'name',
    title: t('desk_name'),
    isRowHeader: true,
    sortable: false,
    render: (row) => <Named row={row} desk={desk} />,
  };
  const codes: ListColumn<DeskRow> = {
    field: 'codes',
    title: t('desk_codes'),
    sortable: false,
    value: (row) => row.codes.join(', ') || null,
  };
  const status: ListColumn<DeskRow> = {
    field: 'status',
    title: t('instrument_status'),
    sortable: false,
    isWide: true,
    value: (row) => statuses.get(row.status) ?? row.status,
  };
  const kind: ListColumn<DeskRow> = {
    field: 'kind',
    title: t('desk_kind'),
    sortable: false,
    isWide: true,
    value: (row) => row.kind && t(`desk_kind_${row.kind}`),
  };
  const issuer: ListColumn<DeskRow> = {
    field: 'issuer',
    title: t('instrument_issuer'),
    sortable: false,
    isWide: true,
    render: (row) =>
      row.issuer ? <Link to={recordPath('issuer', row.issuer.id)}>{row.issuer.name}</Link> : '–',
  };
  return (
    <PageTable
      className={css.table}
      caption={caption}
      rows={items}
      rowKey={({ id }) => id}
      columns={desk.what === 'issuer' ? [name, codes, status] : [name, kind, codes, issuer, status]}
    />
  );
}

function Named({ row, desk }: { row: DeskRow; desk: Desk }) {
  const t = useLabels();
  const status = new Map(statusOptions(t, desk.what)).get(row.status);
  return (
    <div className={css.named}>
      <Link to={recordPath(desk.what, row.id)}>{row.name}</Link>
      <small>
        {t('desk_number', { id: row.id })}
        {/* Narrow screens have no room for the other columns. */}
        <span className={css.narrow}>
          {[row.kind && t(`desk_kind_${row.kind}`), status].filter(Boolean).join(', ')}
        </span>
        {row.isEdited && <span className={controls.tag}>{t('desk_edited')}</span>}
        {row.isHidden && <span className={controls.tag}>{t('desk_hidden')}</span>}
      </small>
    </div>
  );
}

/** Recent edits by operators. */
export function RecentChanges({ items }: { items: readonly DeskChange[] }) {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  return (
    <section className={css.recent} aria-labelledby="recent">
      <h2 id="recent">{t('desk_recent')}</h2>
      <PageTable
        className={css.table}
        caption={t('desk_recent')}
        rows={items}
        rowKey={({ id }) => id}
        columns={[
          {
            field: 'at',
            title: t('audit_time'),
            sortable: false,
            value: ({ at }) => displayMoment(Date.parse(at), globals.lang, timeZone),
          },
          {
            field: 'who',
            title: t('audit_who'),
            sortable: false,
            isWide: true,
            value: ({ by }) => by,
          },
          {
            field: 'name',
            title: t('desk_name'),
            isRowHeader: true,
            sortable: false,
            render: ({ what, target, name }) =>
              name === null ? (
                t('desk_number', { id: target })
              ) : (
                <Link to={recordPath(what, target)}>{name}</Link>
              ),
          },
          {
            field: 'did',
            title: t('audit_did'),
            sortable: false,
            render: (change) => <Did change={change} />,
          },
        ]}
      />
    </section>
  );
}

function Did({ change }: { change: DeskChange }) {
  const t = useLabels();
  const known = AUDIT_ACTIONS.find((each) => each === change.action);
  const fields = change.fields
    .filter((field) => field !== 'follows' && field !== 'isHidden' && change.action !== 'merged')
    .map((field) => fieldLabel(t, field));
  return (
    <>
      {known ? t(`audit_action_${known}`) : change.action}
      {fields.length > 0 && `: ${fields.join(', ')}`}
    </>
  );
}
