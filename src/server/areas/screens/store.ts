import { sql } from 'kysely';
import { Guarded } from '../../../access/guarded.ts';
import type { Db } from '../../../db/connect.ts';
import type { NameByLanguage } from '../../../db/schema.ts';
import { parseDay, type Day } from '../../../domain/time/day.ts';
import { isBehind } from '../../../domain/time/figure-day.ts';
import { findCalendars } from '../../../domain/time/calendars/holidays.ts';
import type { IndexMeasure } from '../../../domain/instruments/index-measure.ts';
import { INTERNATIONAL } from '../../../domain/instruments/national-scales.ts';
import { isOfMeasure } from '../../../domain/screens/screen-address.ts';
import { SCREEN_COLUMNS, type ScreenKind } from '../../../domain/screens/screen-fields.ts';
import { compositeGrade } from '../../engines/quotes/composite-ratings.ts';
import {
  BOND_PRICE_DECIMALS,
  LEVEL_DECIMALS,
  ROW_KINDS,
  ANSWER_DECIMALS,
} from '../../engines/screening/memory-columns.ts';

export const USUAL_DECIMALS = 2;

/** A row of a list; its values are those of the last close. */
export interface ScreenRecord {
  readonly id: number;
  readonly name: NameByLanguage;
  readonly isin: string | null;
  readonly ticker: string | null;
  readonly issuerId: number | null;
  readonly issuerName: NameByLanguage | null;
  readonly country: string | null;
  readonly currency: string | null;
  readonly sector: string | null;
  readonly issuerType: string | null;
  readonly category: string | null;
  readonly status: string;
  readonly venue: string | null;
  readonly couponType: string | null;
  readonly coupon: string | null;
  readonly issued: string | null;
  readonly maturity: string | null;
  readonly seniority: string | null;
  readonly options: string[];
  readonly amount: string | null;
  readonly denomination: string | null;
  readonly cost: string | null;
  readonly bonds: number | null;
  readonly stocks: number | null;
  readonly lastDay: string | null;
  /** Older than the latest market day of the list, so it has no one-day change. */
  readonly isStale: boolean;
  readonly measure: IndexMeasure | null;
  readonly unit: string | null;
  readonly isRealtime: boolean;
  readonly seriesId: number | null;
  readonly source: string | null;
  /**
   * Whether the source allows its values in files; `allowsRating` is the same for rating sources.
   */
  readonly allowsFiles: boolean;
  readonly allowsRating: boolean;
  readonly decimals: Guarded<number>;
  /**
   * Null if a value is impossible; a value that is merely missing reveals something and is guarded.
   */
  readonly values: Readonly<Record<ValueColumn, Guarded<string | null> | null>>;
}

export const VALUE_COLUMNS = [
  'price',
  'dayChange',
  'monthChange',
  'yearChange',
  'dayChangeBp',
  'monthChangeBp',
  'yearChangeBp',
  'monthBase',
  'yearBase',
  'yield',
  'duration',
  'spread',
  'workoutKind',
  'workout',
  'maturityYield',
  'maturityDuration',
  'maturitySpread',
  'rating',
  'size',
] as const;
export type ValueColumn = (typeof VALUE_COLUMNS)[number];
/** Values that don't come from quotes. */
const UNQUOTED: ReadonlySet<ValueColumn> = new Set(['rating', 'size']);

/** Base values for changes, needed only for live updates. */
const BASES: ReadonlySet<ValueColumn> = new Set(['monthBase', 'yearBase']);

/** Figures that assume payment. */
const FIGURES: ReadonlySet<ValueColumn> = new Set([
  'yield',
  'duration',
  'spread',
  'workoutKind',
  'workout',
  'maturityYield',
  'maturityDuration',
  'maturitySpread',
]);

/** The rows with these IDs, in their order; rows removed in the meantime are left out. */
export async function findRows(
  db: Db,
  kind: ScreenKind,
  ids: readonly number[],
  marketDay: Day,
): Promise<ScreenRecord[]> {
  if (ids.length === 0) return [];
  const rows = await rowQuery(db)
    .where('screen_row.kind', '=', ROW_KINDS[kind])
    .where(sql<boolean>`screen_row.id = any(${ids})`)
    .where('is_shown', '=', true)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, toRecord(kind, row, marketDay)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The ISINs that no row of the list has. */
export async function findUnknownIsins(
  db: Db,
  kind: ScreenKind,
  isins: readonly string[],
): Promise<string[]> {
  if (isins.length === 0) return [];
  const rows = await db
    .selectFrom('screen_row')
    .where('kind', '=', ROW_KINDS[kind])
    .where('is_shown', '=', true)
    .where(sql<boolean>`isin = any(${isins})`)
    .select('isin')
    .execute();
  const known = new Set(rows.map(({ isin }) => isin));
  return isins.filter((isin) => !known.has(isin));
}

/** Names by ID. */
export async function findNames(
  db: Db,
  kind: ScreenKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NameByLanguage>> {
  const rows = await db
    .selectFrom('screen_row')
    .where('kind', '=', ROW_KINDS[kind])
    .where(sql<boolean>`id = any(${ids})`)
    .select(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const rounded = (name: string, decimals: number) =>
  sql<string | null>`round(${sql.ref(`screen_row.${name}`)}, ${sql.lit(decimals)})::text`;
/** Rates change in basis points, everything else in percent. */
const IS_RATE = sql<boolean>`screen_is_rate(screen_row.kind, screen_row.unit)`;
const inPercent = (name: string, decimals: number) =>
  sql<string | null>`case when not ${IS_RATE} then ${rounded(name, decimals)} end`;
const inPoints = (name: string, decimals: number) =>
  sql<string | null>`case when ${IS_RATE} then ${rounded(name, decimals)} end`;
const DECIMALS = sql<number>`case screen_row.kind
  when 'index' then ${sql.lit(LEVEL_DECIMALS)}
  when 'bond' then ${sql.lit(BOND_PRICE_DECIMALS)}
  else coalesce(screen_row.decimals, ${sql.lit(USUAL_DECIMALS)}) end`;
/** A bond's price has all stored digits, as in its own endpoints; pages show fewer. */
const PRICE_DIGITS = sql<number>`case screen_row.kind
  when 'bond' then greatest(scale(trim_scale(price)), ${DECIMALS}) else ${DECIMALS} end`;
const plain = (name: string) =>
  sql<string | null>`trim_scale(${sql.ref(`screen_row.${name}`)})::text`;

function rowQuery(db: Db) {
  return db
    .selectFrom('screen_row')
    .leftJoin('data_source', 'data_source.code', 'screen_row.source_code')
    .leftJoin('series', 'series.id', 'screen_row.series_id')
    .select([
      'screen_row.id',
      'screen_row.kind',
      'screen_row.name',
      'screen_row.code',
      'screen_row.isin',
      'issuer_id as issuerId',
      'issuer_name as issuerName',
      'country',
      'screen_row.currency',
      'sector',
      'issuer_type as issuerType',
      'category',
      'status',
      'venue',
      'coupon_type as couponType',
      plain('coupon').as('coupon'),
      'issued_on as issued',
      'matures_on as maturity',
      'seniority',
      'options',
      plain('amount').as('amount'),
      plain('denomination').as('denomination'),
      plain('expense_ratio').as('cost'),
      'bonds',
      'stocks',
      'screen_row.last_day as lastDay',
      'screen_row.unit',
      IS_RATE.as('isRate'),
      'series.is_realtime as isRealtime',
      'screen_row.series_id as seriesId',
      'data_source.name as source',
      'data_source.allows_files as allowsFiles',
      ratersAllowFiles().as('allowsRating'),
      DECIMALS.as('decimals'),
      sql<string | null>`round(price, ${PRICE_DIGITS})::text`.as('price'),
      inPercent('day_change', ANSWER_DECIMALS.dayChange).as('dayChange'),
      inPercent('month_change', ANSWER_DECIMALS.monthChange).as('monthChange'),
      inPercent('year_change', ANSWER_DECIMALS.yearChange).as('yearChange'),
      inPoints('day_change', ANSWER_DECIMALS.dayChangeBp).as('dayChangeBp'),
      inPoints('month_change', ANSWER_DECIMALS.monthChangeBp).as('monthChangeBp'),
      inPoints('year_change', ANSWER_DECIMALS.yearChangeBp).as('yearChangeBp'),
      plain('month_close').as('monthClose'),
      plain('year_close').as('yearClose'),
      rounded('yield', ANSWER_DECIMALS.yield).as('yield'),
      rounded('duration', ANSWER_DECIMALS.duration).as('duration'),
      rounded('spread', ANSWER_DECIMALS.spread).as('spread'),
      'workout as workoutKind',
      'workout_on as workout',
      rounded('maturity_yield', ANSWER_DECIMALS.maturityYield).as('maturityYield'),
      rounded('maturity_duration', ANSWER_DECIMALS.maturityDuration).as('maturityDuration'),
      rounded('maturity_spread', ANSWER_DECIMALS.maturitySpread).as('maturitySpread'),
      'notch',
      plain('size').as('size'),
    ]);
}

/** Whether all agencies that rate it, or its issuer, allow this in files. */
function ratersAllowFiles() {
  return sql<boolean>`(
    screen_row.notch is null or not exists (
      select from rating join data_source as rater on rater.code = rating.source_code
      where not rater.allows_files and rating.scale = ${INTERNATIONAL}
        and (
          (screen_row.kind <> 'company' and rating.instrument_id = screen_row.id)
          or rating.issuer_id
            = case when screen_row.kind = 'company' then screen_row.id else screen_row.issuer_id end
        )
    )
  )`;
}

type Row = Awaited<ReturnType<ReturnType<typeof rowQuery>['execute']>>[number];

function toRecord(
  list: ScreenKind,
  { kind, code, notch, decimals, allowsFiles, isRate, ...row }: Row,
  marketDay: Day,
): ScreenRecord {
  const {
    price,
    dayChange,
    monthChange,
    yearChange,
    dayChangeBp,
    monthChangeBp,
    yearChangeBp,
    monthClose,
    yearClose,
    yield: rate,
    duration,
    spread,
    workoutKind,
    workout,
    maturityYield,
    maturityDuration,
    maturitySpread,
    size,
    ...open
  } = row;
  const hasBases = kind === 'index';
  const isStale =
    row.lastDay !== null &&
    isBehind(parseDay(row.lastDay)!, marketDay, findCalendars([row.currency], row.venue));
  const told = {
    price,
    dayChange: isStale ? null : dayChange,
    monthChange,
    yearChange,
    dayChangeBp: isStale ? null : dayChangeBp,
    monthChangeBp,
    yearChangeBp,
    monthBase: hasBases ? monthClose : null,
    yearBase: hasBases ? yearClose : null,
    yield: rate,
    duration,
    spread,
    workoutKind,
    workout,
    maturityYield,
    maturityDuration,
    maturitySpread,
    rating: notch === null ? null : compositeGrade(notch),
    size,
  };
  // That a bond is in default is part of its terms, and so is that it has no yield.
  const isKnownMissing = (column: ValueColumn) => row.status === 'defaulted' && FIGURES.has(column);
  const isHere = isOfMeasure(isRate ? 'rates' : 'levels');
  const canHave = (column: ValueColumn) =>
    (BASES.has(column)
      ? hasBases
      : SCREEN_COLUMNS[list].some((each) => each.id === column && isHere(each))) &&
    // Everybody may know that it was never quoted.
    (row.lastDay !== null || UNQUOTED.has(column));
  return {
    ...open,
    isStale,
    // A bond is identified by its ISIN, which has its own field.
    ticker: kind === 'bond' ? null : code,
    measure: kind === 'index' ? (isRate ? 'rates' : 'levels') : null,
    isRealtime: row.isRealtime ?? false,
    allowsFiles: allowsFiles ?? true,
    decimals: new Guarded(decimals),
    values: Object.fromEntries(
      VALUE_COLUMNS.map((column) => {
        const value = told[column];
        const isMissing = value === null && (!canHave(column) || isKnownMissing(column));
        return [column, isMissing ? null : new Guarded(value)];
      }),
    ) as ScreenRecord['values'],
  };
}
