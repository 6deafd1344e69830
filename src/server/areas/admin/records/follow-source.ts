import { ApiError } from '../../../../contracts/core/errors.ts';
import type { Db } from '../../../../db/connect.ts';
import { errorCode } from '../../../../db/startup-error.ts';
import type { OperatorChange } from '../../../core/audit/operator-change.ts';
import { markAsManualEdit, restoreField } from './hand-edits.ts';
import * as store from './store.ts';
import { differences, versionFrom, type Fields } from './version.ts';

const FOREIGN_KEY_VIOLATION = '23503';
const CHECK_VIOLATION = '23514';

/** Resets a field to its source's value; returns the new version. */
export async function followSource(
  { trx, record }: OperatorChange,
  owner: store.Owner,
  field: string,
): Promise<string> {
  const kind = owner.column === 'issuer_id' ? 'issuer' : 'instrument';
  await store.lockRows(trx, kind, [owner.id]);
  const before = await readFields(trx, owner);
  await markAsManualEdit(trx);
  await restoreField(trx, owner, field).catch((error: unknown) => {
    const code = errorCode(error);
    const isCode = error instanceof ApiError && error.code === 'invalid_field';
    if (!isCode && code !== FOREIGN_KEY_VIOLATION && code !== CHECK_VIOLATION) throw error;
    // Its issuer is gone, its code belongs to another owner now, or its dates conflict with those
    // set by hand.
    throw new ApiError('invalid_field', { field: 'body.field', label: 'desk_source_unfit' });
  });
  const after = await readFields(trx, owner);
  const change = differences(before, after);
  await record({
    action: 'restored',
    kind,
    target: owner.id,
    before: change.before,
    after: { ...change.after, follows: field },
  });
  return versionFrom(after);
}

async function readFields(trx: Db, { column, id }: store.Owner): Promise<Fields> {
  if (column === 'issuer_id') {
    const issuer = await store.readIssuer(trx, id);
    if (issuer) return store.issuerFields(issuer.terms);
  } else {
    const instrument = await store.readInstrument(trx, id);
    if (instrument) return store.instrumentFields(instrument.terms);
  }
  throw new ApiError('not_found', {
    field: column === 'issuer_id' ? 'params.companyId' : 'params.instrumentId',
  });
}
