import { levelFromWord, levelWordFor } from '../../../access/viewer.ts';
import type { Answer, ValidInput } from '../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import {
  INVITATION_DAYS,
  type acceptInvitation,
  type getInvitation,
  type inviteUser,
  type listInvitations,
} from '../../../contracts/accounts/invitations.ts';
import type { Db } from '../../../db/connect.ts';
import type { Language } from '../../../domain/text/language.ts';
import { recordLine, type OperatorChange } from '../../core/audit/operator-change.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { nameIn } from '../../engines/quotes/names.ts';
import type { Messages } from '../../core/messages/messages.ts';
import type { Attempts } from './attempts.ts';
import { refuseCommon } from './common-passwords.ts';
import * as store from './invitation-store.ts';
import { mailLanguage } from './mails.ts';
import type { Passwords } from './passwords.ts';
import { alreadyRegistered } from './registration.ts';
import { hashToken, newToken, type Sessions } from './sessions.ts';
import { findCredentials, insertAccount } from './store.ts';

const DAY_MS = 86_400_000;
const MAX_LISTED = 200;

interface InvitationParts {
  readonly sessions: Sessions;
  readonly attempts: Attempts;
  readonly passwords: Passwords;
  readonly messages: Messages;
  /** The base URL of links in mails. */
  readonly origin: () => string;
  /** The last moment of a day in the operators' time zone. */
  readonly endOfDay: (day: string) => Date;
}

/** Accounts that operators invite people to create, even if registration is closed. */
export class Invitations {
  readonly #db: Db;
  readonly #parts: InvitationParts;

  constructor(db: Db, parts: InvitationParts) {
    this.#db = db;
    this.#parts = parts;
  }

  async list(language: Language): Promise<Answer<typeof listInvitations>> {
    const [rows, total, tariffs] = await Promise.all([
      store.findInvitations(this.#db, MAX_LISTED),
      store.countInvitations(this.#db),
      store.findTariffNames(this.#db),
    ]);
    return {
      items: rows.map((row) => ({
        id: row.id,
        email: row.email,
        level: levelWordFor(row.accessLevel),
        isOperator: row.isOperator,
        tariffs: row.tariffs.map(({ id, name, endsAt }) => ({
          id,
          name: nameIn(language, name),
          endsAt: endsAt && new Date(endsAt).toISOString(),
        })),
        sentAt: row.sentAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
        isExpired: row.expiresAt.getTime() <= Date.now(),
      })),
      total,
      offered: tariffs.map(({ id, name }) => ({ id, name: nameIn(language, name) })),
      canMail: this.#parts.messages.canSend('mail'),
    };
  }

  async invite(
    { trx, operatorId, record }: OperatorChange,
    form: ValidInput<typeof inviteUser>['body'],
    context: RequestContext,
  ): Promise<Answer<typeof inviteUser>> {
    const { email, language, isOperator = false } = form;
    const endsAt = this.#checkedEnd(form.endsOn);
    const known = await findCredentials(trx, email);
    if (known && known.confirmedAt !== null) throw alreadyRegistered();
    const token = newToken();
    const id = await store.insertInvitation(trx, {
      email,
      accessLevel: levelFromWord(form.level),
      isOperator,
      language,
      tokenHash: hashToken(token),
      expiresAt: linkEnd(),
      invitedBy: operatorId,
    });
    if (id === undefined) {
      throw new ApiError('already_registered', { field: 'body.email', label: 'invite_known' });
    }
    const tariffs = [...new Set(form.tariffs)];
    if (!(await store.insertTariffs(trx, id, tariffs, endsAt))) {
      throw new ApiError('not_found', { field: 'body.tariffs' });
    }
    const link = await this.#deliver(trx, { email, language, token, byLink: form.byLink }, context);
    await record({
      action: 'invited',
      kind: 'invitation',
      target: id,
      after: { accessLevel: levelFromWord(form.level), tariffs, endsAt, isOperator },
    });
    return { id, link };
  }

  async resend(
    { trx, record }: OperatorChange,
    id: number,
    byLink: boolean | undefined,
    context: RequestContext,
  ): Promise<string | null> {
    const token = newToken();
    const row = await store.renewInvitation(trx, id, hashToken(token), linkEnd());
    if (!row) throw notFound();
    const link = await this.#deliver(trx, { ...row, token, byLink }, context);
    await record({ action: 'sent', kind: 'invitation', target: id });
    return link;
  }

  async withdraw({ trx, record }: OperatorChange, id: number): Promise<void> {
    if (!(await store.deleteInvitation(trx, id))) throw notFound();
    await record({ action: 'withdrawn', kind: 'invitation', target: id });
  }

  async state(token = ''): Promise<Answer<typeof getInvitation>> {
    const open = await store.findOpenInvitation(this.#db, hashToken(token));
    return open ? { state: 'open', email: open.email } : { state: 'void', email: null };
  }

  /** Creates the account and signs in: the invitation is for the holder of the link. */
  async accept(
    { token, name, password }: ValidInput<typeof acceptInvitation>['body'],
    context: RequestContext,
  ): Promise<void> {
    const { attempts, passwords, sessions } = this.#parts;
    await attempts.countRegistration(context.address);
    const tokenHash = hashToken(token);
    if (!(await store.findOpenInvitation(this.#db, tokenHash))) throw voidLink();
    await refuseCommon(password, 'body.password');
    const passwordHash = await passwords.hash(password);
    const accountId = await this.#db.transaction().execute(async (trx) => {
      // Of several concurrent requests, only one gets it.
      const taken = await store.holdOpenInvitation(trx, tokenHash);
      if (!taken) throw voidLink();
      const id = await insertAccount(trx, {
        email: taken.email,
        name,
        passwordHash,
        language: mailLanguage(taken.language, context.language),
        accessLevel: taken.accessLevel,
        isOperator: taken.isOperator,
      });
      if (id === undefined)
        throw new ApiError('already_registered', { label: 'invite_has_account' });
      await store.giveTariffs(trx, taken.id, id);
      await store.deleteInvitation(trx, taken.id);
      await recordLine(trx, null, {
        action: 'added',
        kind: 'account',
        target: id,
        after: {
          invitation: taken.id,
          accessLevel: taken.accessLevel,
          isOperator: taken.isOperator,
        },
      });
      return id;
    });
    await sessions.begin(accountId, context);
  }

  #checkedEnd(day: string | null): Date | null {
    if (day === null) return null;
    const endsAt = this.#parts.endOfDay(day);
    if (endsAt.getTime() > Date.now()) return endsAt;
    throw new ApiError('invalid_field', { field: 'body.endsOn', label: 'users_end_past' });
  }

  /** By mail, or as a link for the operator to pass on; only its hash is stored. */
  async #deliver(
    trx: Db,
    {
      email,
      language,
      token,
      byLink = false,
    }: { email: string; language: string; token: string; byLink?: boolean | undefined },
    context: RequestContext,
  ): Promise<string | null> {
    const reader = { language: mailLanguage(language, context.language), showsLabelKeys: false };
    const origin = this.#parts.origin();
    const link = `${origin}/invite/?token=${token}`;
    if (byLink || !this.#parts.messages.canSend('mail')) return link;
    const values = { host: new URL(origin).host, link, days: INVITATION_DAYS };
    await this.#parts.messages.queue(trx, {
      channel: 'mail',
      to: email,
      purpose: 'invitation',
      subject: context.labels.filled(reader, 'invite_mail_subject', values),
      text: context.labels.filled(reader, 'invite_mail_text', values),
      expiresAt: linkEnd(),
    });
    return null;
  }
}

function linkEnd(): Date {
  return new Date(Date.now() + INVITATION_DAYS * DAY_MS);
}

function notFound(): ApiError {
  return new ApiError('not_found', { field: 'params.invitationId' });
}

function voidLink(): ApiError {
  return new ApiError('forbidden', { field: 'body.token', label: 'invite_void' });
}
