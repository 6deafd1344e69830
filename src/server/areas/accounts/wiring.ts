import type pg from 'pg';
import type { Db } from '../../../db/connect.ts';
import { parseContact } from '../../../contracts/accounts/operator-contact.ts';
import type { Clock } from '../../../domain/time/now.ts';
import { endOfLocalDay } from '../../../domain/time/time-zone.ts';
import type { Labels } from '../../../labels/labels.ts';
import { AfterAnswer } from '../../core/http/after-answer.ts';
import type { Config } from '../../config.ts';
import { ApiTokens } from './api-tokens.ts';
import { Attempts } from './attempts.ts';
import { CodeLimits } from './code-limits.ts';
import { Confirmations } from './confirmations.ts';
import { Credentials } from './credentials.ts';
import { AccountDeletion } from './delete-account.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { Invitations } from './invitations.ts';
import { MailAttempts } from './mail-attempts.ts';
import { OpenId } from './openid.ts';
import { PasskeyProofs } from './passkey-proofs.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { PasskeySignIns } from './passkey-sign-ins.ts';
import { Passkeys } from './passkeys.ts';
import { PasswordCheck } from './password-check.ts';
import type { Passwords } from './passwords.ts';
import { PendingSignIns } from './pending-sign-ins.ts';
import { PhoneCodes } from './phone-codes.ts';
import { maskPhone } from './phone-numbers.ts';
import { phoneRoutes } from './phone-routes.ts';
import { PhoneService } from './phone-service.ts';
import { accountDataRoute, profileRoutes } from './profile-routes.ts';
import { ProfileService } from './profile.ts';
import { recoveryCodeRoutes } from './recovery-code-routes.ts';
import { RecoveryCodes } from './recovery-codes.ts';
import { recoveryRoutes } from './recovery-routes.ts';
import { Recovery } from './recovery.ts';
import { Registration } from './registration.ts';
import { accountRoutes } from './routes.ts';
import { SecondSteps } from './second-steps.ts';
import { AccountService } from './service.ts';
import { SessionList } from './session-list.ts';
import { sessionRoutes } from './session-routes.ts';
import { sessionLimits, Sessions } from './sessions.ts';
import { tokenRoutes } from './token-routes.ts';
import { findAccountViewer } from './viewer-account.ts';
import { requestRoutes } from './requests/routes.ts';
import { RequestDecisions } from './requests/decisions.ts';
import { RequestService } from './requests/service.ts';
import { tariffRoutes } from './tariffs/routes.ts';
import { ticketRoutes } from './tickets/routes.ts';
import { TicketDesk } from './tickets/desk.ts';
import { TicketService } from './tickets/service.ts';
import { userRoutes } from './user-settings/routes.ts';
import type { UserRouteParts } from '../admin/users/routes.ts';
import type { CallInProcess, Route } from '../../core/http/api.ts';
import type { UsageCounter } from '../../core/usage/usage.ts';
import { LetterWriter } from '../../core/messages/letters.ts';
import { Messages } from '../../core/messages/messages.ts';
import type { SiteSettings } from '../../core/settings/site-settings.ts';

interface WiringParts {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly config: Config;
  readonly settings: SiteSettings;
  readonly labels: Labels;
  readonly passwords: Passwords;
  readonly figures: UsageCounter;
  readonly now: Clock;
  /** Where links in mails lead; known once the server listens. */
  readonly origin: () => string;
  /** Any call, in process. */
  readonly call: CallInProcess;
}

/** What the rest of the server uses of accounts. */
export interface Accounts {
  readonly service: AccountService;
  readonly sessions: Sessions;
  /** Sessions, and the tokens of programs. */
  readonly credentials: Credentials;
  readonly openId: OpenId;
  /** Keeps the language and the theme that an account chooses. */
  readonly profiles: ProfileService;
  /** What is done after an answer, so that its time tells nothing. */
  readonly background: AfterAnswer;
  /** What operators' pages need to know and do about accounts. */
  readonly forOperators: UserRouteParts;
  readonly routes: readonly Route[];
}

/** Everything about accounts, wired together. */
export function wireAccounts({
  db,
  pool,
  config,
  settings,
  labels,
  passwords,
  figures: signInCounter,
  now,
  origin,
  call,
}: WiringParts): Accounts {
  const sessions = new Sessions(db, () => sessionLimits(settings.current));
  const tokens = new ApiTokens(db, now);
  const credentials = new Credentials(sessions, tokens);
  const attempts = new Attempts(pool);
  const messages = new Messages(config);
  const background = new AfterAnswer();
  const check = new PasswordCheck(db, { attempts, passwords });

  const pending = new PendingSignIns(db, sessions, signInCounter);
  const codes = new PhoneCodes(db, {
    limits: new CodeLimits(pool),
    passwords,
    messages,
    host: config.publicUrl === null ? null : new URL(config.publicUrl).hostname,
  });
  const secondSteps = new SecondSteps(db, { sessions, pending, codes });

  const forgetAccount = (accountId: number) => credentials.forgetAccount(accountId);
  const mailed = {
    sessions,
    forgetAccount,
    limits: new MailAttempts(pool),
    passwords,
    messages,
    background,
    origin,
  };
  const takesRegistrations = () => settings.current.registration;
  const registration = new Registration(db, {
    ...mailed,
    attempts,
    confirms: config.confirmsEmail,
    isOpen: takesRegistrations,
  });
  const openId = new OpenId(db, {
    ...mailed,
    secondSteps,
    check,
    signInCounter,
    settings: config.openId,
    takesRegistrations,
  });
  const contact = () => parseContact(settings.current.contact ?? '') ?? null;
  const service = new AccountService(db, {
    sessions,
    secondSteps,
    attempts,
    passwords,
    check,
    registration,
    contact,
    signInCounter,
    forgetAccount,
  });

  const confirmations = new Confirmations(db, check);
  const proofs = new PasskeyProofs(db, { attempts, publicUrl: config.publicUrl });
  const own = { attempts, check, credentials, messages, origin };
  const profiles = new ProfileService(db, own);
  const letters = new LetterWriter(messages, labels, config, settings);
  const recovery = new Recovery(db, mailed);
  const sessionList = new SessionList(db, sessions);
  const zone = () => settings.current.timeZone;
  const invitations = new Invitations(db, {
    ...mailed,
    attempts,
    endOfDay: (day) => new Date(endOfLocalDay(day, zone())!),
  });
  return {
    service,
    sessions,
    credentials,
    openId,
    profiles,
    background,
    forOperators: {
      zone,
      callsPerMinute: config.limits.tokenCalls,
      sessions: (accountId, context) => sessionList.listFor(accountId, context),
      maskPhone,
      canMail: () => messages.canSend('mail'),
      call,
      viewerFor: (accountId) => findAccountViewer(db, accountId),
      forgetAccount,
      forgetAll: () => credentials.forgetAll(),
      letters,
      sendReset: (trx, account, context) => recovery.sendLinkIn(trx, account, context),
    },
    routes: [
      ...accountRoutes(service),
      ...recoveryRoutes({ recovery, registration, openId, config, contact }),
      ...phoneRoutes(new PhoneService(db, { codes, messages, check, forgetAccount }), secondSteps),
      ...passkeyRoutes({
        passkeys: new Passkeys(db, { check, proofs, confirmations, forgetAccount }),
        signIns: new PasskeySignIns(db, {
          proofs,
          sessions,
          pending,
          confirmations,
          signInCounter,
        }),
        confirmations,
      }),
      ...recoveryCodeRoutes(new RecoveryCodes(db, { attempts, confirmations, pending, letters })),
      ...sessionRoutes(sessionList),
      ...tokenRoutes(tokens),
      ...profileRoutes(profiles, new AccountDeletion(db, own)),
      accountDataRoute(db, attempts),
      ...userRoutes(db),
      ...invitationRoutes(db, invitations),
      ...tariffRoutes(db, config.limits.tokenCalls),
      ...requestRoutes(db, {
        requests: new RequestService(db, forgetAccount),
        decisions: new RequestDecisions(db, { letters, forgetAccount }),
      }),
      ...ticketRoutes(db, { tickets: new TicketService(db), desk: new TicketDesk(db, letters) }),
    ],
  };
}
