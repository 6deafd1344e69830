import { sql } from 'kysely';
import { Guarded, type GuardedLine } from '../../../access/guarded.ts';
import type { Db } from '../../../db/connect.ts';
import type { NameByLanguage } from '../../../db/schema.ts';
import { parseDay } from '../../../domain/time/day.ts';
import { isStale } from '../../../domain/time/figure-day.ts';
import { findCalendars } from '../../../domain/time/calendars/holidays.ts';
import type { Now } from '../../../domain/time/now.ts';
import { compositeGrade } from '../../engines/quotes/composite-ratings.ts';
import { readSparklines } from '../../engines/charts/sparklines.ts';
import { ANSWER_DECIMALS } from '../../engines/screening/memory-columns.ts';

export type ClosedKind = 'bond' | 'stock' | 'etf';

/** What a list shows of an instrument at its last close. */
export interface CloseRecord {
  readonly id: number;
  readonly name: NameByLanguage;
  readonly ticker: string | null;
  readonly currency: string | null;
  readonly category: string | null;
  readonly issued: string | null;
  readonly couponType: string | null;
  readonly maturity: string | null;
  readonly amount: string | null;
  readonly cost: string | null;
  readonly sourceCode: string | null;
  readonly lastDay: string | null;
  /** Older than the latest market day of its kind, so it has no one-day change. */
  readonly isStale: boolean;
  readonly decimals: number | null;
  readonly price: Guarded<string | null>;
  readonly dayChange: Guarded<string | null>;
  readonly yield: Guarded<string | null>;
  readonly duration: Guarded<string | null>;
  readonly spread: Guarded<string | null>;
  readonly rating: Guarded<string | null>;
  readonly size: Guarded<string | null>;
  /** Only for shares and funds. */
  readonly line: GuardedLine | null;
}

/** By ID; instruments removed in the meantime are missing. */
export async function readCloses(
  db: Db,
  kind: ClosedKind,
  ids: readonly number[],
  now: Now,
): Promise<ReadonlyMap<number, CloseRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('screen_row')
    .where('kind', '=', kind)
    .where('id', 'in', [...new Set(ids)])
    .where('is_shown', '=', true)
    .select([
      'id',
      'name',
      'code as ticker',
      'currency',
      'venue',
      'category',
      'issued_on as issued',
      'coupon_type as couponType',
      'matures_on as maturity',
      'amount',
      'expense_ratio as cost',
      'source_code as sourceCode',
      'series_id as seriesId',
      'last_day as lastDay',
      'decimals',
      'price',
      rounded('day_change', 'dayChange'),
      rounded('yield', 'yield'),
      rounded('duration', 'duration'),
      rounded('spread', 'spread'),
      'notch',
      'size',
    ])
    .execute();
  const lines = kind === 'bond' ? new Map<number, GuardedLine>() : await readSparklines(db, rows);
  const isOld = ({
    lastDay,
    currency,
    venue,
  }: Pick<(typeof rows)[number], 'lastDay' | 'currency' | 'venue'>) =>
    lastDay !== null && isStale(parseDay(lastDay)!, now, kind, findCalendars([currency], venue));
  return new Map(
    rows.map(({ seriesId: _seriesId, notch, ...row }) => [
      row.id,
      {
        ...row,
        isStale: isOld(row),
        price: guard(row.price),
        dayChange: guard(isOld(row) ? null : row.dayChange),
        yield: guard(row.yield),
        duration: guard(row.duration),
        spread: guard(row.spread),
        rating: guard(notch === null ? null : compositeGrade(notch)),
        size: guard(row.size),
        line: lines.get(row.id) ?? null,
      },
    ]),
  );
}

/** With the decimals of the lists. */
function rounded<F extends 'dayChange' | 'yield' | 'duration' | 'spread'>(
  column: string,
  field: F,
) {
  const digits = sql.lit(ANSWER_DECIMALS[field]);
  return sql<string | null>`round(${sql.ref(`screen_row.${column}`)}, ${digits})::text`.as(field);
}

/** Also guards a missing rating: only viewers with access may know that a bond has none. */
function guard(text: string | null): Guarded<string | null> {
  return new Guarded(text);
}

/** In the order of the IDs. */
export function pickCloses(
  found: ReadonlyMap<number, CloseRecord>,
  ids: readonly number[],
): CloseRecord[] {
  return ids.flatMap((id) => found.get(id) ?? []);
}
