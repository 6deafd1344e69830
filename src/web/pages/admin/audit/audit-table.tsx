import { PageTable } from '../../../parts/page-table.tsx';
import { AUDIT_ACTIONS, AUDIT_KINDS, type AuditEntry } from '../../../../contracts/admin/audit.ts';
import { displayLocalDay } from '../../../../domain/text/format.ts';
import { isLanguage, LANGUAGES } from '../../../../domain/text/language.ts';
import { localDate, zoneName } from '../../../../domain/time/time-zone.ts';
import { Link } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import css from './audit-page.module.css';
import { fieldWords, knownField, listDifferences, targetAddress } from './differences.ts';

/** A longer text is shown in a disclosure. */
const SHOWN_CHARACTERS = 80;
/** If only this field has changed, its name is left out. */
const PLAIN_FIELDS = new Set(['value', 'text']);

export function AuditTable({ items }: { items: readonly AuditEntry[] }) {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  const newest = Date.parse(items[0]!.at) / 1000;
  const moment = (at: string) => {
    const second = Math.floor(Date.parse(at) / 1000);
    const clock = localDate(second, timeZone).toISOString().slice(11, 19);
    return `${displayLocalDay(second, globals.lang, timeZone)} ${clock}`;
  };
  const who = ({ actor }: AuditEntry) =>
    actor === null ? t('audit_system') : (actor.name ?? t('audit_gone', { id: String(actor.id) }));
  return (
    <PageTable
      className={css.table}
      caption={t('admin_audit')}
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          field: 'at',
          title: t('audit_time'),
          unit: zoneName(newest, timeZone),
          sortable: false,
          isRowHeader: true,
          render: (entry) => (
            <span className={css.time}>
              {moment(entry.at)}
              {/* Narrow screens have no room for the other columns. */}
              <small className={css.narrow}>{who(entry)}</small>
            </span>
          ),
        },
        { field: 'who', title: t('audit_who'), isWide: true, sortable: false, value: who },
        {
          field: 'action',
          title: t('audit_did'),
          isWide: true,
          sortable: false,
          render: (entry) => <Did action={entry.action} />,
        },
        {
          field: 'target',
          title: t('audit_what'),
          sortable: false,
          render: (entry) => <Target {...entry} />,
        },
        {
          field: 'change',
          title: `${t('audit_before')} → ${t('audit_after')}`,
          sortable: false,
          render: (entry) => <Changes {...entry} />,
        },
      ]}
    />
  );
}

/** Words that are no longer in use are shown as stored. */
function Did({ action }: { action: string }) {
  const t = useLabels();
  const known = AUDIT_ACTIONS.find((each) => each === action);
  return known ? t(`audit_action_${known}`) : action;
}

function Target({ kind, target, action }: AuditEntry) {
  const t = useLabels();
  const known = AUDIT_KINDS.find((each) => each === kind);
  const address = targetAddress(kind, target);
  return (
    <span className={css.target}>
      <small className={css.narrow}>
        <Did action={action} />
      </small>
      {known ? t(`audit_kind_${known}`) : kind}{' '}
      {address === null ? <code>{target}</code> : <Link to={address}>{target}</Link>}
    </span>
  );
}

function Changes({ before, after }: AuditEntry) {
  const differences = listDifferences(before, after);
  if (differences.length === 0) return <span>–</span>;
  return (
    <ul className={css.changes}>
      {differences.map(({ field, before: old, after: now }) => (
        <li key={field}>
          {!PLAIN_FIELDS.has(field) && <FieldName field={field} />}
          <span className={css.before}>
            <Text text={old} />
          </span>
          <span aria-hidden="true"> → </span>
          <Text text={now} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Label texts are named by language, other fields by their label, and fields without a label as
 * stored.
 */
function FieldName({ field }: { field: string }) {
  const t = useLabels();
  const known = knownField(field);
  if (known) return <b className={css.field}>{t(`audit_field_${known}`)} </b>;
  if (isLanguage(field)) return <b className={css.field}>{LANGUAGES[field].own} </b>;
  return <code>{fieldWords(field)} </code>;
}

function Text({ text }: { text: string | null }) {
  if (text === null || text === '') return <span>–</span>;
  if (text.length <= SHOWN_CHARACTERS) return <span>{text}</span>;
  return (
    <details className={css.long}>
      <summary>{`${text.slice(0, SHOWN_CHARACTERS)}…`}</summary>
      {text}
    </details>
  );
}
