import type { Db } from '../../../db/connect.ts';
import type { Config } from '../../config.ts';

export const MESSAGE_QUEUED = 'message_queued';

interface MessageBase {
  readonly to: string;
  /** What it is about, for lists and logs; never a secret. */
  readonly purpose: string;
  readonly text: string;
  readonly accountId?: number;
  /** After this moment it is of no use to anybody. */
  readonly expiresAt: Date;
}

export type Message =
  | (MessageBase & { readonly channel: 'mail'; readonly subject: string })
  | (MessageBase & { readonly channel: 'sms' });

export type Channel = Message['channel'];

/** How messages of a channel leave: through a server, into the outbox only, or not at all. */
export function wayFor(
  config: Pick<Config, 'mail' | 'sms' | 'hasOutbox'>,
  channel: Channel,
): 'server' | 'outbox' | 'none' {
  if (config[channel] !== null) return 'server';
  return config.hasOutbox ? 'outbox' : 'none';
}

/** What the portal writes to people. Features queue messages; the rest of this folder sends them. */
export class Messages {
  readonly #config: Pick<Config, 'mail' | 'sms' | 'hasOutbox'>;

  constructor(config: Pick<Config, 'mail' | 'sms' | 'hasOutbox'>) {
    this.#config = config;
  }

  /** Whether somebody would read a message of this kind; where not, pages do not offer it. */
  canSend(channel: Channel): boolean {
    return this.#config.hasOutbox || this.#config[channel] !== null;
  }

  /** Stores it in the transaction of what it tells of; it leaves when that commits. */
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
