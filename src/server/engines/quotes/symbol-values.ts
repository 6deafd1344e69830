import { Guarded, revealOrRefuse } from '../../../access/guarded.ts';
import type { Viewer } from '../../../access/viewer.ts';
import type { Db } from '../../../db/connect.ts';
import { readExactPoints, type OpenRange } from '../../../db/quotes/exact-points.ts';
import {
  CURVE_KINDS,
  TENOR_NAMES,
  type CurveKind,
  type Tenor,
} from '../../../domain/curves/curve-tenors.ts';
import { calendarDay, type Day } from '../../../domain/time/day.ts';
import { formatDecimal } from '../../../domain/text/decimal.ts';
import { findCalendars } from '../../../domain/time/calendars/holidays.ts';
import type { LabelKey } from '../../../labels/label-keys.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { labelText } from '../../core/labels/label-text.ts';
import { readTenorRates } from './curve-rates.ts';
import { findBySymbol } from './find-instrument.ts';
import { countryIn, nameIn } from './names.ts';

/** Bond analytics stored as series, by the part after the colon of a symbol. */
export const FIGURE_LABELS = {
  yield: 'udf_figure_yield',
  worst: 'udf_figure_worst',
  duration: 'udf_figure_duration',
  accrued: 'udf_figure_accrued',
  spread: 'udf_figure_spread',
  worst_duration: 'udf_figure_worst_duration',
  worst_spread: 'udf_figure_worst_spread',
} as const satisfies Record<string, LabelKey>;
export type FigureName = keyof typeof FIGURE_LABELS;

/** Before and after any curve, and still within the database's range of dates. */
const EARLIEST: Day = calendarDay(1900, 1, 1);
const LATEST: Day = calendarDay(9999, 12, 31);
const CURVE_DECIMALS = 4;

interface DayText {
  readonly day: Day;
  /** A decimal. */
  readonly value: string;
}

/** Daily values other than instrument prices: bond analytics or curve rates. */
export interface SymbolValues {
  readonly id: number;
  readonly kind: 'bond' | 'curve';
  /** The canonical name, which never changes: `ID:10001:yield`, `CURVE:US:10Y:par`. */
  readonly symbol: string;
  readonly name: (context: RequestContext) => string;
  readonly isin: string | null;
  readonly ticker: string | null;
  readonly currency: string | null;
  /** The calendars of its market (`findCalendars`). */
  readonly calendars: readonly string[];
  readonly source: string;
  readonly allowsFiles: boolean;
  readonly unit: string;
  readonly decimals: number;
  /** Throws if the viewer may not see values. */
  readonly readRange: (range: OpenRange, viewer: Viewer) => Promise<readonly DayText[]>;
}

/**
 * `XS…:yield`, `ID:10001:spread`, `CURVE:US:10Y` (par) or `CURVE:US:10Y:zero`; otherwise undefined.
 */
export async function findSymbolValues(db: Db, symbol: string): Promise<SymbolValues | undefined> {
  const parts = symbol.trim().split(':');
  if (parts[0]?.toUpperCase() === 'CURVE') return findCurveRate(db, parts.slice(1));
  const figure = readFigure(symbol);
  return figure && findFigure(db, figure.base, figure.field);
}

/** The parts of a symbol or a term that ends in a figure. */
export function readFigure(text: string): { base: string; field: FigureName } | undefined {
  const [, base, name] = /^(.+):([a-z_]+)\s*$/i.exec(text) ?? [];
  const field = name?.toLowerCase() as FigureName | undefined;
  return base !== undefined && field !== undefined && Object.hasOwn(FIGURE_LABELS, field)
    ? { base: base.trim(), field }
    : undefined;
}

/**
 * A bond without calls or puts has one workout date, so its figures to worst are those to maturity.
 */
const TO_LAST_END: Readonly<Partial<Record<FigureName, FigureName>>> = {
  worst: 'yield',
  worst_duration: 'duration',
  worst_spread: 'spread',
};

async function findFigure(
  db: Db,
  base: string,
  field: FigureName,
): Promise<SymbolValues | undefined> {
  const found = await findBySymbol(db, base);
  if (found?.kind !== 'bond') return undefined;
  const kept = await db
    .selectFrom('series')
    .innerJoin('data_source', 'data_source.code', 'series.source_code')
    .where('instrument_id', '=', found.id)
    .where('field', 'in', [field, TO_LAST_END[field] ?? field])
    .where('is_preferred', '=', true)
    .select(['series.id', 'field', 'unit', 'decimals'])
    .select(['name as source', 'allows_files as allowsFiles'])
    .execute();
  const series = kept.find((each) => each.field === field) ?? kept[0];
  const { id, isin, ticker, currency } = found;
  return {
    id,
    kind: 'bond',
    isin,
    ticker,
    currency,
    calendars: findCalendars([currency], found.venue),
    symbol: `ID:${id}:${field}`,
    name: (context) =>
      `${nameIn(context.language, found.name)} · ${labelText(context, FIGURE_LABELS[field])}`,
    source: series?.source ?? found.source,
    allowsFiles: series?.allowsFiles ?? found.allowsFiles,
    unit: series?.unit ?? '',
    decimals: series?.decimals ?? 2,
    readRange: async (range, viewer) => {
      const points = series ? await readExactPoints(db, series.id, range) : [];
      const texts = points.map(({ day, value }) => ({ day, value: formatDecimal(value) }));
      return revealOrRefuse(viewer, new Guarded(texts));
    },
  };
}

interface CurveRate {
  readonly country: string;
  readonly tenor: Tenor;
  readonly kind: CurveKind;
}

/** Country, tenor and optionally the kind of rate; for a country with two curves, the benchmark. */
async function findCurveRate(
  db: Db,
  [country = '', tenorName = '', kindName = 'par', ...more]: readonly string[],
): Promise<SymbolValues | undefined> {
  const tenor = TENOR_NAMES.find((name) => name === tenorName.toUpperCase());
  const kind = CURVE_KINDS.find((name) => name === kindName.toLowerCase());
  if (!tenor || !kind || more.length > 0) return undefined;
  const curve = await db
    .selectFrom('curve')
    .innerJoin('data_source', 'data_source.code', 'curve.source_code')
    .where('country', '=', country.toUpperCase())
    .orderBy('is_benchmark', 'desc')
    .orderBy('id')
    .select(['id', 'country', 'currency', 'name as source', 'allows_files as allowsFiles'])
    .executeTakeFirst();
  if (!curve) return undefined;
  const { id, currency, source, allowsFiles } = curve;
  return {
    id,
    kind: 'curve',
    isin: null,
    ticker: null,
    currency,
    calendars: findCalendars([currency]),
    source,
    allowsFiles,
    symbol: curveSymbol({ country: curve.country, tenor, kind }),
    name: (context) => curveRateName({ country: curve.country, tenor, kind }, context),
    unit: '%',
    decimals: CURVE_DECIMALS,
    readRange: async ({ from = EARLIEST, to = LATEST }, viewer) => {
      const range = { from: Math.max(from, EARLIEST), to: Math.min(to, LATEST) };
      const found = await readTenorRates(db, { curveId: id, kind, tenor }, range);
      if (!found) return [];
      const values = revealOrRefuse(viewer, found.values);
      return found.days.map((day, i) => ({ day, value: values[i]!.toFixed(CURVE_DECIMALS) }));
    },
  };
}

export function curveSymbol({ country, tenor, kind }: CurveRate): string {
  return `CURVE:${country}:${tenor}:${kind}`;
}

export function curveRateName(
  { country, tenor, kind }: CurveRate,
  context: RequestContext,
): string {
  const kindText = labelText(context, `curve_kind_${kind}`);
  return `${countryIn(context.language, country)} ${tenor} · ${kindText}`;
}
