import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { compositeNotch, gradeText } from '../../domain/rating-scale.ts';

/** One grade for all agencies. */
export interface Composite {
  readonly notch: number;
  readonly grade: string;
}

/** In the letters that most agencies use. */
export function compositeGrade(notch: number): string {
  return gradeText('', notch);
}

export function toComposite(notches: readonly (number | null)[]): Composite | null {
  const notch = compositeNotch(notches);
  return notch === undefined ? null : { notch, grade: compositeGrade(notch) };
}

/** By the numbers of bonds: of their own ratings, or else of their issuers'. */
export async function findComposites(
  db: Db,
  bonds: readonly { readonly id: number; readonly issuerId: number | null }[],
): Promise<ReadonlyMap<number, Composite>> {
  const issuers = [...new Set(bonds.map(({ issuerId }) => issuerId))].filter((id) => id !== null);
  const [own, ofIssuers] = await Promise.all([
    latestNotches(
      db,
      'instrument_id',
      bonds.map(({ id }) => id),
    ),
    latestNotches(db, 'issuer_id', issuers),
  ]);
  return new Map(
    bonds.flatMap(({ id, issuerId }) => {
      const found =
        toComposite(own.get(id) ?? []) ?? toComposite(ofIssuers.get(issuerId ?? 0) ?? []);
      return found ? [[id, found] as const] : [];
    }),
  );
}

/** What each agency says now. */
async function latestNotches(
  db: Db,
  column: 'instrument_id' | 'issuer_id',
  ids: readonly number[],
): Promise<ReadonlyMap<number, (number | null)[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('rating')
    .where(sql<boolean>`${sql.ref(column)} = any(${ids})`)
    .distinctOn([column, 'agency'])
    .orderBy(column)
    .orderBy('agency')
    .orderBy('rated_on', 'desc')
    .select([sql<number>`${sql.ref(column)}`.as('id'), 'notch'])
    .execute();
  const notches = new Map<number, (number | null)[]>();
  for (const { id, notch } of rows) notches.set(id, [...(notches.get(id) ?? []), notch]);
  return notches;
}
