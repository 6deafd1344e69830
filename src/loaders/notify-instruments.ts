import type pg from 'pg';
import {
  payloadsFromIds,
  type INSTRUMENT_CHANGED,
  type INSTRUMENT_TICKED,
} from '../db/quotes/channels.ts';

/** Servers receive the notification when the transaction commits. */
export async function notifyInstruments(
  client: pg.PoolClient,
  channel: typeof INSTRUMENT_CHANGED | typeof INSTRUMENT_TICKED,
  ids: readonly number[],
): Promise<void> {
  const payloads = payloadsFromIds(ids);
  if (payloads.length === 0) return;
  await client.query('select pg_notify($1, payload) from unnest($2::text[]) payload', [
    channel,
    payloads,
  ]);
}
