import { sql } from 'kysely';
import { ANONYMOUS } from '../../../access/viewer.ts';
import { MASK, reveal, visibilityFor } from '../../../access/guarded.ts';
import type { getBondsByNumber } from '../../../contracts/bonds/sections.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import type { Db } from '../../../db/connect.ts';
import { isInDefault } from '../../../domain/bonds/default.ts';
import { readWorkoutCode } from '../../../domain/bonds/figure-fields.ts';
import { formatDay } from '../../../domain/time/day.ts';
import { todayAt, type Now } from '../../../domain/time/now.ts';
import { findComposites, ratingFor, type GuardedComposite } from './composite-ratings.ts';
import { nameIn } from './names.ts';
import { QUOTE_COLUMNS, quoteFor, toQuoteRecord, type QuoteReader } from './quotes.ts';
import type { QuoteRecord } from './quotes.ts';
import { isShownSeries } from './shown-series.ts';

type RowAnswer = Answer<typeof getBondsByNumber>['items'][number];

/** Analytics calculated from the price of a bond and stored as series. */
const FIGURES = [
  'yield',
  'duration',
  'spread',
  'worst',
  'worst_duration',
  'worst_spread',
  'workout',
] as const;
type Figure = (typeof FIGURES)[number];

/** Analytics to one workout date. */
interface EndFigures {
  readonly yield?: QuoteRecord | undefined;
  readonly duration?: QuoteRecord | undefined;
  readonly spread?: QuoteRecord | undefined;
}

export type BondRow = Awaited<ReturnType<typeof readRows>>[number] & {
  readonly callOn: string | null;
  readonly rating: GuardedComposite | null;
  /** To worst, as in lists; for bonds without calls and puts, to maturity. */
  readonly figures: EndFigures;
  readonly toMaturity: EndFigures;
  /** The worst workout (`workoutCode`); absent if it can only be maturity. */
  readonly workout: QuoteRecord | undefined;
  readonly figuresOn: string | null;
};

/** Bonds with their terms, ratings and latest analytics, in the order of `ids`. */
export async function findBondRows(
  db: Db,
  ids: readonly number[],
  now: Now,
): Promise<readonly BondRow[]> {
  if (ids.length === 0) return [];
  const [rows, figures, calls] = await Promise.all([
    readRows(db, ids, now),
    readFigures(db, ids, now),
    readCalls(db, ids, formatDay(todayAt(now))),
  ]);
  const ratings = await findComposites(db, rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    // Earlier analytics say nothing about a bond in default.
    const own = row.isDefaulted ? [] : (figures.get(id) ?? []);
    return [
      {
        ...row,
        callOn: calls.get(id) ?? null,
        rating: ratings.get(id) ?? null,
        ...chooseFigures(own),
        figuresOn: own.find(({ field }) => field === 'yield')?.lastDay ?? null,
      },
    ];
  });
}

interface StoredFigure {
  readonly field: Figure;
  readonly lastDay: string | null;
  readonly record: QuoteRecord;
}

/** The same rule as in screen_instrument_rows: all three figures refer to one workout date. */
function chooseFigures(own: readonly StoredFigure[]) {
  const all = new Map(own.map((each) => [each.field, each]));
  const [newest] = [all.get('yield')?.lastDay ?? '', all.get('worst')?.lastDay ?? '']
    .toSorted()
    .toReversed();
  const isNewest = (field: Figure) => all.get(field)?.lastDay === newest;
  const record = (field: Figure) => all.get(field)?.record;
  const toMaturity = {
    yield: record('yield'),
    duration: record('duration'),
    spread: record('spread'),
  };
  if (!isNewest('worst') || !isNewest('worst_duration') || !isNewest('workout')) {
    return { figures: toMaturity, toMaturity, workout: undefined };
  }
  const worst = {
    yield: record('worst'),
    duration: record('worst_duration'),
    spread: isNewest('worst_spread') ? record('worst_spread') : undefined,
  };
  return { figures: worst, toMaturity, workout: record('workout') };
}

async function readRows(db: Db, ids: readonly number[], now: Now) {
  const today = formatDay(todayAt(now));
  const rows = await db
    .selectFrom('instrument')
    .innerJoin('bond', 'bond.instrument_id', 'instrument.id')
    .leftJoin('series', isShownSeries)
    .where(sql<boolean>`instrument.id = any(${ids})`)
    .select([
      'instrument.id',
      'instrument.name',
      'instrument.isin',
      'instrument.currency',
      'instrument.status',
      'instrument.issuer_id as issuerId',
      'series.source_code as sourceCode',
      'bond.coupon_type as couponType',
      'bond.coupon_rate as couponRate',
      'bond.coupons_per_year as couponsPerYear',
      'bond.index_name as indexName',
      'bond.index_margin as indexMargin',
      'bond.seniority',
      'bond.is_green as isGreen',
      'bond.matures_on as maturesOn',
      'bond.flat_from as flatFrom',
      sql<string | null>`coalesce(bond.amount_outstanding, bond.amount_issued)`.as('amount'),
      ...QUOTE_COLUMNS,
    ])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    isin: row.isin,
    currency: row.currency,
    status: row.status,
    issuerId: row.issuerId,
    sourceCode: row.sourceCode,
    couponType: row.couponType,
    couponRate: row.couponRate,
    couponsPerYear: row.couponsPerYear,
    indexName: row.indexName,
    indexMargin: row.indexMargin,
    seniority: row.seniority,
    isGreen: row.isGreen,
    maturesOn: row.maturesOn,
    isDefaulted: row.status === 'active' && isInDefault(row.flatFrom, today),
    amount: row.amount,
    quote: toQuoteRecord(row, now),
  }));
}

async function readFigures(db: Db, ids: readonly number[], now: Now) {
  const rows = await db
    .selectFrom('instrument')
    .innerJoin('series', 'series.instrument_id', 'instrument.id')
    .where(sql<boolean>`instrument.id = any(${ids})`)
    .where('series.field', 'in', FIGURES)
    .where('series.is_preferred', '=', true)
    .select(['instrument.id', 'series.field', ...QUOTE_COLUMNS])
    .execute();
  const figures = rows.map((row) => ({
    id: row.id,
    field: row.field as Figure,
    lastDay: row.lastDay,
    record: toQuoteRecord(row, now),
  }));
  return Map.groupBy(figures, ({ id }) => id);
}

/** The next call date of each bond. */
async function readCalls(db: Db, ids: readonly number[], today: string) {
  const rows = await db
    .selectFrom('bond_option')
    .where(sql<boolean>`instrument_id = any(${ids})`)
    .where('kind', '=', 'call')
    .where('exercised_on', '>', today)
    .groupBy('instrument_id')
    .select(['instrument_id as id', sql<string>`min(exercised_on)`.as('callOn')])
    .execute();
  return new Map(rows.map(({ id, callOn }) => [id, callOn]));
}

/** A figure as this reader may see it, including in a file. */
function figureFor(reader: QuoteReader, record: QuoteRecord | undefined): string | null {
  if (!record) return null;
  const viewer = reader.fileFormat !== null && !record.allowsFiles ? ANONYMOUS : reader.viewer;
  return reveal(viewer, record.value);
}

/**
 * Whether a price has a yield depends on the price: a viewer without access gets the price date,
 * even if the last figures are older.
 */
function figuresDay({ viewer }: QuoteReader, { quote, figuresOn }: BondRow): string | null {
  if (figuresOn === null || visibilityFor(viewer) === 'values') return figuresOn;
  return quote.asOf?.slice(0, 10) ?? figuresOn;
}

export function bondRowFor(reader: QuoteReader, row: BondRow): RowAnswer {
  const { figures, toMaturity } = row;
  return {
    id: row.id,
    name: nameIn(reader.language, row.name),
    isin: row.isin,
    issuerId: row.issuerId,
    currency: row.currency,
    status: row.status,
    couponType: row.couponType,
    couponRate: row.couponRate,
    indexName: row.indexName,
    indexMargin: row.indexMargin,
    seniority: row.seniority,
    isGreen: row.isGreen,
    maturesOn: row.maturesOn,
    isDefaulted: row.isDefaulted,
    callOn: row.callOn,
    amount: row.amount,
    rating: ratingFor(reader, row.rating),
    quote: quoteFor(reader, row.quote),
    yield: figureFor(reader, figures.yield),
    duration: figureFor(reader, figures.duration),
    spread: figureFor(reader, figures.spread),
    ...workoutFor(reader, row),
    maturityYield: figureFor(reader, toMaturity.yield),
    maturityDuration: figureFor(reader, toMaturity.duration),
    maturitySpread: figureFor(reader, toMaturity.spread),
    figuresOn: figuresDay(reader, row),
  };
}

function workoutFor(
  reader: QuoteReader,
  { workout, figures, maturesOn }: BondRow,
): Pick<RowAnswer, 'workout' | 'workoutOn'> {
  // A viewer without access to the yield doesn't learn which workout it refers to.
  const seen = figureFor(reader, workout ?? figures.yield);
  if (seen === null || seen === MASK) return { workout: seen, workoutOn: seen };
  if (!workout) {
    return { workout: maturesOn === null ? 'perpetual' : 'maturity', workoutOn: maturesOn };
  }
  const { kind, day } = readWorkoutCode(Number(seen));
  return { workout: kind, workoutOn: day === undefined ? null : formatDay(day) };
}

/** By maturity; perpetuals by their next call. */
export function sortByEnd(rows: readonly BondRow[]): readonly BondRow[] {
  return rows.toSorted((a, b) => endOrLast(a).localeCompare(endOrLast(b)) || a.id - b.id);
}

function endOrLast({ maturesOn, callOn }: BondRow): string {
  return maturesOn ?? callOn ?? '9999';
}

/** The names of the price sources. */
export async function findSourceNames(db: Db, rows: readonly BondRow[]): Promise<string[]> {
  const codes = [...new Set(rows.map(({ sourceCode }) => sourceCode))].filter(
    (code) => code !== null,
  );
  if (codes.length === 0) return [];
  const sources = await db
    .selectFrom('data_source')
    .where('code', 'in', codes)
    .orderBy('name')
    .select('name')
    .execute();
  return sources.map(({ name }) => name);
}
