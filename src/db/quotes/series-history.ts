import { sql } from 'kysely';
import type { Decimal } from '../../domain/text/decimal.ts';
import type { Day } from '../../domain/time/day.ts';
import type { Db } from '../connect.ts';
import { decodeSeriesChange } from './series-change.ts';

/** One write that changed a series. */
export interface Revision {
  readonly id: number;
  readonly runId: number | null;
  readonly writtenAt: Date;
  /** The value that each touched day had before; null: none. */
  readonly before: ReadonlyMap<Day, Decimal | null>;
}

/** The writes after a moment that changed a series, the latest first. */
export async function readRevisions(
  db: Db,
  seriesId: number,
  { after, most }: { readonly after?: Date; readonly most?: number } = {},
): Promise<Revision[]> {
  const { rows } = await sql<{
    id: number;
    runId: number | null;
    writtenAt: Date;
    changes: Buffer;
  }>`
    select id, run_id as "runId", written_at as "writtenAt", changes from series_change
    where series_id = ${seriesId} and (${after ?? null}::timestamptz is null or written_at > ${after ?? null})
    order by id desc limit ${most ?? null}::integer`.execute(db);
  return rows.map(({ id, runId, writtenAt, changes }) => ({
    id,
    runId,
    writtenAt,
    before: decodeSeriesChange(changes),
  }));
}

/**
 * What has to be put back to see a series as the portal knew it at a moment: the value of each day
 * that was changed later; null: the day had none.
 */
export async function readKnownAt(
  db: Db,
  seriesId: number,
  moment: Date,
): Promise<Map<Day, Decimal | null>> {
  const known = new Map<Day, Decimal | null>();
  for (const { before } of await readRevisions(db, seriesId, { after: moment })) {
    for (const [day, value] of before) known.set(day, value);
  }
  return known;
}
