import type pg from 'pg';
import { identifierProblem, type IdentifierScheme } from '../domain/identifier.ts';
import type { Day } from '../domain/day.ts';
import { copyRows, dayCell } from './copy.ts';

/** A code of an instrument; an LEI is one of an issuer. */
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
 * Adds codes in bulk. Codes with a wrong form or check digit are not written but returned. Throws,
 * and writes nothing, if something else has one of the codes at the same time.
 */
export async function writeIdentifiers(
  client: pg.PoolClient,
  identifiers: readonly NewIdentifier[],
): Promise<NewIdentifier[]> {
  const { sound = [], refused = [] } = Object.groupBy(identifiers, ({ scheme, value }) =>
    identifierProblem(scheme, value) === undefined ? 'sound' : 'refused',
  );
  const rows = sound.map(({ scheme, value, id, validFrom = null, validTo = null }) => [
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
