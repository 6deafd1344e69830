import type { Db } from '../../../db/connect.ts';
import type { InstrumentKind } from '../../../db/schema.ts';
import { findMerged } from './find-merged.ts';
import { isItsSource, isShownSeries } from './shown-series.ts';

/** How a client identifies an instrument. */
type InstrumentName =
  | { readonly id: number; readonly kinds?: readonly InstrumentKind[] }
  | { readonly scheme: 'isin' | 'ticker'; readonly code: string };

/** An instrument with its main series; `seriesId` is null if it has none. */
export async function findInstrument(db: Db, name: InstrumentName) {
  let query = db
    .selectFrom('instrument')
    .leftJoin('series', isShownSeries)
    .innerJoin('data_source', isItsSource)
    .select([
      'instrument.id',
      'instrument.kind',
      'instrument.name',
      'instrument.isin',
      'instrument.ticker',
      'instrument.currency',
      'instrument.venue',
      'data_source.name as source',
      'data_source.allows_files as allowsFiles',
      'series.id as seriesId',
      'series.unit',
      'series.decimals',
      'series.is_realtime as isRealtime',
    ]);
  if ('code' in name) {
    query = query.where('instrument.id', 'in', (codes) =>
      codes
        .selectFrom('identifier')
        .select('identifier.instrument_id')
        .where('identifier.scheme', '=', name.scheme)
        // Only identifiers that are valid today.
        .where('identifier.value', '=', name.code.toUpperCase())
        .whereRef('identifier.value', '=', `instrument.${name.scheme}`),
    );
  } else {
    query = query.where('instrument.id', '=', name.id);
    if (name.kinds) query = query.where('instrument.kind', 'in', name.kinds);
  }
  return query.executeTakeFirst();
}

/** An instrument by its common symbol: ISIN, ticker or `ID:1001`. */
export async function findBySymbol(db: Db, symbol: string): Promise<InstrumentSeries | undefined> {
  for (const name of namesFor(symbol)) {
    const found = await findInstrument(db, name);
    if (found) return found;
    // Spreadsheets keep working if the ID was a duplicate that has been merged.
    const merged = 'id' in name ? await findMerged(db, 'instrument', name.id) : undefined;
    if (merged !== undefined) return findInstrument(db, { id: merged });
  }
  return undefined;
}

/** `ID:1001` first, because a ticker may look like anything. */
function namesFor(symbol: string): InstrumentName[] {
  const [, id] = /^ID:([1-9]\d{0,8})$/.exec(symbol) ?? [];
  if (id !== undefined) return [{ id: Number(id) }];
  return [
    { scheme: 'isin', code: symbol },
    { scheme: 'ticker', code: symbol },
  ];
}

export type InstrumentSeries = NonNullable<Awaited<ReturnType<typeof findInstrument>>>;

/** The kind of each of these instruments. */
export async function findKinds(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, InstrumentKind>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('instrument')
    .select(['id', 'kind'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}
