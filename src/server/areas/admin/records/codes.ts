import type { Code } from '../../../../contracts/admin/records.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type { Db } from '../../../../db/connect.ts';
import { errorCode } from '../../../../db/startup-error.ts';
import { identifierProblem } from '../../../../domain/instruments/identifier.ts';
import type { Owner } from './store.ts';

const UNIQUE_VIOLATION = '23505';
const EXCLUSION_VIOLATION = '23P01';

/**
 * Rejects invalid new codes: each error names the field and has a text that gives the reason.
 * Existing codes from a source are accepted, or nothing else of the instrument could be saved.
 */
export function requireValidCodes(
  codes: readonly Code[],
  before: readonly Code[],
  { column }: Owner,
): void {
  const known = new Set(before.map(codeKey));
  codes.forEach((code, i) => {
    if (known.has(codeKey(code))) return;
    const { scheme, value, validFrom, validTo } = code;
    const rejectField = (field: string, label?: string): never => {
      throw new ApiError('invalid_field', {
        field: `body.identifiers.${i}.${field}`,
        ...(label !== undefined && { label }),
      });
    };
    // An LEI identifies a company, all other codes identify what it has issued.
    if ((scheme === 'lei') !== (column === 'issuer_id')) rejectField('scheme');
    const problem = identifierProblem(scheme, value);
    if (problem === 'form') rejectField('value', 'desk_code_form');
    if (problem === 'check digit') rejectField('value', 'desk_code_digit');
    if (validFrom !== null && validTo !== null && validFrom >= validTo) {
      rejectField('validTo', 'desk_code_days');
    }
  });
}

/**
 * Deletes codes that are no longer wanted and inserts new ones; the others stay unchanged. The
 * database rejects a code that belongs to another owner at the same time, and updates the copies
 * and the search.
 */
export async function replaceCodes(
  trx: Db,
  owner: Owner,
  before: readonly Code[],
  wanted: readonly Code[],
): Promise<void> {
  const known = new Set(before.map(codeKey));
  const kept = new Set(wanted.map(codeKey));
  for (const code of before) {
    if (!kept.has(codeKey(code))) await removeCode(trx, owner, code);
  }
  for (const [i, code] of wanted.entries()) {
    const key = codeKey(code);
    if (known.has(key)) continue;
    // Duplicate lines count once.
    known.add(key);
    await insertCode(trx, owner, code, `body.identifiers.${i}.value`);
  }
}

function codeKey({ scheme, value, validFrom, validTo }: Code): string {
  return JSON.stringify([scheme, value, validFrom, validTo]);
}

export async function removeCode(
  trx: Db,
  { column, id }: Owner,
  { scheme, value, validFrom, validTo }: Code,
): Promise<void> {
  await trx
    .deleteFrom('identifier')
    .where(column, '=', id)
    .where('scheme', '=', scheme)
    .where('value', '=', value)
    .where('valid_from', 'is not distinct from', validFrom)
    .where('valid_to', 'is not distinct from', validTo)
    .execute();
}

export async function insertCode(
  trx: Db,
  { column, id }: Owner,
  { scheme, value, validFrom, validTo }: Code,
  field: string,
): Promise<void> {
  const row = { scheme, value, valid_from: validFrom, valid_to: validTo };
  try {
    await trx
      .insertInto('identifier')
      .values(column === 'issuer_id' ? { ...row, issuer_id: id } : { ...row, instrument_id: id })
      .execute();
  } catch (error) {
    const code = errorCode(error);
    if (code !== UNIQUE_VIOLATION && code !== EXCLUSION_VIOLATION) throw error;
    throw new ApiError('invalid_field', { field, label: 'desk_code_taken' });
  }
}
