import type { IssuerTerms } from '../../../../contracts/admin/records.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type { OperatorChange } from '../../../core/audit/operator-change.ts';
import { mergedName } from './change-instrument.ts';
import { replaceCodes, requireValidCodes } from './codes.ts';
import { markAsManualEdit, holdFields, readRow } from './hand-edits.ts';
import * as store from './store.ts';
import { differences, requireVersion, versionFrom } from './version.ts';

/** Saves an issuer; returns its new version. */
export async function changeIssuer(
  { trx, operatorId, record }: OperatorChange,
  id: number,
  { version, ...wanted }: IssuerTerms & { readonly version: string },
): Promise<string> {
  const owner = { column: 'issuer_id', id } as const;
  await store.lockRows(trx, 'issuer', [id]);
  const state = await store.readIssuer(trx, id);
  if (!state) throw new ApiError('not_found', { field: 'params.companyId' });
  const before = store.issuerFields(state.terms);
  requireVersion(version, before);
  requireValidCodes(wanted.identifiers, state.terms.identifiers, owner);
  await markAsManualEdit(trx);
  const rowBefore = await readRow(trx, owner);
  const { country, sector, status } = wanted;
  await trx
    .updateTable('issuer')
    .set({ name: mergedName(wanted.name), country, sector, status })
    .where('id', '=', id)
    .execute();
  await replaceCodes(trx, owner, state.terms.identifiers, wanted.identifiers);
  const after = store.issuerFields((await store.readIssuer(trx, id))!.terms);
  const change = differences(before, after);
  if (change.changed.length === 0) return version;
  await holdFields(trx, change.changed, { owner, operatorId, rowBefore, before, after });
  await record({
    action: 'changed',
    kind: 'issuer',
    target: id,
    before: change.before,
    after: change.after,
  });
  return versionFrom(after);
}
