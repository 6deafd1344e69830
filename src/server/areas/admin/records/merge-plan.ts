import { FIGURE_NAMES } from '../../../../domain/bonds/figure-fields.ts';
import { sql } from 'kysely';
import type { Code, MergePlan } from '../../../../contracts/admin/records.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type { Db } from '../../../../db/connect.ts';
import { readExactPoints } from '../../../../db/quotes/exact-points.ts';
import type { DayValue } from '../../../../db/quotes/year-chunk.ts';
import { DEFAULT_LANGUAGE } from '../../../../domain/text/language.ts';
import { pickName } from '../../../../domain/text/names.ts';
import * as store from './store.ts';
import { versionFrom, type Fields } from './version.ts';

const ALL = { from: undefined, to: undefined };
const FILLED: ReadonlySet<string> = new Set(['issuerId', 'currency', 'category', 'venue']);

type Unversioned = Omit<MergePlan, 'version'>;
type Conflict = MergePlan['conflicts'][number];

export interface Two {
  readonly keptId: number;
  readonly duplicate: number;
  /** The request field that names the duplicate. */
  readonly field: 'query.duplicate' | 'body.duplicate';
}

/** The effects of merging a duplicate into an instrument. */
export async function planInstruments(
  db: Db,
  { keptId, duplicate: id, field }: Two,
): Promise<MergePlan> {
  if (keptId === id) throw new ApiError('invalid_field', { field, label: 'desk_same_two' });
  const kept = await store.readInstrument(db, keptId);
  if (!kept) throw new ApiError('not_found', { field: 'params.instrumentId' });
  const duplicate = await store.readInstrument(db, id);
  if (!duplicate) throw new ApiError('not_found', { field });
  const codes = planCodes(kept.terms.identifiers, duplicate.terms.identifiers, await readToday(db));
  const series = await planSeries(db, keptId, id);
  const conflicts = [...codes.conflicts, ...series.conflicts];
  if (kept.kind !== duplicate.kind) {
    conflicts.push({ what: 'kind', kept: kept.kind, duplicate: duplicate.kind });
  }
  conflicts.push(...(await findPairConflict(db, keptId, id)));
  const own = store.instrumentFields(kept.terms);
  const other = store.instrumentFields(duplicate.terms);
  return withVersion({
    kept: side(keptId, kept.terms),
    duplicate: side(id, duplicate.terms),
    conflicts,
    identifiers: codes.moved,
    series: series.moved,
    sourceIds: await readSourceIds(db, id),
    instruments: 0,
    filled: [
      ...findFilled(own, other),
      ...(kept.terms.bond === null && duplicate.terms.bond !== null ? ['bond'] : []),
    ],
    differing: findDiffering(own, other),
  });
}

/** The effects of merging a duplicate into an issuer. */
export async function planIssuers(
  db: Db,
  { keptId, duplicate: id, field }: Two,
): Promise<MergePlan> {
  if (keptId === id) throw new ApiError('invalid_field', { field, label: 'desk_same_two' });
  const kept = await store.readIssuer(db, keptId);
  if (!kept) throw new ApiError('not_found', { field: 'params.companyId' });
  const duplicate = await store.readIssuer(db, id);
  if (!duplicate) throw new ApiError('not_found', { field });
  const codes = planCodes(kept.terms.identifiers, duplicate.terms.identifiers, await readToday(db));
  const own = store.issuerFields(kept.terms);
  const other = store.issuerFields(duplicate.terms);
  return withVersion({
    kept: side(keptId, kept.terms),
    duplicate: side(id, duplicate.terms),
    conflicts: codes.conflicts,
    identifiers: codes.moved,
    series: [],
    sourceIds: [],
    instruments: duplicate.instruments,
    filled: findFilled(own, other),
    differing: findDiffering(own, other),
  });
}

function withVersion(plan: Unversioned): MergePlan {
  return { ...plan, version: versionFrom(new Map(Object.entries(plan))) };
}

function side(
  id: number,
  { name, identifiers }: { name: Record<string, string>; identifiers: Code[] },
) {
  return {
    id,
    name: pickName(name, DEFAULT_LANGUAGE),
    codes: identifiers.map(({ value }) => value),
  };
}

async function readToday(db: Db): Promise<string> {
  const { rows } = await sql<{ day: string }>`select identifier_today()::text as day`.execute(db);
  return rows[0]!.day;
}

/** Codes move to the kept record. Two different, unexpired codes of one scheme conflict. */
function planCodes(kept: readonly Code[], duplicate: readonly Code[], today: string) {
  const conflicts: Conflict[] = [];
  const moved: Code[] = [];
  for (const code of duplicate) {
    const rivals = kept.filter((own) => own.scheme === code.scheme && overlap(own, code));
    // Both may have the same ticker: it isn't added twice.
    if (rivals.some(({ value }) => value === code.value)) continue;
    moved.push(code);
    if (code.validTo !== null && code.validTo <= today) continue;
    for (const rival of rivals) {
      if (rival.validTo !== null && rival.validTo <= today) continue;
      const text = (value: string) => `${code.scheme.toUpperCase()} ${value}`;
      conflicts.push({ what: 'identifier', kept: text(rival.value), duplicate: text(code.value) });
    }
  }
  return { conflicts, moved };
}

function overlap(a: Code, b: Code): boolean {
  return beginsBefore(a.validFrom, b.validTo) && beginsBefore(b.validFrom, a.validTo);
}

function beginsBefore(from: string | null, to: string | null): boolean {
  return from === null || to === null || from < to;
}

/** A pair consists of two currencies: another pair isn't a duplicate of it. */
async function findPairConflict(db: Db, keptId: number, id: number): Promise<Conflict[]> {
  const pairs = await db
    .selectFrom('currency_pair')
    .select(['instrument_id as id', 'base', 'quote'])
    .where('instrument_id', 'in', [keptId, id])
    .execute();
  const text = (wanted: number) => {
    const pair = pairs.find((each) => each.id === wanted);
    return pair ? `${pair.base}/${pair.quote}` : '';
  };
  return pairs.length < 2 ? [] : [{ what: 'pair', kept: text(keptId), duplicate: text(id) }];
}

export interface SeriesRow {
  readonly id: number;
  readonly instrumentId: number;
  readonly field: string;
  readonly source: string;
  readonly unit: string;
}

export async function readSeriesRows(db: Db, ids: readonly number[]): Promise<SeriesRow[]> {
  return (
    db
      .selectFrom('series')
      .select(['id', 'instrument_id as instrumentId', 'field', 'source_code as source', 'unit'])
      .where('instrument_id', 'in', ids)
      // Analytics follow from the prices and are recalculated from those that remain.
      .where('field', 'not in', FIGURE_NAMES)
      .orderBy('id')
      .execute()
  );
}

/** The kept instrument's counterpart of one of the duplicate's series. */
export function findTwin(rows: readonly SeriesRow[], keptId: number, series: SeriesRow) {
  return rows.find(
    ({ instrumentId, field, source }) =>
      instrumentId === keptId && field === series.field && source === series.source,
  );
}

async function planSeries(db: Db, keptId: number, id: number) {
  const rows = await readSeriesRows(db, [keptId, id]);
  const conflicts: Conflict[] = [];
  const moved: MergePlan['series'] = [];
  for (const series of rows.filter(({ instrumentId }) => instrumentId === id)) {
    const { field, source, unit } = series;
    const twin = findTwin(rows, keptId, series);
    if (twin && twin.unit !== unit) {
      conflicts.push({ what: 'unit', kept: twin.unit, duplicate: unit });
    }
    const points = await missingPoints(db, twin?.id, series.id);
    moved.push({ field, source, isMoved: twin === undefined, points: points.length });
  }
  return { conflicts, moved };
}

/** The points of a series on days that the other series lacks. */
export async function missingPoints(
  db: Db,
  keptId: number | undefined,
  id: number,
): Promise<DayValue[]> {
  const points = await readExactPoints(db, id, ALL);
  if (keptId === undefined) return points;
  const known = new Set((await readExactPoints(db, keptId, ALL)).map(({ day }) => day));
  return points.filter(({ day }) => !known.has(day));
}

async function readSourceIds(db: Db, id: number): Promise<MergePlan['sourceIds']> {
  return db
    .selectFrom('source_instrument')
    .select(['source_code as source', 'source_id as id'])
    .where('instrument_id', '=', id)
    .orderBy('source_code')
    .orderBy('source_id')
    .execute();
}

/** Fields that only the duplicate has; names count per language. */
function findFilled(kept: Fields, duplicate: Fields): string[] {
  return [...duplicate].flatMap(([field, value]) => {
    const canFill = FILLED.has(field) || field.startsWith('name.');
    return canFill && value !== null && kept.get(field) === null ? [field] : [];
  });
}

/** Fields that both have, with different values. */
function findDiffering(kept: Fields, duplicate: Fields): MergePlan['differing'] {
  return [...duplicate].flatMap(([field, value]) => {
    const own = kept.get(field) ?? null;
    const isPlain = !field.startsWith('identifiers.') && field !== 'preferred';
    if (!isPlain || own === null || value === null || plainText(own) === plainText(value))
      return [];
    return [{ field, kept: plainText(own), duplicate: plainText(value) }];
  });
}

function plainText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
