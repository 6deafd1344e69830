import { formatDay, weekdayFromDay, type Day } from '../../domain/time/day.ts';
import type { Db } from '../connect.ts';

/** Ids that no curve of the demo market has. */
export const TEST_CURVES = { US: 9001, DE: 9002, NO: 9003 } as const;
/** How many days before the present the curves begin; they have values on weekdays. */
const DAYS = 420;

/** The curves end on the day before this one. */
export function testCurveDays(today: Day): string[] {
  return Array.from({ length: DAYS }, (_, i) => today - DAYS + i)
    .filter((day) => weekdayFromDay(day) % 6 !== 0)
    .map(formatDay);
}

/** Two curves at different levels with a year of days, and one without any. */
export async function insertTestCurves(db: Db, today: Day): Promise<void> {
  const { code } = await db.selectFrom('data_source').select('code').executeTakeFirstOrThrow();
  // Separate currencies, so that they are benchmarks in addition to those of the demo market.
  const currencies = { US: 'XUS', DE: 'XEU', NO: 'XNO' } as const;
  await db
    .insertInto('curve')
    .values(
      (['US', 'DE', 'NO'] as const).map((country) => ({
        id: TEST_CURVES[country],
        source_code: code,
        country,
        currency: currencies[country],
        origin: 'fitted' as const,
        is_benchmark: true,
      })),
    )
    .execute();
  const days = testCurveDays(today);
  const rows = (['US', 'DE'] as const).flatMap((country) =>
    days.map((day, i) => ({
      curve_id: TEST_CURVES[country],
      day,
      beta0: (country === 'US' ? 0.045 : 0.03) + 0.002 * Math.sin(i / 20),
      beta1: -0.012 + 0.001 * Math.cos(i / 15),
      beta2: -0.018,
      beta3: 0.006,
      tau1: 1.6,
      tau2: 7,
      bonds: country === 'US' ? 24 : 9,
      longest: country === 'US' ? 29.5 : 10.4,
      error: 0.000_21,
    })),
  );
  await db.insertInto('curve_day').values(rows).execute();
}
