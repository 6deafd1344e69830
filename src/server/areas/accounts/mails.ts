import type { Db } from '../../../db/connect.ts';
import { isLanguage, type Language } from '../../../domain/text/language.ts';
import type { FillValues } from '../../../domain/text/fill-text.ts';
import type { Labels } from '../../../labels/labels.ts';
import type { Messages } from '../../core/messages/messages.ts';

const HOUR = 3600 * 1000;
/** A mail that hasn't been sent by then is out of date. */
const NEWS_MILLISECONDS = 24 * HOUR;

/** Account mails: their kinds, how long their links are valid, and their texts. */
const KINDS = {
  'reset-password': { ms: HOUR, texts: ['mail_reset_subject', 'mail_reset_text'] },
  'password-changed': {
    ms: NEWS_MILLISECONDS,
    texts: ['mail_changed_subject', 'mail_changed_text'],
  },
  'confirm-registration': { ms: 24 * HOUR, texts: ['mail_confirm_subject', 'mail_confirm_text'] },
  'already-registered': { ms: NEWS_MILLISECONDS, texts: ['mail_known_subject', 'mail_known_text'] },
} as const;

export type MailKind = keyof typeof KINDS;

interface AccountMail {
  readonly kind: MailKind;
  readonly to: string;
  readonly accountId: number;
  readonly language: Language;
  readonly values: FillValues;
}

/** When the link in such a mail expires. */
export function mailEnd(kind: MailKind): Date {
  return new Date(Date.now() + KINDS[kind].ms);
}

/** The language in which the account was created; if unknown, that of the request. */
export function mailLanguage(stored: string, otherwise: Language): Language {
  return isLanguage(stored) ? stored : otherwise;
}

/**
 * Queues a mail. Mails never contain user input such as names: strangers could have the portal send
 * their text to anybody.
 */
export async function queueMail(
  trx: Db,
  messages: Messages,
  labels: Labels,
  { kind, to, accountId, language, values }: AccountMail,
): Promise<void> {
  const [subject, text] = KINDS[kind].texts.map((key) =>
    labels.filled({ language, showsLabelKeys: false }, key, values),
  );
  await messages.queue(trx, {
    channel: 'mail',
    to,
    purpose: kind,
    subject: subject!,
    text: text!,
    accountId,
    expiresAt: mailEnd(kind),
  });
}
