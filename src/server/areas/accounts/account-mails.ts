import type { FillValues } from '../../../domain/text/fill-text.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { Labels } from '../../../labels/labels.ts';
import type { Message } from '../../core/messages/messages.ts';

const DAY_MS = 86_400_000;

/**
 * Mails about changes to an account: the labels of their subjects and texts contain these names.
 */
export const MAIL_PURPOSES = [
  'email_confirm',
  'email_taken',
  'email_asked',
  'email_changed',
  'delete_link',
  'deleted',
] as const;
type MailPurpose = (typeof MAIL_PURPOSES)[number];

interface Addressee {
  readonly to: string;
  readonly language: Language;
  readonly accountId?: number;
}

/** When the links in such mails expire, and the mails themselves. */
export function linkEnd(): Date {
  return new Date(Date.now() + DAY_MS);
}

export function accountMail(
  labels: Labels,
  purpose: MailPurpose,
  { to, language, accountId }: Addressee,
  values: FillValues,
): Message {
  const reader = { language, showsLabelKeys: false };
  return {
    channel: 'mail',
    to,
    // The sender can read the purpose in their data export, so it mustn't reveal that an address is
    // taken.
    purpose: (purpose === 'email_taken' ? 'email_confirm' : purpose).replaceAll('_', '-'),
    subject: labels.filled(reader, `mail_${purpose}_subject`, values),
    text: labels.filled(reader, `mail_${purpose}_text`, values),
    ...(accountId !== undefined && { accountId }),
    expiresAt: linkEnd(),
  };
}
