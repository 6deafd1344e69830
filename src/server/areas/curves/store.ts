import { sql } from 'kysely';
import { Guarded } from '../../../access/guarded.ts';
import type { Db } from '../../../db/connect.ts';
import { readPointsOfMany } from '../../../db/quotes/read-points.ts';
import type { NameByLanguage } from '../../../db/schema.ts';
import { settlementDay } from '../../../domain/bonds/business-days.ts';
import {
  findBondCalendars,
  joinCalendars,
} from '../../../domain/time/calendars/joined-calendar.ts';
import { formatDay, parseDay, type Day } from '../../../domain/time/day.ts';
import { SHORTEST_DAYS } from '../../../loaders/analytics/curve-bonds.ts';
import { CURVE_DAY_COLUMNS, type CurveDayRow } from '../../engines/quotes/curve-rates.ts';

export interface CurveRecord {
  readonly id: number;
  readonly country: string;
  readonly currency: string;
  readonly origin: 'fitted' | 'imported';
  readonly isBenchmark: boolean;
  readonly source: string;
  readonly sourceCode: string;
  readonly allowsFiles: boolean;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
}

/** Enough for every government that borrows. */
const MAX_CURVES = 500;

/** The first or the last day of a curve. */
function findEdge(order: 'asc' | 'desc') {
  return sql<string | null>`(
      select day from curve_day where curve_id = curve.id order by day ${sql.raw(order)} limit 1
    )`;
}

/** All curves, or those with these IDs. */
export async function findCurves(db: Db, ids?: readonly number[]): Promise<CurveRecord[]> {
  let query = db
    .selectFrom('curve')
    .innerJoin('data_source', 'data_source.code', 'curve.source_code')
    .select([
      'curve.id',
      'curve.country',
      'curve.currency',
      'curve.origin',
      'curve.is_benchmark as isBenchmark',
      'data_source.name as source',
      'data_source.code as sourceCode',
      'data_source.allows_files as allowsFiles',
      findEdge('asc').as('firstDay'),
      findEdge('desc').as('lastDay'),
    ])
    .orderBy('curve.id')
    .limit(MAX_CURVES);
  if (ids) query = query.where(sql<boolean>`curve.id = any(${ids})`);
  return query.execute();
}

export interface CurveBond {
  readonly id: number;
  readonly name: NameByLanguage;
  readonly isin: string | null;
  readonly couponType: 'fixed' | 'zero';
  readonly maturesOn: string;
  readonly yield: Guarded<string>;
}

const MAX_BONDS = 500;

/**
 * The bonds that a day's curve is fitted to (`src/loaders/analytics/curve-bonds.ts`), shortest
 * first: with fixed payments and without early redemption.
 */
export async function findBonds(
  db: Db,
  { country, currency, sourceCode }: CurveRecord,
  day: Day,
): Promise<CurveBond[]> {
  const on = formatDay(day);
  const rows = await db
    .selectFrom('issuer')
    .innerJoin('instrument', 'instrument.issuer_id', 'issuer.id')
    .innerJoin('bond', 'bond.instrument_id', 'instrument.id')
    .leftJoin('series', (join) =>
      join
        .onRef('series.instrument_id', '=', 'instrument.id')
        .on('series.field', '=', 'yield')
        .on('series.source_code', '=', sourceCode),
    )
    .select([
      'instrument.id',
      'instrument.name',
      'instrument.isin',
      sql<CurveBond['couponType']>`bond.coupon_type`.as('couponType'),
      'bond.matures_on as maturesOn',
      'bond.settlement_days as settlementDays',
      'bond.day_count as dayCount',
      'instrument.venue',
      'series.id as seriesId',
    ])
    .where('issuer.country', '=', country)
    .where('issuer.sector', '=', 'government')
    .where('instrument.currency', '=', currency)
    .where('instrument.is_hidden', '=', false)
    .where('bond.coupon_type', 'in', ['fixed', 'zero'])
    .where('bond.index_name', 'is', null)
    .where('bond.index_ratio', 'is', null)
    .where('bond.issued_on', '<=', on)
    .where('bond.matures_on', '>', on)
    .where(sql<boolean>`not exists (
      select from bond_option where bond_option.instrument_id = bond.instrument_id
    )`)
    .orderBy('bond.matures_on')
    .orderBy('instrument.id')
    .limit(MAX_BONDS)
    .execute();
  const fitted = rows.filter(({ maturesOn, settlementDays, venue, dayCount }) => {
    const calendar = joinCalendars(findBondCalendars(currency, venue, dayCount));
    return parseDay(maturesOn!)! - settlementDay(calendar, day, settlementDays) >= SHORTEST_DAYS;
  });
  const seriesIds = fitted.flatMap(({ seriesId }) => seriesId ?? []);
  const yields = await readPointsOfMany(
    db,
    seriesIds.map((seriesId) => ({ seriesId, from: day, to: day })),
  );
  return fitted.flatMap(({ id, name, isin, couponType, maturesOn, seriesId }) => {
    const value = seriesId === null ? undefined : yields.get(seriesId)?.values.at(-1);
    // A bond without a price that day isn't part of the curve.
    return value === undefined
      ? []
      : [
          {
            id,
            name,
            isin,
            couponType,
            maturesOn: maturesOn!,
            yield: new Guarded(value.toFixed(3)),
          },
        ];
  });
}

const DAYS_AT_ONCE = 500;

/** All days of a curve, earliest first, in parts. */
export async function readAllDays(
  db: Db,
  curveId: number,
): Promise<Guarded<readonly CurveDayRow[]>> {
  const days: CurveDayRow[] = [];
  let after = formatDay(parseDay('1000-01-01')!);
  for (;;) {
    const rows = await db
      .selectFrom('curve_day')
      .select(CURVE_DAY_COLUMNS)
      .where('curve_id', '=', curveId)
      .where('day', '>', after)
      .orderBy('day')
      .limit(DAYS_AT_ONCE)
      .execute();
    days.push(...rows);
    if (rows.length < DAYS_AT_ONCE) return new Guarded(days);
    after = rows.at(-1)!.day;
  }
}
