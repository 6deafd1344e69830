import { sql } from 'kysely';
import type { Code } from '../../../../contracts/admin/records.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type { Db } from '../../../../db/connect.ts';
import {
  IDENTIFIER_SCHEMES,
  type IdentifierScheme,
} from '../../../../domain/instruments/identifier.ts';
import { replaceCodes, requireValidCodes } from './codes.ts';
import { columnField, readCodes, type Owner } from './store.ts';
import type { Fields } from './version.ts';

/** From here on the transaction writes for an operator: edited fields aren't protected. */
export async function markAsManualEdit(trx: Db): Promise<void> {
  await sql`select set_config('parcurve.edits_by_hand', 'on', true)`.execute(trx);
}

/** The row as the database has it, digit for digit; a bond's terms are nested under `bond`. */
export async function readRow(trx: Db, { column, id }: Owner): Promise<string> {
  const { rows } = await sql<{ row: string }>`select (${rowJson(column, id)})::text as row`.execute(
    trx,
  );
  return rows[0]!.row;
}

function rowJson(column: Owner['column'], id: number) {
  return column === 'issuer_id'
    ? sql`select to_jsonb(issuer) from issuer where id = ${id}::integer`
    : sql`select to_jsonb(instrument) || jsonb_build_object('bond', (
        select to_jsonb(bond) from bond where instrument_id = instrument.id))
      from instrument where id = ${id}::integer`;
}

interface HeldEdit {
  readonly owner: Owner;
  readonly operatorId: number;
  /** The row before the change, from `readRow`. */
  readonly rowBefore: string;
  readonly before: Fields;
  readonly after: Fields;
}

/**
 * Marks these fields as edited by hand. Setting a field to its source's value releases it: it
 * follows the source again.
 */
export async function holdFields(
  trx: Db,
  fields: readonly string[],
  { owner, operatorId, rowBefore, before, after }: HeldEdit,
): Promise<void> {
  for (const field of fields) {
    const isCodes = field.startsWith('identifiers.');
    const path = columnField(field).split('.');
    const value = isCodes
      ? sql`${JSON.stringify(after.get(field))}::jsonb`
      : sql`coalesce((${rowJson(owner.column, owner.id)}) #> ${path}::text[], 'null')`;
    const old = isCodes
      ? sql`${JSON.stringify(before.get(field))}::jsonb`
      : sql`coalesce(${rowBefore}::jsonb #> ${path}::text[], 'null')`;
    const column = sql.ref(owner.column);
    await sql`insert into hand_edit (${column}, field, value, source_value, edited_by)
      select ${owner.id}::integer, ${columnField(field)}, ${value}, ${old}, ${operatorId}::integer
      on conflict (${column}, field) where ${column} is not null
      do update set value = excluded.value, edited_by = excluded.edited_by, edited_at = now()`.execute(
      trx,
    );
  }
  await trx
    .deleteFrom('hand_edit')
    .where(owner.column, '=', owner.id)
    .whereRef('value', '=', 'source_value')
    .execute();
}

/** Resets a field to its source's value and releases it. */
export async function restoreField(trx: Db, owner: Owner, field: string): Promise<void> {
  const edit = await trx
    .selectFrom('hand_edit')
    .select(['id', 'source_value as sourceValue'])
    .where(owner.column, '=', owner.id)
    .where('field', '=', columnField(field))
    .executeTakeFirst();
  if (!edit) throw new ApiError('not_found', { field: 'body.field' });
  const [part = '', rest = ''] = columnField(field).split('.');
  if (part === 'identifiers') {
    await restoreCodes(trx, owner, rest as IdentifierScheme, edit.sourceValue);
  } else if (part === 'name') {
    await restoreName(trx, owner, rest, edit.id);
  } else {
    await restoreColumn(trx, owner, { isBond: part === 'bond', column: rest || part }, edit.id);
  }
  await trx.deleteFrom('hand_edit').where('id', '=', edit.id).execute();
}

async function restoreName(trx: Db, { column, id }: Owner, language: string, editId: number) {
  const table = sql.table(column === 'issuer_id' ? 'issuer' : 'instrument');
  await sql`update ${table} set name = case jsonb_typeof(source_value)
      when 'null' then name - ${language}::text
      else jsonb_set(name, array[${language}::text], source_value) end
    from hand_edit where hand_edit.id = ${editId} and ${table}.id = ${id}`.execute(trx);
}

/** The column was edited here before, so its name is known to be valid. */
async function restoreColumn(
  trx: Db,
  owner: Owner,
  { isBond, column }: { isBond: boolean; column: string },
  editId: number,
): Promise<void> {
  const table = isBond ? 'bond' : owner.column === 'issuer_id' ? 'issuer' : 'instrument';
  const key = isBond ? sql`bond.instrument_id` : sql`${sql.table(table)}.id`;
  await sql`update ${sql.table(table)} set ${sql.ref(column)} =
      (jsonb_populate_record(null::${sql.table(table)}, jsonb_build_object(${column}::text, source_value))).${sql.ref(column)}
    from hand_edit where hand_edit.id = ${editId} and ${key} = ${owner.id}`.execute(trx);
}

/**
 * `source_value` is a single code if a load was held back; until then it is the list of codes
 * before the edit.
 */
async function restoreCodes(
  trx: Db,
  owner: Owner,
  scheme: IdentifierScheme,
  sourceValue: unknown,
): Promise<void> {
  if (!IDENTIFIER_SCHEMES.includes(scheme)) throw new ApiError('not_found');
  const before = (await readCodes(trx, owner)).filter((code) => code.scheme === scheme);
  const wanted = Array.isArray(sourceValue)
    ? (sourceValue as Omit<Code, 'scheme'>[]).map((code) => Object.assign({ scheme }, code))
    : typeof sourceValue === 'string'
      ? [{ scheme, value: sourceValue, validFrom: null, validTo: null }]
      : [];
  requireValidCodes(wanted, before, owner);
  await replaceCodes(trx, owner, before, wanted);
}
