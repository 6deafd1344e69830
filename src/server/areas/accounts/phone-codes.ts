import { randomInt } from 'node:crypto';
import type { Db } from '../../../db/connect.ts';
import type { CodeState } from '../../../contracts/accounts/profile.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import { isLanguage } from '../../../domain/text/language.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import type { Messages } from '../../core/messages/messages.ts';
import type { CodeLimits } from './code-limits.ts';
import type { Passwords } from './passwords.ts';
import { maskPhone } from './phone-numbers.ts';
import * as store from './phone-store.ts';
import type { CodeKey } from './phone-store.ts';

const LIFETIME_SECONDS = 300;
const TRIES = 5;

interface PhoneCodeParts {
  readonly limits: CodeLimits;
  readonly passwords: Passwords;
  readonly messages: Messages;
  /** The host for which a phone may autofill the code; null if unknown. */
  readonly host: string | null;
}

/**
 * Six-digit codes sent to a phone, each valid once. They are hashed like passwords: a plain hash of
 * a million possible codes could be reversed within the five minutes.
 */
export class PhoneCodes {
  readonly #db: Db;
  readonly #parts: PhoneCodeParts;

  constructor(db: Db, parts: PhoneCodeParts) {
    this.#db = db;
    this.#parts = parts;
  }

  get canSend(): boolean {
    return this.#parts.messages.canSend('sms');
  }

  /** Fails with 429 if a code was sent recently, or too many were. */
  async send(
    key: CodeKey,
    { phone, language }: { phone: string; language: string },
    context: RequestContext,
  ): Promise<void> {
    const { limits, passwords, messages } = this.#parts;
    const { accountId, purpose } = key;
    await limits.count({ accountId, purpose, phone, address: context.address });
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const codeHash = await passwords.hash(code);
    await this.#db.transaction().execute(async (trx) => {
      const lifetimeSeconds = LIFETIME_SECONDS;
      await store.replaceCode(trx, key, { phone, codeHash, tries: TRIES, lifetimeSeconds });
      await messages.queue(trx, {
        channel: 'sms',
        to: phone,
        purpose: purpose === 'phone' ? 'phone-code' : 'sign-in-code',
        text: this.#text(code, language, context),
        accountId,
        expiresAt: new Date(Date.now() + 1000 * LIFETIME_SECONDS),
      });
    });
  }

  async state(key: CodeKey): Promise<CodeState | null> {
    const row = await store.findCode(this.#db, key);
    if (!row) return null;
    const { phone, isOpen, triesLeft, expiresAt, resendSeconds } = row;
    const validUntil = expiresAt.toISOString();
    return { phone: maskPhone(phone), isOpen, triesLeft, validUntil, resendSeconds };
  }

  /**
   * Uses up the code in the transaction of what it allows. Of several concurrent requests with the
   * correct code, one succeeds; a wrong code costs a try.
   */
  async redeem(
    key: CodeKey,
    code: string,
    effect: (trx: Db, phone: string) => Promise<boolean>,
  ): Promise<void> {
    const taken = await store.consumeTry(this.#db, key);
    if (!taken) throw voidCode();
    const { codeHash, phone } = taken;
    if (codeHash === null || !(await this.#parts.passwords.matches(code, codeHash))) {
      throw new ApiError('wrong_code', { field: 'body.code' });
    }
    await this.#db.transaction().execute(async (trx) => {
      const isDone = (await store.useCode(trx, key, codeHash)) && (await effect(trx, phone));
      if (!isDone) throw voidCode();
    });
  }

  /** The last line is for phones: they autofill a code only for the host that it names. */
  #text(code: string, language: string, { labels }: RequestContext): string {
    const reader = { language: isLanguage(language) ? language : 'eng', showsLabelKeys: false };
    const text = labels.filled(reader, 'phone_code_sms', { code });
    const { host } = this.#parts;
    return host === null ? text : `${text}\n\n@${host} #${code}`;
  }
}

function voidCode(): ApiError {
  return new ApiError('void_code', { field: 'body.code' });
}
