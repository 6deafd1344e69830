import { ApiError } from '../../../../contracts/core/errors.ts';
import { readBondTerms, type StoredTerms } from '../../../../db/bonds/read-terms.ts';
import type { Db } from '../../../../db/connect.ts';
import { isItsSource, isShownSeries } from '../../../engines/quotes/shown-series.ts';

/** A bond with its own row; an ID of another kind counts as not found. */
export async function findBond(db: Db, id: number) {
  const bond = await db
    .selectFrom('instrument')
    .innerJoin('bond', 'bond.instrument_id', 'instrument.id')
    .leftJoin('series', isShownSeries)
    .innerJoin('data_source', isItsSource)
    .where('instrument.id', '=', id)
    .selectAll('bond')
    .select([
      'instrument.id',
      'instrument.name',
      'instrument.isin',
      'instrument.currency',
      'instrument.category',
      'instrument.venue',
      'instrument.status',
      'instrument.issuer_id',
      'data_source.name as source',
    ])
    .executeTakeFirst();
  if (!bond) throw notFound();
  return bond;
}

export async function findTerms(db: Db, id: number): Promise<StoredTerms> {
  const stored = (await readBondTerms(db, [id])).get(id);
  if (!stored) throw notFound();
  return stored;
}

function notFound(): ApiError {
  return new ApiError('not_found', { field: 'params.instrumentId' });
}
