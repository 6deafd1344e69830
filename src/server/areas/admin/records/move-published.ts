import { sql } from 'kysely';
import type { Db } from '../../../../db/connect.ts';

/** Moves what sources publish about a duplicate; what the kept one has too goes with the duplicate. */
export async function movePublished(trx: Db, keptId: number, duplicate: number): Promise<void> {
  await moveActions(trx, keptId, duplicate);
  await moveHoldings(trx, keptId, duplicate);
  await moveMembers(trx, keptId, duplicate);
}

/** An action that a source dates for both is the same one. */
async function moveActions(trx: Db, keptId: number, duplicate: number): Promise<void> {
  await sql`update corporate_action as moved set instrument_id = ${keptId}
    where instrument_id = ${duplicate} and not exists (
      select from corporate_action as known
      where known.instrument_id = ${keptId} and known.source_code = moved.source_code
        and known.kind = moved.kind and known.ex_on = moved.ex_on
        and known.currency is not distinct from moved.currency)`.execute(trx);
  await sql`update corporate_action set other_instrument_id = ${keptId}
    where other_instrument_id = ${duplicate}`.execute(trx);
}

/** Lists of a fund are whole: days that the kept fund has from the same source stay as they are. */
async function moveHoldings(trx: Db, keptId: number, duplicate: number): Promise<void> {
  await sql`update fund_holding as moved set fund_id = ${keptId}
    where fund_id = ${duplicate} and not exists (
      select from fund_holding as known
      where known.fund_id = ${keptId} and known.source_code = moved.source_code
        and known.day = moved.day)`.execute(trx);
  // A list that holds both has two lines of one instrument: they become one.
  await sql`update fund_holding as kept set
      weight = coalesce(kept.weight + other.weight, kept.weight, other.weight),
      quantity = coalesce(kept.quantity + other.quantity, kept.quantity, other.quantity),
      value = coalesce(kept.value + other.value, kept.value, other.value)
    from fund_holding as other
    where kept.instrument_id = ${keptId} and other.instrument_id = ${duplicate}
      and other.fund_id = kept.fund_id and other.source_code = kept.source_code
      and other.day = kept.day`.execute(trx);
  await sql`update fund_holding as moved set instrument_id = ${keptId}
    where instrument_id = ${duplicate} and not exists (
      select from fund_holding as known
      where known.instrument_id = ${keptId} and known.fund_id = moved.fund_id
        and known.source_code = moved.source_code and known.day = moved.day)`.execute(trx);
}

/** The history of an index by one source isn't mixed with another; memberships don't overlap. */
async function moveMembers(trx: Db, keptId: number, duplicate: number): Promise<void> {
  await sql`update index_member as moved set index_id = ${keptId}
    where index_id = ${duplicate} and not exists (
      select from index_member as known
      where known.index_id = ${keptId} and known.source_code = moved.source_code)`.execute(trx);
  await sql`update index_member as moved set instrument_id = ${keptId}
    where instrument_id = ${duplicate} and not exists (
      select from index_member as known
      where known.instrument_id = ${keptId} and known.index_id = moved.index_id
        and known.source_code = moved.source_code
        and daterange(known.from_day, known.to_day) && daterange(moved.from_day, moved.to_day))`.execute(
    trx,
  );
}
