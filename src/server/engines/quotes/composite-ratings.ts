import { sql } from 'kysely';
import { Guarded, MASK, reveal } from '../../../access/guarded.ts';
import { ANONYMOUS } from '../../../access/viewer.ts';
import type { Db } from '../../../db/connect.ts';
import { INTERNATIONAL } from '../../../domain/instruments/national-scales.ts';
import { compositeNotch, gradeText } from '../../../domain/instruments/rating-scale.ts';
import type { QuoteReader } from './quotes.ts';

/** One grade across all agencies. */
export interface Composite {
  readonly notch: number;
  readonly grade: string;
}

/** A composite that not every viewer may see and not every file may contain. */
export interface GuardedComposite {
  readonly value: Guarded<Composite>;
  readonly allowsFiles: boolean;
}

/** As this reader may see it. */
export function ratingFor(
  { viewer, fileFormat }: QuoteReader,
  rating: GuardedComposite | null,
): { notch: number | null; grade: string } | null {
  if (rating === null) return null;
  const isHeldBack = fileFormat !== null && !rating.allowsFiles;
  const shown = reveal(isHeldBack ? ANONYMOUS : viewer, rating.value);
  return shown === MASK || shown === null ? { notch: null, grade: MASK } : { ...shown };
}

/** In the letters that most agencies use. */
export function compositeGrade(notch: number): string {
  return gradeText('', notch);
}

export function toComposite(notches: readonly (number | null)[]): Composite | null {
  const notch = compositeNotch(notches);
  return notch === undefined ? null : { notch, grade: compositeGrade(notch) };
}

/** Ratings by bond ID: the bonds' own, otherwise those of their issuers. */
export async function findComposites(
  db: Db,
  bonds: readonly { readonly id: number; readonly issuerId: number | null }[],
): Promise<ReadonlyMap<number, GuardedComposite>> {
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
      const found = guard(own.get(id)) ?? guard(ofIssuers.get(issuerId ?? 0));
      return found ? [[id, found] as const] : [];
    }),
  );
}

interface AgencyNotch {
  readonly id: number;
  readonly notch: number | null;
  readonly allowsFiles: boolean;
}

function guard(said: readonly AgencyNotch[] = []): GuardedComposite | undefined {
  const composite = toComposite(said.map(({ notch }) => notch));
  if (!composite) return undefined;
  return {
    value: new Guarded(composite),
    allowsFiles: said.every(({ allowsFiles }) => allowsFiles),
  };
}

/** The current rating of each agency, on international scales. */
async function latestNotches(
  db: Db,
  column: 'instrument_id' | 'issuer_id',
  ids: readonly number[],
): Promise<ReadonlyMap<number, AgencyNotch[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('rating')
    .innerJoin('data_source', 'data_source.code', 'rating.source_code')
    .where(sql<boolean>`${sql.ref(column)} = any(${ids})`)
    .where('scale', '=', INTERNATIONAL)
    .distinctOn([column, 'agency'])
    .orderBy(column)
    .orderBy('agency')
    .orderBy('rated_on', 'desc')
    .orderBy('precedence')
    .orderBy('data_source.code')
    .select([
      sql<number>`${sql.ref(column)}`.as('id'),
      'notch',
      'data_source.allows_files as allowsFiles',
    ])
    .execute();
  return Map.groupBy(rows, ({ id }) => id);
}
