import { FIGURE_NAMES } from '../../../../domain/bonds/figure-fields.ts';
import { sql } from 'kysely';
import type {
  BondTerms,
  Code,
  DeskSeries,
  HeldField,
  InstrumentTerms,
  IssuerTerms,
} from '../../../../contracts/admin/records.ts';
import type { Db } from '../../../../db/connect.ts';
import type { InstrumentKind, NameByLanguage } from '../../../../db/schema.ts';
import { IDENTIFIER_SCHEMES } from '../../../../domain/instruments/identifier.ts';
import { LANGUAGE_CODES } from '../../../../domain/text/language.ts';
import type { Fields } from './version.ts';

/** The owner of an identifier or an edit. */
export interface Owner {
  readonly column: 'instrument_id' | 'issuer_id';
  readonly id: number;
}

export interface InstrumentState {
  readonly kind: InstrumentKind;
  readonly isHidden: boolean;
  readonly source: string;
  readonly issuerName: NameByLanguage | null;
  readonly terms: InstrumentTerms;
  readonly series: readonly DeskSeries[];
}

/** Locks the rows, so concurrent saves and loads run one after the other. */
export async function lockRows(
  trx: Db,
  table: 'instrument' | 'issuer',
  ids: readonly number[],
): Promise<void> {
  const wanted = sql`any(${ids}::integer[])`;
  await sql`select from ${sql.table(table)} where id = ${wanted} order by id for update`.execute(
    trx,
  );
  if (table === 'issuer') return;
  await sql`select from bond where instrument_id = ${wanted}
    order by instrument_id for update`.execute(trx);
}

export async function readInstrument(db: Db, id: number): Promise<InstrumentState | undefined> {
  const row = await db
    .selectFrom('instrument')
    .innerJoin('data_source', 'data_source.code', 'instrument.source_code')
    .leftJoin('issuer', 'issuer.id', 'instrument.issuer_id')
    .where('instrument.id', '=', id)
    .select([
      'instrument.kind',
      'instrument.name',
      'instrument.status',
      'instrument.issuer_id as issuerId',
      'instrument.currency',
      'instrument.category',
      'instrument.venue',
      'instrument.importance',
      'instrument.is_hidden as isHidden',
      'data_source.name as source',
      'issuer.name as issuerName',
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { kind, isHidden, source, issuerName, ...own } = row;
  const series = await readSeries(db, id);
  return {
    kind,
    isHidden,
    source,
    issuerName,
    series,
    terms: {
      ...own,
      identifiers: await readCodes(db, { column: 'instrument_id', id }),
      bond: kind === 'bond' ? await readBond(db, id) : null,
      preferred: series.filter(({ isPreferred }) => isPreferred).map((each) => each.id),
    },
  };
}

async function readBond(db: Db, id: number): Promise<BondTerms | null> {
  const row = await db
    .selectFrom('bond')
    .where('instrument_id', '=', id)
    .select([
      'coupon_type as couponType',
      'coupon_rate as couponRate',
      'coupons_per_year as couponsPerYear',
      'day_count as dayCount',
      'issued_on as issuedOn',
      'matures_on as maturesOn',
      'face_value as faceValue',
      'amount_issued as amountIssued',
    ])
    .executeTakeFirst();
  return row ?? null;
}

async function readSeries(db: Db, instrumentId: number): Promise<DeskSeries[]> {
  return (
    db
      .selectFrom('series')
      .innerJoin('data_source', 'data_source.code', 'series.source_code')
      .where('instrument_id', '=', instrumentId)
      // Analytics follow the prices: their source isn't chosen.
      .where('field', 'not in', FIGURE_NAMES)
      .select([
        'series.id',
        'series.field',
        'data_source.name as source',
        'series.is_preferred as isPreferred',
        'series.last_day as lastDay',
      ])
      .orderBy('series.field')
      .orderBy('series.id')
      .execute()
  );
}

export async function readCodes(db: Db, { column, id }: Owner): Promise<Code[]> {
  return db
    .selectFrom('identifier')
    .where(column, '=', id)
    .select(['scheme', 'value', 'valid_from as validFrom', 'valid_to as validTo'])
    .orderBy('scheme')
    .orderBy('valid_from', (order) => order.asc().nullsFirst())
    .orderBy('value')
    .execute();
}

export interface IssuerState {
  readonly source: string;
  readonly instruments: number;
  readonly terms: IssuerTerms;
}

export async function readIssuer(db: Db, id: number): Promise<IssuerState | undefined> {
  const row = await db
    .selectFrom('issuer')
    .innerJoin('data_source', 'data_source.code', 'issuer.source_code')
    .where('issuer.id', '=', id)
    .select((eb) => [
      'issuer.name',
      'issuer.country',
      'issuer.sector',
      'issuer.status',
      'data_source.name as source',
      eb
        .selectFrom('instrument')
        .whereRef('instrument.issuer_id', '=', 'issuer.id')
        .select(sql<number>`count(*)::integer`.as('count'))
        .as('instruments'),
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { source, instruments, ...own } = row;
  const identifiers = await readCodes(db, { column: 'issuer_id', id });
  return { source, instruments: instruments ?? 0, terms: { ...own, identifiers } };
}

/** The fields that operators have edited, latest first. */
export async function readHeld(db: Db, { column, id }: Owner): Promise<HeldField[]> {
  const rows = await db
    .selectFrom('hand_edit')
    .leftJoin('account', 'account.id', 'hand_edit.edited_by')
    .where(column, '=', id)
    .select([
      'hand_edit.field',
      'hand_edit.source_at as sourceAt',
      'hand_edit.edited_at as editedAt',
      'account.name as editedBy',
      // A list of codes becomes their values.
      sql<string>`case jsonb_typeof(source_value)
        when 'array' then coalesce((
          select string_agg(code ->> 'value', ', ') from jsonb_array_elements(source_value) as code), '')
        else coalesce(source_value #>> '{}', '') end`.as('sourceValue'),
    ])
    .orderBy('hand_edit.edited_at', 'desc')
    .orderBy('hand_edit.id')
    .execute();
  return rows.map(({ field, sourceValue, sourceAt, editedAt, editedBy }) => ({
    sourceValue,
    editedBy,
    field: bodyField(field),
    sourceAt: sourceAt?.toISOString() ?? null,
    editedAt: editedAt.toISOString(),
  }));
}

/** `bond.coupon_rate` is the column of `bond.couponRate`. */
export function columnField(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function bodyField(column: string): string {
  return column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

export function instrumentFields({ name, identifiers, bond, ...own }: InstrumentTerms): Fields {
  const { status, issuerId, currency, category, venue, importance, preferred } = own;
  return new Map<string, unknown>([
    ...nameFields(name),
    ['status', status],
    ['issuerId', issuerId],
    ['currency', currency],
    ['category', category],
    ['venue', venue],
    ['importance', importance],
    ...codeFields(identifiers),
    ...Object.entries(bond ?? {})
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([field, value]) => [`bond.${field}`, value] as const),
    ['preferred', preferred.toSorted((a, b) => a - b)],
  ]);
}

export function issuerFields({ name, country, sector, status, identifiers }: IssuerTerms): Fields {
  return new Map<string, unknown>([
    ...nameFields(name),
    ['country', country],
    ['sector', sector],
    ['status', status],
    ...codeFields(identifiers),
  ]);
}

/** A missing name and an empty one are the same. */
function nameFields(name: Readonly<Record<string, string>>): [string, unknown][] {
  return LANGUAGE_CODES.map((language) => [`name.${language}`, name[language] || null]);
}

function codeFields(codes: readonly Code[]): [string, unknown][] {
  return IDENTIFIER_SCHEMES.map((scheme) => [
    `identifiers.${scheme}`,
    codes
      .filter((code) => code.scheme === scheme)
      .map(({ value, validFrom, validTo }) => ({ value, validFrom, validTo }))
      .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
  ]);
}
