import type { Config } from '../../config.ts';
import { mailSender } from './mail-sender.ts';
import type { Channel } from './messages.ts';
import { smsSender } from './sms-sender.ts';

interface OutgoingMessage {
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string;
}

/**
 * Hands a message over and returns the other side's answer; throws a `DeliveryError` if it isn't
 * accepted.
 */
export type Sender = (message: OutgoingMessage) => Promise<string>;

/** The channels that this portal has a server for. */
export type Senders = Readonly<Partial<Record<Channel, Sender>>>;

export type SenderSettings = Pick<Config, 'mail' | 'sms'>;

export function makeSenders({ mail, sms }: SenderSettings): Senders {
  return {
    ...(mail && { mail: mailSender(mail) }),
    ...(sms && { sms: smsSender(sms) }),
  };
}
