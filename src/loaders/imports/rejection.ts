import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import type { DayFault } from '../../domain/imports/read-day.ts';
import type { DecimalFault } from '../../domain/imports/read-decimal.ts';
import type { InstrumentIdFault } from '../../domain/imports/instrument-id.ts';
import type { RowFault } from './read/read-settings.ts';

/** Why a row can't be used. */
export type RejectReason =
  | RowFault
  | DayFault
  | DecimalFault
  | InstrumentIdFault
  | 'after-maturity'
  | 'ambiguous-id'
  | 'before-1900'
  | 'before-issue'
  | 'hidden-instrument'
  | 'id-not-valid-then'
  | 'in-the-future'
  | 'not-a-field'
  | 'other-currency'
  | 'two-values'
  | 'unknown-id';

export interface Rejection {
  readonly line: number;
  readonly column: string;
  readonly value: string | null;
  readonly reason: RejectReason;
}

const ROWS_PER_STATEMENT = 5000;
/** A cell may have 32 kB; its beginning tells which one it is. */
const MAX_VALUE = 200;

/** Stores the rejected rows of an import as they are found, and counts them by reason. */
export class RejectionList {
  readonly #db: Db;
  readonly #importId: number;
  #waiting: Rejection[] = [];
  readonly counts: Partial<Record<RejectReason, number>> = {};

  constructor(db: Db, importId: number) {
    this.#db = db;
    this.#importId = importId;
  }

  get total(): number {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0);
  }

  add(rejection: Rejection): void {
    this.#waiting.push(rejection);
    this.counts[rejection.reason] = (this.counts[rejection.reason] ?? 0) + 1;
  }

  async flush(isLast = false): Promise<void> {
    while (this.#waiting.length >= (isLast ? 1 : ROWS_PER_STATEMENT)) {
      const rows = this.#waiting.splice(0, ROWS_PER_STATEMENT);
      await sql`insert into import_reject (import_id, line, column_name, value, reason)
        select ${this.#importId}, * from unnest(${rows.map(({ line }) => line)}::bigint[],
          ${rows.map(({ column }) => column)}::text[],
          ${rows.map(({ value }) => storable(value))}::text[],
          ${rows.map(({ reason }) => reason)}::text[])`.execute(this.#db);
    }
  }
}

/** PostgreSQL's texts have no NUL. */
function storable(value: string | null): string | null {
  return value === null ? null : value.slice(0, MAX_VALUE).replaceAll('\0', '\u{fffd}');
}
