import type { Db } from '../../../db/connect.ts';
import type { FillValues } from '../../../domain/text/fill-text.ts';
import { displayLocalDay } from '../../../domain/text/format.ts';
import { isLanguage, type Language } from '../../../domain/text/language.ts';
import type { LabelKey } from '../../../labels/label-keys.ts';
import type { Labels } from '../../../labels/labels.ts';
import type { Config } from '../../config.ts';
import type { SiteSettings } from '../settings/site-settings.ts';
import type { Messages } from './messages.ts';

/** After this, the news is no longer relevant. */
const LIFETIME_MS = 7 * 86_400_000;

export interface Letter {
  readonly email: string;
  readonly name: string;
  /** The language of the account, as it is stored. */
  readonly language: string;
  readonly accountId: number;
  readonly purpose: string;
  /** The labels of the subject and the text. */
  readonly subject: LabelKey;
  readonly text: LabelKey;
  /** Additional text from an operator. */
  readonly more?: string | null;
  /** The page with the details. */
  readonly page: string;
  readonly values: (language: Language) => FillValues;
}

/** Queues mails to accounts in their own language; without a mail server, none is queued. */
export class LetterWriter {
  readonly #messages: Messages;
  readonly #labels: Labels;
  readonly #config: Pick<Config, 'publicUrl'>;
  readonly #settings: SiteSettings;

  constructor(
    messages: Messages,
    labels: Labels,
    config: Pick<Config, 'publicUrl'>,
    settings: SiteSettings,
  ) {
    this.#messages = messages;
    this.#labels = labels;
    this.#config = config;
    this.#settings = settings;
  }

  day(moment: Date, language: Language): string {
    const { timeZone } = this.#settings.current;
    return displayLocalDay(Math.floor(moment.getTime() / 1000), language, timeZone);
  }

  async queue(trx: Db, letter: Letter): Promise<void> {
    if (!this.#messages.canSend('mail')) return;
    const language = isLanguage(letter.language) ? letter.language : 'eng';
    const reader = { language, showsLabelKeys: false };
    const values = { name: letter.name, ...letter.values(language) };
    const fill = (key: string) => this.#labels.filled(reader, key, values);
    const { publicUrl } = this.#config;
    await this.#messages.queue(trx, {
      channel: 'mail',
      to: letter.email,
      purpose: letter.purpose,
      subject: fill(letter.subject),
      // Without a public URL, the reader's URL for this portal is unknown.
      text: [
        fill('mail_greeting'),
        fill(letter.text),
        ...(letter.more ? [letter.more] : []),
        ...(publicUrl === null ? [] : [publicUrl + letter.page]),
      ].join('\n\n'),
      accountId: letter.accountId,
      expiresAt: new Date(Date.now() + LIFETIME_MS),
    });
  }
}
