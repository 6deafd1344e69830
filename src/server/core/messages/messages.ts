import type { Db } from '../../../db/connect.ts';
import type { Config } from '../../config.ts';

export const MESSAGE_QUEUED = 'message_queued';

interface MessageBase {
  readonly to: string;
  /** The purpose, for lists and logs; never a secret. */
  readonly purpose: string;
  readonly text: string;
  readonly accountId?: number;
  /** After this time the message is useless. */
  readonly expiresAt: Date;
}

export type Message =
  | (MessageBase & { readonly channel: 'mail'; readonly subject: string })
  | (MessageBase & { readonly channel: 'sms' });

export type Channel = Message['channel'];

/**
 * How messages of a channel are delivered: through a server, into the outbox only, or not at all.
 */
export function deliveryFor(
  config: Pick<Config, 'mail' | 'sms' | 'hasOutbox'>,
  channel: Channel,
): 'server' | 'outbox' | 'none' {
  if (config[channel] !== null) return 'server';
  return config.hasOutbox ? 'outbox' : 'none';
}

/**
 * What the portal writes to people. Features queue messages; the rest of this folder sends them.
 */
export class Messages {
  readonly #config: Pick<Config, 'mail' | 'sms' | 'hasOutbox'>;

  constructor(config: Pick<Config, 'mail' | 'sms' | 'hasOutbox'>) {
    this.#config = config;
  }

  /** Whether a message on this channel would be read; if not, pages don't offer it. */
  canSend(channel: Channel): boolean {
    return this.#config.hasOutbox || this.#config[channel] !== null;
  }

  /** Stores the message in the transaction of the event it reports; it is sent after the commit. */
  async queue(trx: Db, message: Message): Promise<void> {
    await trx
      .insertInto('message')
      .values({
        channel: message.channel,
        recipient: message.to,
        purpose: message.purpose,
        subject: message.channel === 'mail' ? message.subject : null,
        body: message.text,
        account_id: message.accountId ?? null,
        expires_at: message.expiresAt,
      })
      .execute();
  }
}
