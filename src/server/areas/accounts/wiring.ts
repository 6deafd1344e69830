import type pg from 'pg';
import type { Db } from '../../../db/connect.ts';
import { parseContact } from '../../../contracts/accounts/operator-contact.ts';
import type { Clock } from '../../../domain/time/now.ts';
import { endOfLocalDay } from '../../../domain/time/time-zone.ts';
import type { Labels } from '../../../labels/labels.ts';
import { BackgroundWork } from '../../core/http/background-work.ts';
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
  /** The base URL of links in mails; known once the server listens. */
  readonly origin: () => string;
  /** Calls any endpoint in process. */
  readonly call: CallInProcess;
}

/** What the rest of the server uses of accounts. */
export interface Accounts {
  readonly service: AccountService;
  readonly sessions: Sessions;
  /** Sessions and API tokens. */
  readonly credentials: Credentials;
  readonly openId: OpenId;
  /** Stores the language and the theme that an account chooses. */
  readonly profiles: ProfileService;
  /** Work done after a response, so its time reveals nothing. */
  readonly background: BackgroundWork;
  /** What operators' pages need to know and do about accounts. */
  readonly forOperators: UserRouteParts;
  readonly routes: readonly Route[];
}

/** Wires together everything about accounts. */
export function wireAccounts(parts: WiringParts): Accounts {
  const signIn = wireSignIn(parts);
  const services = wireServices(parts, signIn);
  return {
    service: services.service,
    sessions: signIn.sessions,
    credentials: signIn.credentials,
    openId: services.openId,
    profiles: services.profiles,
    background: signIn.background,
    forOperators: wireForOperators(parts, signIn, services),
    routes: [
      ...wireSignInRoutes(parts, signIn, services),
      ...wireOwnRoutes(parts, signIn, services),
    ],
  };
}

type SignIn = ReturnType<typeof wireSignIn>;
type Services = ReturnType<typeof wireServices>;

/** Identification, and the limits on attempts. */
function wireSignIn({ db, pool, config, settings, passwords, figures, now }: WiringParts) {
  const sessions = new Sessions(db, () => sessionLimits(settings.current));
  const tokens = new ApiTokens(db, now);
  const credentials = new Credentials(sessions, tokens);
  const attempts = new Attempts(pool);
  const messages = new Messages(config);
  const check = new PasswordCheck(db, { attempts, passwords });
  const pending = new PendingSignIns(db, sessions, figures);
  const codes = new PhoneCodes(db, {
    limits: new CodeLimits(pool),
    passwords,
    messages,
    host: config.publicUrl === null ? null : new URL(config.publicUrl).hostname,
  });
  return {
    sessions,
    tokens,
    credentials,
    attempts,
    messages,
    background: new BackgroundWork(),
    check,
    pending,
    codes,
    secondSteps: new SecondSteps(db, { sessions, pending, codes }),
    confirmations: new Confirmations(db, check),
    forgetAccount: (accountId: number) => credentials.forgetAccount(accountId),
  };
}

/** What visitors and users can do with accounts. */
function wireServices(
  { db, pool, config, settings, labels, passwords, figures: signInCounter, origin }: WiringParts,
  signIn: SignIn,
) {
  const { sessions, secondSteps, attempts, messages, check, credentials, forgetAccount } = signIn;
  const mailed = {
    sessions,
    forgetAccount,
    limits: new MailAttempts(pool),
    passwords,
    messages,
    background: signIn.background,
    origin,
  };
  const takesRegistrations = () => settings.current.registration;
  const registration = new Registration(db, {
    ...mailed,
    attempts,
    confirms: config.confirmsEmail,
    isOpen: takesRegistrations,
  });
  const contact = () => parseContact(settings.current.contact ?? '') ?? null;
  const zone = () => settings.current.timeZone;
  const own = { attempts, check, credentials, messages, origin };
  return {
    registration,
    openId: new OpenId(db, {
      ...mailed,
      secondSteps,
      check,
      signInCounter,
      settings: config.openId,
      takesRegistrations,
    }),
    service: new AccountService(db, {
      sessions,
      secondSteps,
      attempts,
      passwords,
      check,
      registration,
      contact,
      signInCounter,
      forgetAccount,
    }),
    profiles: new ProfileService(db, own),
    deletion: new AccountDeletion(db, own),
    letters: new LetterWriter(messages, labels, config, settings),
    recovery: new Recovery(db, mailed),
    sessionList: new SessionList(db, sessions),
    invitations: new Invitations(db, {
      ...mailed,
      attempts,
      endOfDay: (day) => new Date(endOfLocalDay(day, zone())!),
    }),
    contact,
    zone,
  };
}

function wireForOperators(
  { db, config, call }: WiringParts,
  { credentials, messages, forgetAccount }: SignIn,
  { sessionList, letters, recovery, zone }: Services,
): UserRouteParts {
  return {
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
  };
}

/** Ways to sign in: password, link by mail, code by phone, passkey, recovery code, invitation. */
function wireSignInRoutes(
  { db, config, figures: signInCounter }: WiringParts,
  signIn: SignIn,
  { service, recovery, registration, openId, contact, letters, invitations }: Services,
): Route[] {
  const { sessions, attempts, check, pending, codes, confirmations, secondSteps } = signIn;
  const { messages, forgetAccount } = signIn;
  const proofs = new PasskeyProofs(db, { attempts, publicUrl: config.publicUrl });
  return [
    ...accountRoutes(service),
    ...recoveryRoutes({ recovery, registration, openId, config, contact }),
    ...phoneRoutes(new PhoneService(db, { codes, messages, check, forgetAccount }), secondSteps),
    ...passkeyRoutes({
      passkeys: new Passkeys(db, { check, proofs, confirmations, forgetAccount }),
      signIns: new PasskeySignIns(db, { proofs, sessions, pending, confirmations, signInCounter }),
      confirmations,
    }),
    ...recoveryCodeRoutes(new RecoveryCodes(db, { attempts, confirmations, pending, letters })),
    ...invitationRoutes(db, invitations),
  ];
}

/** What belongs to an account: sessions, tokens, profile, data, settings, access and tickets. */
function wireOwnRoutes(
  { db, config }: WiringParts,
  { tokens, attempts, forgetAccount }: SignIn,
  { sessionList, profiles, deletion, letters }: Services,
): Route[] {
  return [
    ...sessionRoutes(sessionList),
    ...tokenRoutes(tokens),
    ...profileRoutes(profiles, deletion),
    accountDataRoute(db, attempts),
    ...userRoutes(db),
    ...tariffRoutes(db, config.limits.tokenCalls),
    ...requestRoutes(db, {
      requests: new RequestService(db, forgetAccount),
      decisions: new RequestDecisions(db, { letters, forgetAccount }),
    }),
    ...ticketRoutes(db, { tickets: new TicketService(db), desk: new TicketDesk(db, letters) }),
  ];
}
