import { sql } from 'kysely';
import type { DeskChange, DeskItem } from '../../../../contracts/admin/records.ts';
import type { Db } from '../../../../db/connect.ts';
import type { InstrumentKind, NameByLanguage } from '../../../../db/schema.ts';
import type { Language } from '../../../../domain/text/language.ts';
import { SEARCH_TYPES, type SearchType } from '../../../../domain/search/search-type.ts';
import { nameIn } from '../../../engines/quotes/names.ts';

/** Queries the search index: the IDs of a type that match a term. */
export type FindIds = (type: SearchType, term: string, limit: number) => Promise<readonly number[]>;

const PER_TYPE = 10;
const RECENT = 20;

/** By name and valid code like the public search; by ID and any code also hidden instruments. */
export async function findOnDesk(
  db: Db,
  term: string,
  language: Language,
  find: FindIds,
): Promise<DeskItem[]> {
  const text = term.trim();
  if (text === '') return [];
  const found = await Promise.all(
    SEARCH_TYPES.map(async (type) => [type, await find(type, text, PER_TYPE)] as const),
  );
  const instruments = new Set(await findByCode(db, 'instrument_id', text));
  const issuers = new Set(await findByCode(db, 'issuer_id', text));
  if (/^[1-9]\d{0,8}$/.test(text)) {
    instruments.add(Number(text));
    issuers.add(Number(text));
  }
  for (const id of await findHidden(db, text)) instruments.add(id);
  for (const [type, ids] of found) {
    for (const id of ids) (type === 'companies' ? issuers : instruments).add(id);
  }
  return [
    ...(await readInstruments(db, [...instruments], language)),
    ...(await readIssuers(db, [...issuers], language)),
  ];
}

/** Includes expired codes. Valid tickers are found by the search. */
async function findByCode(
  db: Db,
  column: 'instrument_id' | 'issuer_id',
  text: string,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(column)} as id from identifier
    where scheme <> 'ticker' and scheme in ('isin', 'figi', 'cusip', 'sedol', 'wkn', 'lei')
      and value = ${text.toUpperCase()} and valid_to is null and ${sql.ref(column)} is not null
    union
    select ${sql.ref(column)} from identifier
    where scheme <> 'ticker' and scheme in ('isin', 'figi', 'cusip', 'sedol', 'wkn', 'lei')
      and value = ${text.toUpperCase()} and valid_to is not null and ${sql.ref(column)} is not null
    limit ${PER_TYPE}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Hidden instruments aren't in the word index, but there are few of them. */
async function findHidden(db: Db, text: string): Promise<number[]> {
  const part = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await db
    .selectFrom('instrument')
    .select('id')
    .where(sql<boolean>`is_hidden`)
    .where(sql<boolean>`(name::text ilike ${part} or ticker ilike ${part} or isin ilike ${part})`)
    .orderBy('id')
    .limit(PER_TYPE)
    .execute();
  return rows.map(({ id }) => id);
}

async function readInstruments(
  db: Db,
  ids: readonly number[],
  language: Language,
): Promise<DeskItem[]> {
  const rows = await db
    .selectFrom('instrument')
    .select(['id', 'kind', 'name', 'isin', 'ticker', 'status', 'is_hidden as isHidden'])
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .execute();
  return byPlace(ids, rows).map(({ id, kind, name, isin, ticker, status, isHidden }) => ({
    what: 'instrument',
    id,
    kind: kind satisfies InstrumentKind,
    name: nameIn(language, name),
    codes: [isin, ticker].filter((code) => code !== null),
    status,
    isHidden,
  }));
}

async function readIssuers(
  db: Db,
  ids: readonly number[],
  language: Language,
): Promise<DeskItem[]> {
  const { rows } = await sql<{
    id: number;
    name: NameByLanguage;
    status: 'active' | 'liquidated';
    codes: string[];
  }>`select id, name, status, array(
      select value from identifier where issuer_id = issuer.id order by value limit 3) as codes
    from issuer where id = any(${ids}::integer[])`.execute(db);
  return byPlace(ids, rows).map(({ id, name, status, codes }) => ({
    what: 'issuer',
    id,
    kind: null,
    name: nameIn(language, name),
    codes,
    status,
    isHidden: false,
  }));
}

function byPlace<T extends { id: number }>(ids: readonly number[], rows: readonly T[]): T[] {
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** The operators' latest changes to instruments and issuers. */
export async function readRecent(db: Db, language: Language): Promise<DeskChange[]> {
  const { rows } = await sql<{
    id: number;
    at: Date;
    by: string | null;
    action: string;
    what: 'instrument' | 'issuer';
    target: string;
    name: NameByLanguage | null;
    fields: string[] | null;
  }>`select entry.id, at, account.name as by, action, kind as what, target,
      case kind
        when 'issuer' then (select name from issuer where id = target::integer)
        else (select name from instrument where id = target::integer) end as name,
      array(select jsonb_object_keys(coalesce(entry.after, '{}'))) as fields
    from (
      select * from audit_entry where kind in ('instrument', 'issuer')
      order by at desc, id desc limit ${RECENT}
    ) as entry left join account on account.id = actor_id
    order by at desc, entry.id desc`.execute(db);
  return rows.map(({ id, at, by, action, what, target, name, fields }) => ({
    id,
    by,
    action,
    what,
    target,
    at: at.toISOString(),
    name: name && nameIn(language, name),
    fields: fields ?? [],
  }));
}
