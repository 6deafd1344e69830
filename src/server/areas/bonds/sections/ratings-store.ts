import { sql } from 'kysely';
import type { Db } from '../../../../db/connect.ts';
import { Guarded } from '../../../../access/guarded.ts';
import { INTERNATIONAL } from '../../../../domain/instruments/national-scales.ts';
import type { RatingStep } from '../../../../domain/instruments/rating-actions.ts';
import { isWithdrawn } from '../../../../domain/instruments/rating-scale.ts';

/** An agency's rating, which not every viewer may see and not every file may contain. */
export interface StoredRating {
  readonly agency: string;
  /** `international`, or the country of a national scale. */
  readonly scale: string;
  readonly source: string;
  readonly allowsFiles: boolean;
  /** Whether it has a grade: a withdrawn rating is public knowledge. */
  readonly isRated: boolean;
  readonly step: Guarded<RatingStep>;
}

/** Enough for some agencies and some decades; more is a source error. */
const MAX_STEPS = 200;
/** A literal: the orders of both clauses have to be the same text. */
const IS_NATIONAL = sql<boolean>`scale <> ${sql.lit(INTERNATIONAL)}`;

/**
 * All ratings of the agencies, by agency and scale (national ones last), earliest first. If several
 * sources have one of the same day, the one that takes precedence is returned.
 */
export async function findRatingSteps(
  db: Db,
  column: 'instrument_id' | 'issuer_id',
  id: number,
): Promise<StoredRating[]> {
  const rows = await db
    .selectFrom('rating')
    .innerJoin('data_source', 'data_source.code', 'rating.source_code')
    .where(`rating.${column}`, '=', id)
    .orderBy('agency')
    .orderBy(IS_NATIONAL)
    .orderBy('scale')
    .orderBy('rated_on')
    .orderBy('precedence')
    .orderBy('data_source.code')
    .distinctOn(['agency', IS_NATIONAL, 'scale', 'rated_on'])
    .limit(MAX_STEPS)
    .select([
      'agency',
      'scale',
      'rated_on as ratedOn',
      'grade',
      'notch',
      'outlook',
      'data_source.name as source',
      'allows_files as allowsFiles',
    ])
    .execute();
  return rows.map(({ agency, scale, source, allowsFiles, ...step }) => ({
    agency,
    scale,
    source,
    allowsFiles,
    // Grades on national scales have no notch.
    isRated: scale === INTERNATIONAL ? step.notch !== null : !isWithdrawn(step.grade),
    step: new Guarded(step),
  }));
}

export async function findCompany(db: Db, id: number) {
  return db.selectFrom('issuer').where('id', '=', id).select(['id', 'name']).executeTakeFirst();
}
