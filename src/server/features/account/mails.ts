import type { Db } from '../../../db/connect.ts';
import { isLanguage, type Language } from '../../../domain/language.ts';
import type { FillValues } from '../../../domain/fill-text.ts';
import type { Labels } from '../../../labels/labels.ts';
import type { Messages } from '../../messages/messages.ts';

const HOUR = 3600 * 1000;
/** A mail that has not left by then tells old news. */
const NEWS_MILLISECONDS = 24 * HOUR;

/** What the mails of accounts are about, and how long what they carry is good for. */
const KINDS = {
  'reset-password': HOUR,
  'password-changed': NEWS_MILLISECONDS,
  'confirm-registration': 24 * HOUR,
  'already-registered': NEWS_MILLISECONDS,
} as const;

export type MailKind = keyof typeof KINDS;

interface AccountMail {
  readonly kind: MailKind;
  readonly to: string;
  readonly accountId: number;
  readonly language: Language;
  readonly values: FillValues;
}

/** When the link of such a mail ends. */
export function mailEnd(kind: MailKind): Date {
  return new Date(Date.now() + KINDS[kind]);
}

/** The language that the account was made in; that of the request where it is unknown. */
export function mailLanguage(stored: string, otherwise: Language): Language {
  return isLanguage(stored) ? stored : otherwise;
}

/**
 * Queues a mail. It never holds what somebody typed, such as a name: strangers could make the
 * portal write their words to anybody.
 */
export async function queueMail(
  trx: Db,
  messages: Messages,
  labels: Labels,
  { kind, to, accountId, language, values }: AccountMail,
): Promise<void> {
  const [subject, text] = mailTexts(kind).map((key) =>
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

function mailTexts(kind: MailKind): [subject: string, text: string] {
  switch (kind) {
    case 'reset-password':
      return ['mail_reset_subject', 'mail_reset_text'];
    case 'password-changed':
      return ['mail_changed_subject', 'mail_changed_text'];
    case 'confirm-registration':
      return ['mail_confirm_subject', 'mail_confirm_text'];
    case 'already-registered':
      return ['mail_known_subject', 'mail_known_text'];
  }
}
