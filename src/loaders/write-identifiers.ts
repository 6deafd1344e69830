import type pg from 'pg';
import { identifierProblem, type IdentifierScheme } from '../domain/instruments/identifier.ts';
import type { Day } from '../domain/time/day.ts';
import { copyRows, dayCell } from './copy.ts';

/** A code of an instrument, or an LEI of an issuer. */
export interface NewIdentifier {
  readonly scheme: IdentifierScheme;
  readonly value: string;
  /** The id of the instrument, or of the issuer for an LEI. */
  readonly id: number;
  readonly validFrom?: Day;
  /** The first day on which it is no longer valid. */
  readonly validTo?: Day;
}

const COLUMNS = ['instrument_id', 'issuer_id', 'scheme', 'value', 'valid_from', 'valid_to'];

/**
 * Adds codes in bulk. Codes with an invalid form or check digit are returned instead of written.
 * Throws, and writes nothing, if another record has one of the codes at the same time.
 */
export async function writeIdentifiers(
  client: pg.PoolClient,
  identifiers: readonly NewIdentifier[],
): Promise<NewIdentifier[]> {
  const { sound = [], refused = [] } = Object.groupBy(identifiers, ({ scheme, value }) =>
    identifierProblem(scheme, value) === undefined ? 'sound' : 'refused',
  );
  const free = await withoutHeld(client, sound);
  const rows = free.map(({ scheme, value, id, validFrom = null, validTo = null }) => [
    scheme === 'lei' ? null : id,
    scheme === 'lei' ? id : null,
    scheme,
    value,
    dayCell(validFrom),
    dayCell(validTo),
  ]);
  await copyRows(client, 'identifier', COLUMNS, rows);
  return refused;
}

/** Skips codes of schemes that an operator has set by hand, and records the source's value. */
async function withoutHeld(
  client: pg.PoolClient,
  identifiers: readonly NewIdentifier[],
): Promise<readonly NewIdentifier[]> {
  const { rows } = await client.query<{ id: number; owner: number; scheme: string }>(
    `select id, coalesce(instrument_id, issuer_id) as owner,
       substr(field, 13) as scheme
     from hand_edit where field like 'identifiers.%'`,
  );
  if (rows.length === 0) return identifiers;
  const held = new Map(rows.map(({ id, owner, scheme }) => [`${scheme} ${owner}`, id]));
  const free: NewIdentifier[] = [];
  for (const code of identifiers) {
    const edit = held.get(`${code.scheme} ${code.id}`);
    if (edit === undefined) {
      free.push(code);
      continue;
    }
    await client.query(
      'update hand_edit set source_value = to_jsonb($2::text), source_at = now() where id = $1',
      [edit, code.value],
    );
  }
  return free;
}
