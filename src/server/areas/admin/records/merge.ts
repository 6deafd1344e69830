import { sql } from 'kysely';
import { differingFields, type MergePlan } from '../../../../contracts/admin/records.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type { Db } from '../../../../db/connect.ts';
import {
  INSTRUMENT_CHANGED,
  INSTRUMENT_DESCRIBED,
  payloadsFromIds,
} from '../../../../db/quotes/channels.ts';
import { writePointsIn } from '../../../../db/quotes/write-points.ts';
import type { OperatorChange } from '../../../core/audit/operator-change.ts';
import { insertCode, removeCode } from './codes.ts';
import { markAsManualEdit } from './hand-edits.ts';
import {
  findTwin,
  missingPoints,
  planInstruments,
  planIssuers,
  readSeriesRows,
} from './merge-plan.ts';
import { movePublished } from './move-published.ts';
import { columnField, lockRows, type Owner } from './store.ts';

const PARTS_OF_BONDS = ['bond_amortisation', 'bond_option', 'bond_coupon_step'];

interface Merge {
  readonly keptId: number;
  readonly duplicate: number;
  /** The version of the plan that the operator has seen. */
  readonly version: string;
}

function requirePlan(plan: MergePlan, version: string): void {
  if (plan.conflicts.length > 0) throw new ApiError('merge_conflict', { field: 'body.duplicate' });
  if (differingFields(version, plan.version).length > 0) {
    throw new ApiError('changed_meanwhile', { field: 'body.version' });
  }
}

/** One transaction: if anything fails, nothing has moved. */
export async function mergeInstruments(change: OperatorChange, merge: Merge): Promise<void> {
  const { trx } = change;
  const { keptId, duplicate } = merge;
  await lockRows(trx, 'instrument', [keptId, duplicate]);
  const plan = await planInstruments(trx, { ...merge, field: 'body.duplicate' });
  requirePlan(plan, merge.version);
  await markAsManualEdit(trx);
  await moveCodes(trx, plan, 'instrument_id');
  await moveSeries(trx, keptId, duplicate);
  await fillInstrument(trx, plan);
  await moveRatings(trx, plan, 'instrument_id');
  await movePublished(trx, keptId, duplicate);
  await moveHeld(trx, plan, 'instrument_id');
  await trx
    .updateTable('source_instrument')
    .set({ instrument_id: keptId })
    .where('instrument_id', '=', duplicate)
    .execute();
  await redirectNumber(trx, 'merged_instrument', keptId, duplicate);
  await trx.deleteFrom('instrument').where('id', '=', duplicate).execute();
  await notify(trx, [keptId, duplicate]);
  await recordMerge(change, plan, 'instrument');
}

export async function mergeIssuers(change: OperatorChange, merge: Merge): Promise<void> {
  const { trx } = change;
  const { keptId, duplicate } = merge;
  await lockRows(trx, 'issuer', [keptId, duplicate]);
  const plan = await planIssuers(trx, { ...merge, field: 'body.duplicate' });
  requirePlan(plan, merge.version);
  await markAsManualEdit(trx);
  await moveCodes(trx, plan, 'issuer_id');
  await sql`update issuer as kept set name = other.name || kept.name
    from issuer as other where kept.id = ${keptId} and other.id = ${duplicate}`.execute(trx);
  await moveRatings(trx, plan, 'issuer_id');
  await moveHeld(trx, plan, 'issuer_id');
  await trx
    .updateTable('bond')
    .set({ guarantor_id: keptId })
    .where('guarantor_id', '=', duplicate)
    .execute();
  await trx
    .updateTable('instrument')
    .set({ issuer_id: keptId })
    .where('issuer_id', '=', duplicate)
    .execute();
  // Edits that refer to the duplicate now refer to the kept issuer, including the values for
  // undoing them.
  for (const column of ['value', 'source_value'] as const) {
    await sql`update hand_edit set ${sql.ref(column)} = to_jsonb(${keptId}::integer)
      where field = 'issuer_id' and ${sql.ref(column)} = to_jsonb(${duplicate}::integer)`.execute(
      trx,
    );
  }
  await redirectNumber(trx, 'merged_issuer', keptId, duplicate);
  await trx.deleteFrom('issuer').where('id', '=', duplicate).execute();
  // 0 stands for all lists and pages of companies.
  await notify(trx, [0]);
  await recordMerge(change, plan, 'issuer');
}

async function moveCodes(trx: Db, plan: MergePlan, column: Owner['column']): Promise<void> {
  const from = { column, id: plan.duplicate.id };
  const to = { column, id: plan.kept.id };
  for (const code of plan.identifiers) await removeCode(trx, from, code);
  for (const code of plan.identifiers) await insertCode(trx, to, code, 'body.duplicate');
}

async function moveSeries(trx: Db, keptId: number, duplicate: number): Promise<void> {
  const rows = await readSeriesRows(trx, [keptId, duplicate]);
  for (const series of rows.filter(({ instrumentId }) => instrumentId === duplicate)) {
    const twin = findTwin(rows, keptId, series);
    if (twin) {
      await fillSeries(trx, twin.id, series.id);
      continue;
    }
    const hasField = rows.some(
      ({ instrumentId, field }) => instrumentId === keptId && field === series.field,
    );
    await trx
      .updateTable('series')
      .set({ instrument_id: keptId, ...(hasField && { is_preferred: false }) })
      .where('id', '=', series.id)
      .execute();
  }
  await sql`select note_figures_due(array[id], null) from series
    where instrument_id = ${keptId} and field = 'close'
      and ${keptId} in (select instrument_id from bond)
    order by id`.execute(trx);
}

/** The kept series' points win; days it lacks are filled. The other series is deleted later. */
async function fillSeries(trx: Db, keptId: number, id: number): Promise<void> {
  const points = await missingPoints(trx, keptId, id);
  if (points.length > 0) await writePointsIn(trx, new Map([[keptId, points]]));
  await sql`insert into intraday_quote (series_id, at, value)
    select ${keptId}::integer, at, value from intraday_quote where series_id = ${id}
    on conflict do nothing`.execute(trx);
  await sql`update series as kept set intraday_at = other.intraday_at,
      intraday_value = other.intraday_value
    from series as other
    where kept.id = ${keptId} and other.id = ${id} and other.intraday_at is not null
      and (kept.intraday_at is null or kept.intraday_at < other.intraday_at)`.execute(trx);
}

/**
 * Fills what the kept instrument lacks: names, issuer, currency, category, venue, terms and facts.
 */
async function fillInstrument(trx: Db, { kept, duplicate, filled }: MergePlan): Promise<void> {
  await sql`update instrument as kept set name = other.name || kept.name,
      issuer_id = coalesce(kept.issuer_id, other.issuer_id),
      currency = coalesce(kept.currency, other.currency),
      category = coalesce(kept.category, other.category),
      venue = coalesce(kept.venue, other.venue)
    from instrument as other where kept.id = ${kept.id} and other.id = ${duplicate.id}`.execute(
    trx,
  );
  if (filled.includes('bond')) {
    await sql`insert into bond select (jsonb_populate_record(null::bond,
        to_jsonb(bond) || jsonb_build_object('instrument_id', ${kept.id}::integer))).*
      from bond where instrument_id = ${duplicate.id}`.execute(trx);
  }
  for (const table of ['share', 'fund']) {
    await sql`update ${sql.table(table)} set instrument_id = ${kept.id}
      where instrument_id = ${duplicate.id} and not exists (
        select from ${sql.table(table)} as known where known.instrument_id = ${kept.id})`.execute(
      trx,
    );
  }
  const tables = ['currency_pair', ...(filled.includes('bond') ? PARTS_OF_BONDS : [])];
  for (const table of tables) {
    await sql`update ${sql.table(table)} set instrument_id = ${kept.id}
      where instrument_id = ${duplicate.id}`.execute(trx);
  }
}

/**
 * If a source has a rating of both by one agency and day, the kept one's stays; the other is deleted with the
 * duplicate.
 */
async function moveRatings(
  trx: Db,
  { kept, duplicate }: MergePlan,
  column: Owner['column'],
): Promise<void> {
  const owner = sql.ref(column);
  await sql`update rating set ${owner} = ${kept.id}
    where ${owner} = ${duplicate.id} and not exists (
      select from rating as known where known.${owner} = ${kept.id}
        and known.agency = rating.agency and known.scale = rating.scale
        and known.rated_on = rating.rated_on and known.source_code = rating.source_code)`.execute(
    trx,
  );
}

/**
 * A moved value that was set by hand stays set by hand; other edits are deleted with the duplicate.
 */
async function moveHeld(
  trx: Db,
  { kept, duplicate, filled }: MergePlan,
  column: Owner['column'],
): Promise<void> {
  const fields = filled.map((field) => columnField(field));
  const isMoved = sql`(field = any(${fields}::text[])
    or split_part(field, '.', 1) = any(${fields}::text[]))`;
  const owner = sql.ref(column);
  await sql`delete from hand_edit where ${owner} = ${kept.id} and ${isMoved}`.execute(trx);
  await sql`update hand_edit set ${owner} = ${kept.id}
    where ${owner} = ${duplicate.id} and ${isMoved}`.execute(trx);
}

/** IDs that redirected to the duplicate now redirect to the kept record. */
async function redirectNumber(
  trx: Db,
  table: 'merged_instrument' | 'merged_issuer',
  keptId: number,
  duplicate: number,
): Promise<void> {
  await trx.updateTable(table).set({ into_id: keptId }).where('into_id', '=', duplicate).execute();
  await trx.insertInto(table).values({ id: duplicate, into_id: keptId }).execute();
}

async function notify(trx: Db, ids: readonly number[]): Promise<void> {
  for (const channel of [INSTRUMENT_DESCRIBED, INSTRUMENT_CHANGED]) {
    for (const payload of payloadsFromIds(ids)) {
      await sql`select pg_notify(${channel}, ${payload})`.execute(trx);
    }
  }
}

async function recordMerge(
  { record }: OperatorChange,
  plan: MergePlan,
  kind: 'instrument' | 'issuer',
): Promise<void> {
  const { duplicate, identifiers, series, sourceIds, instruments, filled, differing } = plan;
  await record({
    action: 'merged',
    kind,
    target: plan.kept.id,
    before: { duplicate: duplicate.id, name: duplicate.name, codes: duplicate.codes, differing },
    after: { identifiers, series, sourceIds, instruments, filled },
  });
}
