import { createHash } from 'node:crypto';
import { differingFields } from '../../../../contracts/admin/records.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';

/** A record's fields by their path in the request body. */
export type Fields = ReadonlyMap<string, unknown>;

const MARK_DIGITS = 8;

/** A hash per field, so a later save can detect what has changed since. */
export function versionFrom(fields: Fields): string {
  return [...fields].map(([field, value]) => `${field}=${mark(value)}`).join(',');
}

function mark(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('hex')
    .slice(0, MARK_DIGITS);
}

/** Prevents overwriting another operator's change; the error names the first such field. */
export function requireVersion(seen: string, fields: Fields): void {
  const [field] = differingFields(seen, versionFrom(fields));
  if (field !== undefined) throw new ApiError('changed_meanwhile', { field: `body.${field}` });
}

/** The differences, as two sets of values for the audit. */
export function differences(before: Fields, after: Fields) {
  const changed = [...after.keys()].filter(
    (field) => JSON.stringify(before.get(field)) !== JSON.stringify(after.get(field)),
  );
  const pick = (from: Fields) =>
    Object.fromEntries(changed.map((field) => [field, from.get(field) ?? null]));
  return { changed, before: pick(before), after: pick(after) };
}
