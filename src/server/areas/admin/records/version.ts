import { createHash } from 'node:crypto';
import { differingFields } from '../../../../contracts/admin/records.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';

/** A thing as its fields, each by its place in the body of a call. */
export type Fields = ReadonlyMap<string, unknown>;

const MARK_DIGITS = 8;

/** A mark for each field, by which a later save is told what has changed since. */
export function versionFrom(fields: Fields): string {
  return [...fields].map(([field, value]) => `${field}=${mark(value)}`).join(',');
}

function mark(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('hex')
    .slice(0, MARK_DIGITS);
}

/** Nobody overwrites what another has changed meanwhile; the first such field is named. */
export function requireVersion(seen: string, fields: Fields): void {
  const [field] = differingFields(seen, versionFrom(fields));
  if (field !== undefined) throw new ApiError('changed_meanwhile', { field: `body.${field}` });
}

/** What differs, as two sets of values for the audit. */
export function differences(before: Fields, after: Fields) {
  const changed = [...after.keys()].filter(
    (field) => JSON.stringify(before.get(field)) !== JSON.stringify(after.get(field)),
  );
  const pick = (from: Fields) =>
    Object.fromEntries(changed.map((field) => [field, from.get(field) ?? null]));
  return { changed, before: pick(before), after: pick(after) };
}
