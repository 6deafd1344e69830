import { requireNeeds } from '../../../../access/require-needs.ts';
import { ANONYMOUS } from '../../../../access/viewer.ts';
import {
  AUDIT_PAGE_SIZE,
  downloadAudit,
  listAudit,
  type AuditEntry,
} from '../../../../contracts/admin/audit.ts';
import type { ValidInput } from '../../../../contracts/core/endpoint.ts';
import type { Db } from '../../../../db/connect.ts';
import { parseDay } from '../../../../domain/time/day.ts';
import { spanOfDay, type Clock } from '../../../../domain/time/now.ts';
import { zoneName, localDate, type TimeZone } from '../../../../domain/time/time-zone.ts';
import type { Sheet, SheetRow } from '../../../core/files/sheet.ts';
import { sheetFile } from '../../../core/files/sheet-file.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import type { SessionReader } from '../../../core/http/context-factory.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';
import { labelText } from '../../../core/labels/label-text.ts';
import { refuseReversed } from '../../../engines/quotes/refuse-reversed.ts';
import { countEntries, readEntries, readOperators, type AuditFilter } from './store.ts';

const ROWS_PER_PART = 1000;

interface AuditParts {
  readonly now: Clock;
  readonly sessions: SessionReader;
}

/** What was changed, by whom. Reading the audit isn't recorded. */
export function auditRoutes(db: Db, { now, sessions }: AuditParts): Route[] {
  return [
    implement(listAudit, async ({ query: { older, newer, ...asked } }) => {
      const filter = toFilter(asked, now().timeZone);
      const id = older ?? newer;
      const way = older === undefined ? ('newer' as const) : ('older' as const);
      const place = id === undefined ? null : { way, id };
      // One more than the page size shows whether there is another page.
      const found = await readEntries(db, filter, { place, limit: AUDIT_PAGE_SIZE + 1 });
      const isMore = found.length > AUDIT_PAGE_SIZE;
      const isBack = place?.way === 'newer';
      return {
        items: isBack ? found.slice(-AUDIT_PAGE_SIZE) : found.slice(0, AUDIT_PAGE_SIZE),
        hasNewer: isBack ? isMore : place !== null,
        hasOlder: isBack || isMore,
        operators: await readOperators(db),
      };
    }),
    implement(downloadAudit, async ({ query: { format = 'csv', ...asked } }, context) => {
      const { timeZone } = now();
      const filter = toFilter(asked, timeZone);
      const sheet: Sheet = {
        name: 'audit',
        columns: columnsFor(context, zoneName(now().ms / 1000, timeZone)),
        total: format === 'xlsx' ? await countEntries(db, filter) : 0,
        parts: readParts(db, filter, { context, sessions, timeZone }),
      };
      return sheetFile(sheet, format);
    }),
  ];
}

type Asked = Omit<ValidInput<typeof downloadAudit>['query'], 'format'>;

function toFilter(asked: Asked, timeZone: TimeZone): AuditFilter {
  const { operator, kind, action, target, from, to } = asked;
  const [first, last] = [from, to].map((day) => (day === undefined ? undefined : parseDay(day)));
  refuseReversed({ from: first, to: last }, 'query.from');
  return {
    actor: operator === 'system' ? null : operator,
    kind,
    action,
    target,
    from: first === undefined ? undefined : new Date(1000 * spanOfDay(first, timeZone).from),
    before: last === undefined ? undefined : new Date(1000 * spanOfDay(last, timeZone).to),
  };
}

/** Checks access again for each part: if the viewer is no longer an operator, the download ends. */
async function* readParts(
  db: Db,
  filter: AuditFilter,
  {
    context,
    sessions,
    timeZone,
  }: { context: RequestContext; sessions: SessionReader; timeZone: TimeZone },
): AsyncGenerator<readonly SheetRow[]> {
  let last: AuditEntry | undefined;
  do {
    const { credential } = context;
    const viewer = credential === null ? null : await sessions.findViewer(credential);
    requireNeeds(viewer ?? ANONYMOUS, 'operator');
    const place = last ? { way: 'older' as const, id: last.id } : null;
    const entries: AuditEntry[] = await readEntries(db, filter, { place, limit: ROWS_PER_PART });
    yield entries.map((entry) => toRow(entry, context, timeZone));
    last = entries.length === ROWS_PER_PART ? entries.at(-1) : undefined;
  } while (last);
}

function columnsFor(context: RequestContext, zone: string): Sheet['columns'] {
  const text = (key: string) => labelText(context, key);
  return [
    { title: 'id', kind: 'number' },
    { title: `${text('audit_time')}, ${zone}`, kind: 'moment' },
    { title: text('audit_who'), kind: 'text' },
    { title: text('audit_did'), kind: 'text' },
    { title: text('audit_kind'), kind: 'text' },
    { title: text('audit_what'), kind: 'text' },
    { title: text('audit_before'), kind: 'text' },
    { title: text('audit_after'), kind: 'text' },
  ];
}

function toRow(entry: AuditEntry, context: RequestContext, timeZone: TimeZone): SheetRow {
  const { id, at, actor, action, kind, target, before, after } = entry;
  const who =
    actor === null
      ? labelText(context, 'audit_system')
      : (actor.name ?? context.labels.filled(context, 'audit_gone', { id: String(actor.id) }));
  return [
    String(id),
    localDate(Date.parse(at) / 1000, timeZone),
    who,
    action,
    kind,
    target,
    before && JSON.stringify(before),
    after && JSON.stringify(after),
  ];
}
