import type pg from 'pg';
import type { Day } from '../../domain/time/day.ts';
import { IS_OWN_MONEY, type CurveKey } from './curve-bonds.ts';
import { refitCurve } from './fit-curves.ts';
import { dayParameter } from './measured-figure.ts';

/** Entries examined per transaction. */
const MAX_NOTES = 2000;

/** An entry with the curve that it belongs to, if that is of a government in its own currency. */
interface CurveNote extends CurveKey {
  readonly seriesId: number;
  readonly from: Day | null;
  readonly noted: string;
  readonly isCurveBond: boolean;
}

/**
 * Fits one of the curves with changed prices or bonds, and records all bonds whose spreads are
 * measured from it. Returns the number of its days; undefined when no entry needs a curve.
 */
export async function fitDueCurves(client: pg.PoolClient): Promise<number | undefined> {
  const notes = await readNotes(client);
  if (notes.length === 0) return undefined;
  const first = notes.find(({ isCurveBond }) => isCurveBond);
  const [key, from] = [curveText(first), findEarliest(notes, first)];
  const fitted = first && (await refitCurve(client, first, from));
  const done = notes.filter((note) => !note.isCurveBond || curveText(note) === key);
  await requeueFigures(client, done, fitted?.isBenchmark ? first!.currency : null, from);
  return fitted?.days ?? 0;
}

function curveText(note: CurveKey | undefined): string {
  return note ? `${note.country} ${note.currency} ${note.source}` : '';
}

function findEarliest(notes: readonly CurveNote[], first: CurveNote | undefined): Day | null {
  let day = first?.from ?? null;
  for (const note of notes) {
    if (!note.isCurveBond || curveText(note) !== curveText(first) || day === null) continue;
    day = note.from === null ? null : Math.min(day, note.from);
  }
  return day;
}

async function readNotes(client: pg.PoolClient): Promise<CurveNote[]> {
  const { rows } = await client.query<CurveNote>(
    `select series_id as "seriesId", from_day - date '1970-01-01' as from,
       noted_at::text as noted, issuer.country, instrument.currency, series.source_code as source,
       coalesce(sector = 'government' and ${IS_OWN_MONEY}, false) as "isCurveBond"
     from figures_due join series on series.id = series_id
     join instrument on instrument.id = instrument_id
     left join issuer on issuer.id = issuer_id
     where needs_curve order by noted_at, series_id limit $1`,
    [MAX_NOTES],
  );
  return rows;
}

/**
 * The curve of these entries is done, so only figures are left; for a changed benchmark those of
 * all bonds in its currency, from the first changed day. Rows are locked in id order, the prices
 * first, like all writers of prices do, to avoid deadlocks.
 */
async function requeueFigures(
  client: pg.PoolClient,
  done: readonly CurveNote[],
  currency: string | null,
  from: Day | null,
): Promise<void> {
  const measured = await lockMeasured(client, currency);
  const ids = done.map(({ seriesId }) => seriesId);
  await client.query(
    `select from figures_due where series_id = any($1) order by series_id for update`,
    [[...ids, ...measured]],
  );
  await client.query(
    `update figures_due set needs_curve = false
     from unnest($1::integer[], $2::timestamptz[]) as done (id, noted)
     where series_id = done.id and noted_at = done.noted`,
    [ids, done.map(({ noted }) => noted)],
  );
  await client.query(
    `insert into figures_due (series_id, from_day, needs_curve)
     select id, $2::date, false from unnest($1::integer[]) as id order by id
     on conflict (series_id) do update set from_day =
       case when figures_due.from_day is null or excluded.from_day is null then null
         else least(figures_due.from_day, excluded.from_day) end`,
    [measured, dayParameter(from)],
  );
}

/** The prices of all bonds in a currency. */
async function lockMeasured(client: pg.PoolClient, currency: string | null): Promise<number[]> {
  if (currency === null) return [];
  const { rows } = await client.query<{ id: number }>(
    `select series.id from series join bond using (instrument_id)
     join instrument on instrument.id = instrument_id
     where instrument.currency = $1 and field = 'close' and last_day is not null
     order by series.id for key share of series`,
    [currency],
  );
  return rows.map(({ id }) => id);
}
