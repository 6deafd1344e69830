import { sql } from 'kysely';
import type { Db } from '../../../db/connect.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Channel } from './messages.ts';
import type { Senders } from './senders.ts';

/** The number of messages in flight per process. */
const BATCH = 5;
/**
 * Longer than any sender may take; if a process dies while sending, its messages stay claimed for
 * this long.
 */
const CLAIM_SECONDS = 120;
/** The delay before the first retry; each further delay is four times as long. */
const FIRST_DELAY_SECONDS = 15;
const MAX_DELAY_SECONDS = 3600;

type OnFailure = (error: unknown, what: string) => void;

interface Claimed {
  readonly id: number;
  readonly channel: Channel;
  readonly recipient: string;
  readonly purpose: string;
  readonly subject: string | null;
  readonly body: string;
  readonly tries: number;
}

/**
 * Sends the messages that are due. Any number of processes may do this: each message is claimed by
 * one of them before it is sent.
 */
export class Deliverer {
  readonly #db: Db;
  readonly #senders: Senders;
  readonly #onFailure: OnFailure;
  #running: Promise<void> | null = null;
  #isAskedAgain = false;
  #isClosed = false;

  constructor(db: Db, senders: Senders, onFailure: OnFailure) {
    this.#db = db;
    this.#senders = senders;
    this.#onFailure = onFailure;
  }

  /** Looks for messages now, or once more after the current pass. */
  wake(): void {
    this.#isAskedAgain = true;
    this.#running ??= this.#look().finally(() => {
      this.#running = null;
    });
  }

  /** Waits for messages in flight. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#running;
  }

  async #look(): Promise<void> {
    try {
      while (this.#isAskedAgain && !this.#isClosed) {
        this.#isAskedAgain = false;
        await this.deliverDue();
      }
    } catch (error) {
      this.#onFailure(error, 'failed to read messages');
    }
  }

  async deliverDue(): Promise<void> {
    const channels = Object.keys(this.#senders) as Channel[];
    if (channels.length === 0) return;
    while (!this.#isClosed) {
      const claimed = await claimDueMessages(this.#db, channels);
      await Promise.all(claimed.map((message) => this.#deliver(message)));
      if (claimed.length < BATCH) return;
    }
  }

  async #deliver(message: Claimed): Promise<void> {
    let answer: string | undefined;
    try {
      answer = await this.#senders[message.channel]?.(message);
    } catch (error) {
      const { id, channel, purpose } = message;
      this.#onFailure(error, `message ${id} (${channel}, ${purpose}) was not delivered`);
      return noteFailure(this.#db, message, error);
    }
    await noteSent(this.#db, message.id, answer ?? null);
  }
}

async function claimDueMessages(db: Db, channels: readonly Channel[]): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with due as materialized (
      select id from message
      where sent_at is null and body is not null and next_try_at <= now() and expires_at > now()
        and channel = any(${channels})
      order by next_try_at
      limit ${BATCH}
      for update skip locked
    )
    update message
    set tries = tries + 1, next_try_at = now() + make_interval(secs => ${CLAIM_SECONDS})
    from due where message.id = due.id
    returning message.id, channel, recipient, purpose, subject, body, tries`.execute(db);
  return rows;
}

async function noteSent(db: Db, id: number, answer: string | null): Promise<void> {
  await db
    .updateTable('message')
    .set({ sent_at: sql`now()`, body: null, error: null, answer })
    .where('id', '=', id)
    .execute();
}

async function noteFailure(db: Db, { id, tries }: Claimed, error: unknown): Promise<void> {
  const isKnown = error instanceof DeliveryError;
  const delay = Math.min(FIRST_DELAY_SECONDS * 4 ** (tries - 1), MAX_DELAY_SECONDS);
  await db
    .updateTable('message')
    .set({
      // Text that isn't ours might contain a secret.
      error: isKnown ? error.message : 'unexpected error',
      // After a final rejection only an operator can trigger a retry.
      next_try_at:
        isKnown && error.isFinal ? sql`'infinity'` : sql`now() + make_interval(secs => ${delay})`,
    })
    .where('id', '=', id)
    .execute();
}

/** Wipes texts that are no longer useful; those without a sender, after an hour. */
export async function wipeExpired(db: Db, senders: Senders): Promise<void> {
  const channels = Object.keys(senders);
  await sql`
    update message set body = null
    where body is not null and (
      expires_at <= now()
      or (channel <> all(${channels}) and created_at <= now() - interval '1 hour')
    )`.execute(db);
}

export async function deleteOldMessages(db: Db): Promise<void> {
  await db
    .deleteFrom('message')
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
