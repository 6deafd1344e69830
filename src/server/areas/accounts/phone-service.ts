import type { Answer } from '../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import type { getPhone } from '../../../contracts/accounts/profile.ts';
import type { Db } from '../../../db/connect.ts';
import { isLanguage } from '../../../domain/text/language.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { labelText } from '../../core/labels/label-text.ts';
import type { Messages } from '../../core/messages/messages.ts';
import { endRecoveryCodes } from './recovery-codes.ts';
import { refuseDemo, type PasswordCheck } from './password-check.ts';
import type { PhoneCodes } from './phone-codes.ts';
import { parsePhone, showPhone } from './phone-numbers.ts';
import * as store from './phone-store.ts';
import type { CodeKey } from './phone-store.ts';

const NOTICE_MILLISECONDS = 24 * 3600 * 1000;

interface PhoneParts {
  readonly codes: PhoneCodes;
  readonly messages: Messages;
  readonly check: PasswordCheck;
  /** Drops the cached viewer: the second step decides what an operator may do. */
  readonly forgetAccount: (accountId: number) => void;
}

type PhoneAccount = store.PhoneAccountRow & { readonly accountId: number };

type Notice =
  | 'phone_notice_confirmed'
  | 'phone_notice_removed'
  | 'phone_notice_step_on'
  | 'phone_notice_step_off';

/**
 * The phone of an account: entered, confirmed by a code, and used at sign-in if its owner wants.
 */
export class PhoneService {
  readonly #db: Db;
  readonly #parts: PhoneParts;

  constructor(db: Db, parts: PhoneParts) {
    this.#db = db;
    this.#parts = parts;
  }

  async state(context: RequestContext): Promise<Answer<typeof getPhone>> {
    const { accountId, phone, secondStep } = await this.#account(context);
    return {
      phone: phone === null ? null : showPhone(phone),
      canSend: this.#parts.codes.canSend,
      code: await this.#parts.codes.state(phoneKey(accountId)),
      secondStep,
    };
  }

  /** Sends a code to a new number. Returns messages if something currently prevents this. */
  async update(text: string, context: RequestContext): Promise<string[]> {
    const phone = parsePhone(text);
    if (phone === undefined) {
      throw new ApiError('invalid_field', { field: 'body.phone', label: 'phone_invalid' });
    }
    const account = await this.#account(context);
    if (account.phone === phone) return [labelText(context, 'phone_same')];
    return this.#send(phone, account, context);
  }

  /** Sends a new code to the number awaiting confirmation. */
  async resend(context: RequestContext): Promise<string[]> {
    const account = await this.#account(context);
    const waiting = await store.findCode(this.#db, phoneKey(account.accountId));
    if (!waiting) return [labelText(context, 'phone_none_waiting')];
    return this.#send(waiting.phone, account, context);
  }

  async #send(phone: string, account: PhoneAccount, context: RequestContext): Promise<string[]> {
    const { accountId, secondStep, language } = account;
    // Otherwise anyone at a signed-in browser could move the second step to their own phone.
    if (secondStep === 'code') return [labelText(context, 'phone_step_first')];
    if (!this.#parts.codes.canSend) return [labelText(context, 'phone_no_channel')];
    await this.#parts.codes.send(phoneKey(accountId), { phone, language }, context);
    return [];
  }

  async confirm(code: string, context: RequestContext): Promise<void> {
    const account = await this.#account(context);
    const { accountId } = account;
    await this.#parts.codes.redeem(phoneKey(accountId), code, async (trx, phone) => {
      const isSet = await store.setPhone(trx, accountId, phone);
      if (isSet) await this.#notifyOwner(trx, account, 'phone_notice_confirmed', context);
      return isSet;
    });
  }

  /** Removes the confirmed number, or the one awaiting confirmation. */
  async remove(which: 'new' | 'confirmed', context: RequestContext): Promise<string[]> {
    const account = await this.#account(context);
    const { accountId, phone, secondStep } = account;
    if (which === 'new') {
      await store.deleteCode(this.#db, accountId, 'phone');
      return [];
    }
    if (secondStep === 'code') return [labelText(context, 'phone_step_first')];
    if (phone === null) return [];
    await this.#db.transaction().execute(async (trx) => {
      if (!(await store.setPhone(trx, accountId, null))) throw new ApiError('forbidden');
      await this.#notifyOwner(trx, account, 'phone_notice_removed', context);
    });
    return [];
  }

  /** Turns the code at sign-in on or off; both need the password. */
  async setSecondStep(
    { isOn, password }: { isOn: boolean; password: string },
    context: RequestContext,
  ): Promise<string[]> {
    const account = await this.#account(context);
    const { accountId } = account;
    refuseDemo(await this.#parts.check.require(password, context));
    if (isOn && account.phone === null) return [labelText(context, 'phone_needed')];
    // Otherwise the owner could never sign in again.
    if (isOn && !this.#parts.codes.canSend) return [labelText(context, 'phone_no_channel')];
    await this.#db.transaction().execute(async (trx) => {
      if (!(await store.setCodeStep(trx, accountId, isOn))) return;
      // Otherwise a number awaiting confirmation could be confirmed without the password.
      await store.deleteCode(trx, accountId, 'phone');
      if (!isOn) await endRecoveryCodes(trx, accountId);
      const notice = isOn ? 'phone_notice_step_on' : 'phone_notice_step_off';
      await this.#notifyOwner(trx, account, notice, context);
    });
    this.#parts.forgetAccount(accountId);
    return [];
  }

  /** The owner is notified of the change by mail, and so notices changes by someone else. */
  async #notifyOwner(
    trx: Db,
    { accountId, email, language: code }: PhoneAccount,
    notice: Notice,
    { labels }: RequestContext,
  ): Promise<void> {
    const { messages } = this.#parts;
    if (!messages.canSend('mail')) return;
    const language = isLanguage(code) ? code : 'eng';
    const text = (key: string) => labels.text({ language, showsLabelKeys: false }, key);
    await messages.queue(trx, {
      channel: 'mail',
      to: email,
      purpose: 'account-notice',
      subject: text('phone_notice_subject'),
      text: `${text(notice)}\n\n${text('phone_notice_not_you')}\n`,
      accountId,
      expiresAt: new Date(Date.now() + NOTICE_MILLISECONDS),
    });
  }

  async #account({ viewer: { accountId } }: RequestContext): Promise<PhoneAccount> {
    const row = accountId === null ? undefined : await store.findPhoneAccount(this.#db, accountId);
    if (accountId === null || !row) throw new ApiError('not_signed_in');
    return { accountId, ...row };
  }
}

function phoneKey(accountId: number): CodeKey {
  return { accountId, purpose: 'phone', pendingHash: null };
}
