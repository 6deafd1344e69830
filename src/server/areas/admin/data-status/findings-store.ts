import { sql } from 'kysely';
import { Guarded } from '../../../../access/guarded.ts';
import type { Db } from '../../../../db/connect.ts';
import type { InstrumentKind, NameByLanguage } from '../../../../db/schema.ts';
import type { FindingKind } from '../../../../loaders/quality/check-series.ts';

export interface FindingKey {
  readonly seriesId: number;
  readonly kind: FindingKind;
  readonly since: string;
}

export async function countOpen(db: Db): Promise<Record<FindingKind, number>> {
  const rows = await db
    .selectFrom('data_finding')
    .select(['kind', (from) => from.fn.countAll<number>().as('count')])
    .where('accepted_at', 'is', null)
    .groupBy('kind')
    .execute();
  const counts = new Map(rows.map(({ kind, count }) => [kind, count]));
  const count = (kind: FindingKind) => counts.get(kind) ?? 0;
  return { stale: count('stale'), gap: count('gap'), jump: count('jump') };
}

/** The moment before a list, in full precision: findings get theirs from the same clock. */
export async function readAsOf(db: Db): Promise<string> {
  const { rows } = await sql<{ asOf: string }>`
    select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "asOf"`.execute(
    db,
  );
  return rows[0]!.asOf;
}

interface FindingQuery {
  readonly kind: FindingKind | undefined;
  readonly isAccepted: boolean;
}

function findings(db: Db, { kind, isAccepted }: FindingQuery) {
  const all = db
    .selectFrom('data_finding')
    .where('data_finding.accepted_at', isAccepted ? 'is not' : 'is', null);
  return kind === undefined ? all : all.where('data_finding.kind', '=', kind);
}

export async function countFindings(db: Db, query: FindingQuery): Promise<number> {
  const { count } = await findings(db, query)
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export interface StoredFinding extends FindingKey {
  readonly days: number | null;
  /** Guarded, because it reveals values. */
  readonly changePercent: Guarded<string> | null;
  readonly field: string;
  readonly source: string;
  readonly instrumentId: number;
  readonly instrumentKind: InstrumentKind;
  readonly name: NameByLanguage;
  readonly acceptedAt: string | null;
  readonly acceptedReason: string | null;
}

/** Newest first. */
export async function readFindings(
  db: Db,
  query: FindingQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredFinding[]> {
  const newest = query.isAccepted ? 'data_finding.accepted_at' : 'data_finding.since';
  const rows = await findings(db, query)
    .innerJoin('series', 'series.id', 'data_finding.series_id')
    .innerJoin('instrument', 'instrument.id', 'series.instrument_id')
    .select([
      'data_finding.series_id as seriesId',
      'data_finding.kind',
      'data_finding.since',
      'data_finding.amount',
      'data_finding.accepted_at as acceptedAt',
      'data_finding.accepted_reason as acceptedReason',
      'series.field',
      'series.source_code as source',
      'instrument.id as instrumentId',
      'instrument.kind as instrumentKind',
      'instrument.name',
    ])
    .orderBy(newest, 'desc')
    .orderBy('data_finding.series_id')
    .orderBy('data_finding.kind')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ amount, acceptedAt, ...row }) =>
    Object.assign(row, {
      days: row.kind === 'jump' ? null : amount,
      changePercent: row.kind === 'jump' ? new Guarded(String(amount)) : null,
      acceptedAt: acceptedAt?.toISOString() ?? null,
    }),
  );
}

/**
 * Whether the decision changed, and the instrument it concerns; undefined if the finding no longer
 * exists.
 */
export async function writeDecision(
  trx: Db,
  { seriesId, kind, since }: FindingKey,
  acceptedBy: number | null,
): Promise<{ isChanged: boolean; instrumentId: number } | undefined> {
  const finding = await trx
    .selectFrom('data_finding')
    .innerJoin('series', 'series.id', 'data_finding.series_id')
    .select(['data_finding.accepted_at', 'series.instrument_id as instrumentId'])
    .where('series_id', '=', seriesId)
    .where('kind', '=', kind)
    .where('since', '=', since)
    .forUpdate('data_finding')
    .executeTakeFirst();
  if (!finding) return undefined;
  const { instrumentId } = finding;
  if ((finding.accepted_at !== null) === (acceptedBy !== null)) {
    return { isChanged: false, instrumentId };
  }
  await trx
    .updateTable('data_finding')
    .set(
      acceptedBy === null
        ? // As if found again, so that no list from before shows it as open.
          {
            accepted_at: null,
            accepted_by: null,
            accepted_reason: null,
            found_at: sql<Date>`now()`,
          }
        : { accepted_at: sql<Date>`now()`, accepted_by: acceptedBy },
    )
    .where('series_id', '=', seriesId)
    .where('kind', '=', kind)
    .where('since', '=', since)
    .execute();
  return { isChanged: true, instrumentId };
}

interface Acceptance {
  readonly acceptedBy: number;
  readonly reason: string;
}

/** Accepts those that are still open, and returns them with the instruments they concern. */
export async function acceptChosen(
  trx: Db,
  chosen: readonly FindingKey[],
  { acceptedBy, reason }: Acceptance,
): Promise<(FindingKey & { readonly instrumentId: number })[]> {
  const { rows } = await sql<FindingKey & { instrumentId: number }>`
    update data_finding as finding
    set accepted_at = now(), accepted_by = ${acceptedBy}, accepted_reason = ${reason}
    from unnest(
      ${chosen.map(({ seriesId }) => seriesId)}::integer[],
      ${chosen.map(({ kind }) => kind)}::text[],
      ${chosen.map(({ since }) => since)}::date[]
    ) as chosen (series_id, kind, since)
    join series on series.id = chosen.series_id
    where finding.series_id = chosen.series_id and finding.kind = chosen.kind
      and finding.since = chosen.since and accepted_at is null
    returning finding.series_id as "seriesId", finding.kind, finding.since,
      series.instrument_id as "instrumentId"`.execute(trx);
  return rows;
}

/** Accepts the open findings of a kind that a list of that moment could show; returns how many. */
export async function acceptGroup(
  trx: Db,
  { kind, asOf }: { readonly kind: FindingKind; readonly asOf: string },
  { acceptedBy, reason }: Acceptance,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('data_finding')
    .set({ accepted_at: sql<Date>`now()`, accepted_by: acceptedBy, accepted_reason: reason })
    .where('kind', '=', kind)
    .where('accepted_at', 'is', null)
    .where('found_at', '<=', sql<Date>`${asOf}::timestamptz`)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
