import { Guarded } from '../../../access/guarded.ts';
import type { Db } from '../../../db/connect.ts';
import { isWithin } from '../../../domain/curves/curve-tenors.ts';
import { formatDay, parseDay } from '../../../domain/time/day.ts';
import { todayAt, type Now } from '../../../domain/time/now.ts';
import {
  findDatedCurves,
  hasChangeOfDay,
  readDayCurves,
  readTenorRates,
  type DatedCurve,
} from '../../engines/quotes/curve-rates.ts';

/** The largest markets of government bonds first; others follow by ID. */
const FIRST_COUNTRIES = 'DE US GB JP FR IT CN CA ES CH AU BR IN MX PL ZA'.split(' ');
const SHOWN = 16;
/** How many countries have a 30-day line. */
const WITH_LINE = 2;
const LINE_DAYS = 30;
const YEARS = 10;
const SHORT_YEARS = 2;
const NO_LINE = new Guarded<readonly number[]>([]);

export interface YieldRecord {
  readonly curveId: number;
  readonly country: string;
  readonly source: string;
  readonly day: string;
  readonly rate: Guarded<string>;
  readonly change: Guarded<string> | null;
  readonly spread: Guarded<string> | null;
  readonly slope: Guarded<string>;
  /** Par rates of the last 30 days; empty except for the first few. */
  readonly line: Guarded<readonly number[]>;
}

export interface YieldsRead {
  readonly curves: number;
  readonly shown: readonly YieldRecord[];
}

/** Ten-year government yields. */
export async function readYields(db: Db, now: Now): Promise<YieldsRead> {
  const on = formatDay(todayAt(now));
  const curves = await findDatedCurves(db, on);
  const chosen = chooseCurves(curves);
  const days = await readDayCurves(
    db,
    chosen.map(({ id }) => ({ curveId: id, on })),
  );
  const found = chosen
    .map((curve, i) => ({ curve, latest: days[i]!.latest, before: days[i]!.before }))
    .filter(({ latest }) => isWithin(YEARS, latest.longest))
    .slice(0, SHOWN);
  const german = found.find(({ curve }) => curve.country === 'DE')?.latest;
  const shown = await Promise.all(
    found.map(async ({ curve, latest, before }, i): Promise<YieldRecord> => ({
      curveId: curve.id,
      country: curve.country,
      source: curve.source,
      day: latest.day,
      rate: latest.rate(YEARS, 'par'),
      change:
        before && hasChangeOfDay(curve, { latest, before }, now)
          ? latest.above(before, YEARS, 'par')
          : null,
      // Curves of different days aren't compared.
      spread:
        german && latest !== german && latest.day === german.day
          ? latest.above(german, YEARS, 'par')
          : null,
      slope: latest.slope(SHORT_YEARS, YEARS, 'par'),
      line: i < WITH_LINE ? await readLine(db, curve.id, latest.day) : NO_LINE,
    })),
  );
  return { curves: curves.length, shown };
}

/** One curve per country, preferably its benchmark. */
function chooseCurves(curves: readonly DatedCurve[]): DatedCurve[] {
  const byCountry = Map.groupBy(
    curves.toSorted((a, b) => Number(b.isBenchmark) - Number(a.isBenchmark) || a.id - b.id),
    ({ country }) => country,
  );
  return [...byCountry.values()]
    .map(([first]) => first!)
    .toSorted((a, b) => countryPlace(a) - countryPlace(b) || a.id - b.id)
    .slice(0, 2 * SHOWN);
}

function countryPlace({ country }: DatedCurve): number {
  const at = FIRST_COUNTRIES.indexOf(country);
  return at === -1 ? FIRST_COUNTRIES.length : at;
}

async function readLine(db: Db, curveId: number, day: string): Promise<YieldRecord['line']> {
  const to = parseDay(day)!;
  const range = { from: to - LINE_DAYS + 1, to };
  const rates = await readTenorRates(db, { curveId, kind: 'par', tenor: '10Y' }, range);
  return rates?.values ?? NO_LINE;
}
