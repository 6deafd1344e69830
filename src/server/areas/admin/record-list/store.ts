import { sql, type RawBuilder } from 'kysely';
import {
  DESK_KINDS,
  DESK_ROWS,
  type DeskRow,
  type listDeskInstruments,
  type listDeskIssuers,
} from '../../../../contracts/admin/record-list.ts';
import type { Answer, ValidInput } from '../../../../contracts/core/endpoint.ts';
import type { Db } from '../../../../db/connect.ts';
import type { NameByLanguage } from '../../../../db/schema.ts';
import type { Language } from '../../../../domain/text/language.ts';
import { nameIn } from '../../../engines/quotes/names.ts';

type InstrumentQuery = ValidInput<typeof listDeskInstruments>['query'];
type IssuerQuery = ValidInput<typeof listDeskIssuers>['query'];
type List = Answer<typeof listDeskInstruments>;

interface StoredRow extends Omit<DeskRow, 'name' | 'issuer'> {
  readonly name: NameByLanguage;
  readonly issuerId: number | null;
  readonly issuerName: NameByLanguage | null;
}

/** One more than is shown, to detect further rows. */
const LIMIT = DESK_ROWS + 1;

export async function listInstruments(
  db: Db,
  query: InstrumentQuery,
  language: Language,
): Promise<List> {
  const ids = parseIds(query.ids);
  const { rows } = await sql<StoredRow>`
    select found.id, found.kind, found.name, found.status, found.is_hidden as "isHidden",
      array_remove(array[found.isin, found.ticker], null) as codes,
      issuer.id as "issuerId", issuer.name as "issuerName",
      exists (select from hand_edit where instrument_id = found.id) as "isEdited"
    from (${ids || query.hidden || query.edited ? fewRows(query, ids) : rowsByKind(query)}) as found
    left join issuer on issuer.id = found.issuer_id
    order by found.importance desc, found.id
    limit ${ids ? ids.length : LIMIT}`.execute(db);
  return toList(rows, ids, language);
}

/** There are few of them, so they are selected together and sorted. */
function fewRows(query: InstrumentQuery, ids: number[] | undefined): RawBuilder<unknown> {
  const few = [
    ...(ids ? [sql`id = any(${ids}::integer[])`] : []),
    ...(query.hidden ? [sql`is_hidden`] : []),
    ...(query.edited ? [sql`id = any(${editedIds('instrument_id')})`] : []),
    ...(query.kind ? [sql`kind = ${query.kind}`] : []),
    ...wanted(query),
  ];
  return sql`select * from instrument where ${sql.join(few, sql` and `)}`;
}

/** The index is ordered per kind: as many rows as may be shown are read for each. */
function rowsByKind(query: InstrumentQuery): RawBuilder<unknown> {
  const kinds = query.kind ? [query.kind] : DESK_KINDS;
  return sql`select part.* from unnest(${kinds}::text[]) as wanted (kind), lateral (
    select * from instrument where instrument.kind = wanted.kind
      ${sql.join([sql``, ...wanted(query)], sql` and `)}
    order by importance desc, id limit ${LIMIT}) as part`;
}

function wanted({ status, after }: InstrumentQuery): RawBuilder<unknown>[] {
  return [
    ...(status ? [sql`status = ${status}`] : []),
    ...(after
      ? [
          // The first condition lets the scan start within the index.
          sql`importance <= ${place(after)} and (importance < ${place(after)} or id > ${after})`,
        ]
      : []),
  ];
}

/** As an array, so each is looked up: there are few edits and many instruments. */
function editedIds(column: 'instrument_id' | 'issuer_id'): RawBuilder<number[]> {
  const id = sql.ref(column);
  return sql`array(select distinct ${id} from hand_edit where ${id} is not null)`;
}

function place(id: number): RawBuilder<number> {
  return sql`(select importance from instrument where id = ${id})`;
}

export async function listIssuers(db: Db, query: IssuerQuery, language: Language): Promise<List> {
  const ids = parseIds(query.ids);
  const conditions = [
    sql`true`,
    ...(ids ? [sql`id = any(${ids}::integer[])`] : []),
    ...(query.edited ? [sql`id = any(${editedIds('issuer_id')})`] : []),
    ...(query.status ? [sql`status = ${query.status}`] : []),
    ...(query.after ? [sql`id > ${query.after}`] : []),
  ];
  const { rows } = await sql<StoredRow>`
    select id, null as kind, name, status, false as "isHidden", null as "issuerId",
      array(select value from identifier where issuer_id = issuer.id order by value limit 3) as codes,
      exists (select from hand_edit where issuer_id = issuer.id) as "isEdited"
    from issuer where ${sql.join(conditions, sql` and `)}
    order by id limit ${ids ? ids.length : LIMIT}`.execute(db);
  return toList(rows, ids, language);
}

function parseIds(text: string | undefined): number[] | undefined {
  return text?.split(',').map(Number);
}

/** Rows requested by ID are all returned, in the requested order. */
function toList(
  rows: readonly StoredRow[],
  ids: readonly number[] | undefined,
  language: Language,
): List {
  const shown = ids
    ? rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    : rows.slice(0, DESK_ROWS);
  return {
    items: shown.map((row) => toRow(row, language)),
    hasMore: !ids && rows.length > DESK_ROWS,
  };
}

function toRow({ issuerId, issuerName, name, ...row }: StoredRow, language: Language): DeskRow {
  const issuer =
    issuerId !== null && issuerName ? { id: issuerId, name: nameIn(language, issuerName) } : null;
  return { ...row, name: nameIn(language, name), issuer };
}
