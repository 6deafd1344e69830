import { sql } from 'kysely';
import { Guarded } from '../../../access/guarded.ts';
import type { Db } from '../../../db/connect.ts';
import {
  curveRate,
  isWithin,
  TENORS,
  type CurveKind,
  type Tenor,
} from '../../../domain/curves/curve-tenors.ts';
import type { SvenssonCurve } from '../../../domain/curves/svensson.ts';
import { formatDay, parseDay, type Day } from '../../../domain/time/day.ts';
import { isChangeOfDay, isStale } from '../../../domain/time/figure-day.ts';
import { findCalendars } from '../../../domain/time/calendars/holidays.ts';
import type { Now } from '../../../domain/time/now.ts';

const PARAMETERS = ['beta0', 'beta1', 'beta2', 'beta3', 'tau1', 'tau2'] as const;
export type CurveParameter = (typeof PARAMETERS)[number];

/** Rates are shown to a ten-thousandth of a percent, changes to a tenth of a basis point. */
const RATE_DIGITS = 4;
const CHANGE_DIGITS = 1;
export interface CurveDayRow extends SvenssonCurve {
  readonly day: string;
  readonly bonds: number | null;
  readonly longest: number | null;
  readonly error: number | null;
}

export const CURVE_DAY_COLUMNS = [
  'curve_day.day',
  'curve_day.bonds',
  'curve_day.longest',
  'curve_day.error',
  ...PARAMETERS.map((name) => `curve_day.${name}` as const),
] as const;

/** The curve of one day. Its parameters and rates are only exposed guarded. */
export class DayCurve {
  readonly #rates: SvenssonCurve;
  readonly #country: string;
  readonly day: string;
  readonly bonds: number | null;
  /** Years to the maturity of the longest bond. */
  readonly longest: number | null;
  /** In basis points. */
  readonly error: Guarded<string> | null;

  constructor(row: CurveDayRow, country: string) {
    const { beta0, beta1, beta2, beta3, tau1, tau2 } = row;
    this.#rates = { beta0, beta1, beta2, beta3, tau1, tau2 };
    this.#country = country;
    this.day = row.day;
    this.bonds = row.bonds;
    this.longest = row.longest;
    this.error = row.error === null ? null : new Guarded(decimalText(row.error * 10_000, 2));
  }

  /** In percent. */
  rate(years: number, kind: CurveKind): Guarded<string> {
    return new Guarded(decimalText(this.#percent(years, kind), RATE_DIGITS));
  }

  /** The spread over another curve, in basis points. */
  above(other: DayCurve, years: number, kind: CurveKind): Guarded<string> {
    const difference = this.#percent(years, kind) - other.#percent(years, kind);
    return new Guarded(decimalText(difference * 100, CHANGE_DIGITS));
  }

  /** The rate of a longer maturity less that of a shorter one, in basis points. */
  slope(shorter: number, longer: number, kind: CurveKind): Guarded<string> {
    const difference = this.#percent(longer, kind) - this.#percent(shorter, kind);
    return new Guarded(decimalText(difference * 100, CHANGE_DIGITS));
  }

  /** Rates by maturity. They have no shape (docs/decisions/masked-shapes.md). */
  line(times: readonly number[], kind: CurveKind): Guarded<readonly number[]> {
    return new Guarded(times.map((years) => round(this.#percent(years, kind), RATE_DIGITS)));
  }

  parameters(): Readonly<Record<CurveParameter, Guarded<string>>> {
    const texts = PARAMETERS.map((name) => [name, new Guarded(decimalText(this.#rates[name], 8))]);
    return Object.fromEntries(texts) as Record<CurveParameter, Guarded<string>>;
  }

  #percent(years: number, kind: CurveKind): number {
    return 100 * curveRate(this.#rates, years, { kind, country: this.#country });
  }
}

/** Whether the change between two curves is a one-day change and current. */
export function hasChangeOfDay(
  { currency }: { readonly currency: string },
  { latest, before }: { readonly latest: DayCurve; readonly before: DayCurve },
  now: Now,
): boolean {
  const calendars = findCalendars([currency]);
  const day = parseDay(latest.day)!;
  return (
    !isStale(day, now, 'curve', calendars) && isChangeOfDay(parseDay(before.day), day, calendars)
  );
}

/** One tenor of a curve. */
export interface CurveTenor {
  readonly curveId: number;
  readonly kind: CurveKind;
  readonly tenor: Tenor;
}

/**
 * The rate of a tenor by day, both days included, in percent; days without a bond of that maturity
 * are left out. Null if there is no such curve.
 */
export async function readTenorRates(
  db: Db,
  { curveId, kind, tenor }: CurveTenor,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<{ days: Day[]; values: Guarded<readonly number[]> } | null> {
  const curve = await db
    .selectFrom('curve')
    .select('country')
    .where('id', '=', curveId)
    .executeTakeFirst();
  if (!curve) return null;
  const rows = await db
    .selectFrom('curve_day')
    .select(['day', 'longest', ...PARAMETERS])
    .where('curve_id', '=', curveId)
    .where('day', '>=', formatDay(from))
    .where('day', '<=', formatDay(to))
    .orderBy('day')
    .execute();
  const years = TENORS[tenor];
  const days: Day[] = [];
  const values: number[] = [];
  for (const { day, longest, ...row } of rows) {
    if (!isWithin(years, longest)) continue;
    days.push(parseDay(day)!);
    values.push(round(100 * curveRate(row, years, { kind, country: curve.country }), RATE_DIGITS));
  }
  return { days, values: new Guarded(values) };
}

/** A curve that has data. */
export interface DatedCurve {
  readonly id: number;
  readonly country: string;
  readonly currency: string;
  readonly isBenchmark: boolean;
  readonly source: string;
}

/** Enough for every government that borrows. */
const MAX_CURVES = 500;

/** The curves that have a day on or before this one. */
export async function findDatedCurves(db: Db, on: string): Promise<DatedCurve[]> {
  return db
    .selectFrom('curve')
    .innerJoin('data_source', 'data_source.code', 'curve.source_code')
    .where(sql<boolean>`exists (
      select from curve_day where curve_day.curve_id = curve.id and day <= ${on}
    )`)
    .orderBy('curve.id')
    .limit(MAX_CURVES)
    .select([
      'curve.id',
      'curve.country',
      'curve.currency',
      'curve.is_benchmark as isBenchmark',
      'data_source.name as source',
    ])
    .execute();
}

/** The last two days of each curve, up to its own date, in one query. */
export async function readDayCurves(
  db: Db,
  wanted: readonly { readonly curveId: number; readonly on: string }[],
): Promise<{ latest: DayCurve; before: DayCurve | null }[]> {
  const rows = await sql<CurveDayRow & { country: string; place: string }>`
    select place, curve.country, found.*
    from unnest(
      ${wanted.map(({ curveId }) => curveId)}::int[], ${wanted.map(({ on }) => on)}::date[]
    ) with ordinality as wanted (curve_id, up_to, place)
    join curve on curve.id = wanted.curve_id
    cross join lateral (
      select day, bonds, longest, error, beta0, beta1, beta2, beta3, tau1, tau2
      from curve_day
      where curve_day.curve_id = wanted.curve_id and day <= wanted.up_to
      order by day desc
      limit 2
    ) as found
    order by place, day desc`.execute(db);
  const byPlace = Map.groupBy(rows.rows, ({ place }) => Number(place));
  return wanted.map((_, i) => {
    const [latest, before] = byPlace.get(i + 1) ?? [];
    if (!latest) throw new Error('a curve has no day up to the one that was found');
    return {
      latest: new DayCurve(latest, latest.country),
      before: before ? new DayCurve(before, before.country) : null,
    };
  });
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** Without the sign of a negative zero. */
function decimalText(value: number, digits: number): string {
  return value.toFixed(digits).replace(/^-(?=0(?:\.0+)?$)/, '');
}
