import { revealLine } from '../../../../access/guarded.ts';
import { shapeRange } from '../../../../access/shape-range.ts';
import { ANONYMOUS } from '../../../../access/viewer.ts';
import type { Db } from '../../../../db/connect.ts';
import { readDailyPoints } from '../../../../db/quotes/read-points.ts';
import type { NameByLanguage } from '../../../../db/schema.ts';
import { addMonths, type Day } from '../../../../domain/time/day.ts';
import type { ScreenKind } from '../../../../domain/screens/screen-fields.ts';
import { makeLine } from '../../../engines/charts/chart-store.ts';
import { isShownSeries } from '../../../engines/quotes/shown-series.ts';

/** The content of a card: public terms, and a shape that visitors see. */
export interface Subject {
  readonly name: NameByLanguage;
  readonly issuer: NameByLanguage | null;
  readonly code: string | null;
  readonly currency: string | null;
  /** Only for a company. */
  readonly country: string | null;
  /** For one year, as its chart shows it to visitors. */
  readonly shape: readonly number[];
}

const INSTRUMENT_KINDS = { bonds: 'bond', stocks: 'stock', etf: 'etf', indexes: 'index' } as const;
const SHAPE_MONTHS = 12;

/** Undefined if nothing on the portal has this ID. */
export async function findSubject(
  db: Db,
  kind: ScreenKind,
  id: number,
  today: Day,
): Promise<Subject | undefined> {
  if (kind === 'company') return findCompany(db, id);
  const row = await db
    .selectFrom('instrument')
    .leftJoin('issuer', 'issuer.id', 'instrument.issuer_id')
    .leftJoin('series', isShownSeries)
    .select([
      'instrument.name',
      'instrument.kind',
      'instrument.isin',
      'instrument.ticker',
      'instrument.currency',
      'issuer.name as issuer',
      'series.id as seriesId',
      'series.shape_seed as shapeSeed',
      'series.decimals',
      'series.unit',
    ])
    .where('instrument.id', '=', id)
    .where('instrument.kind', '=', INSTRUMENT_KINDS[kind])
    .where('instrument.is_hidden', '=', false)
    .executeTakeFirst();
  if (!row) return undefined;
  const { name, issuer, isin, ticker, currency } = row;
  // Always one of the lines that charts show: a different range would reveal the values from a
  // second angle.
  const { begin, end } = shapeRange({ begin: addMonths(today, -SHAPE_MONTHS) }, today);
  const { days, values } =
    row.seriesId === null
      ? { days: [], values: [] }
      : await readDailyPoints(db, row.seriesId, begin, end);
  const shape = revealLine(ANONYMOUS, makeLine(days, values, row));
  return { name, issuer, code: isin ?? ticker, currency, country: null, shape };
}

async function findCompany(db: Db, id: number): Promise<Subject | undefined> {
  const row = await db
    .selectFrom('issuer')
    .select(['name', 'country'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, issuer: null, code: null, currency: null, shape: [] };
}
