import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { StartupError } from '../db/startup-error.ts';
import { ACCESS_POLICIES, type AccessPolicy } from '../contracts/admin/settings.ts';
import type { DataServers } from '../domain/site/data-server.ts';
import { isLanguage, LANGUAGE_CODES, type Language } from '../domain/text/language.ts';
import type { MobileStore } from '../domain/site/mobile-store.ts';
import {
  isPlainEmail,
  parseContact,
  type OperatorContact,
} from '../contracts/accounts/operator-contact.ts';
import { BUILT_IN_NAME, LONGEST_SITE_NAME, parseSiteName } from '../domain/site/site-name.ts';
import { DEFAULT_TIME_ZONE, parseTimeZone, type TimeZone } from '../domain/time/time-zone.ts';
import { readSms, type SmsSettings } from './core/messages/sms-settings.ts';

export interface MailSettings {
  /** `smtp://` or `smtps://`, with name and password where the server wants them. */
  readonly url: string;
  /** Who the mails are from, e.g. `Parcurve <portal@example.org>`. */
  readonly from: string;
}

/** An OpenID provider that people can sign in through. */
export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a provider that knows this portal without a secret. */
  readonly clientSecret: string | null;
  /** What the button calls it. */
  readonly name: string;
  /** Whether people who have no account here get one. */
  readonly registers: boolean;
}

/** All settings, read once at start. `.env.example` explains each of them. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** For migrations and loads; the same as databaseUrl unless DATABASE_OWNER_URL is set. */
  readonly databaseOwnerUrl: string | null;
  /** Which demo market is loaded, if any. */
  readonly demo: 'tiny' | 'normal' | false;
  /** Origin under which visitors reach the portal, e.g. `https://example.org`; null = as requested. */
  readonly publicUrl: string | null;
  readonly trustProxy: boolean;
  /** Sites whose pages may use the API, with tokens, e.g. `https://pro.openbb.co`. */
  readonly corsOrigins: readonly string[];
  readonly languageByHost: ReadonlyMap<string, Language>;
  readonly dataServers: DataServers;
  readonly isCbnData: boolean;
  readonly registrationUrl: string;
  /** Whether people can make an account by themselves. */
  readonly registration: boolean;
  /** Whether operators need a second step before they can operate. */
  readonly operatorSecondStep: boolean;
  /** How the portal calls itself. */
  readonly siteName: string;
  /** Who sees values. */
  readonly accessPolicy: AccessPolicy;
  /** Where the operator's apps can be installed from; null where there is none. */
  readonly apps: Readonly<Record<MobileStore, string | null>>;
  /** Where accounts without access can ask for it. */
  readonly operatorContact: OperatorContact | null;
  /** The mail server by which the portal writes to people; null where none has been set. */
  readonly mail: MailSettings | null;
  /** The gateway by which it sends text messages. */
  readonly sms: SmsSettings | null;
  /**
   * Messages that cannot be sent for want of a server are kept for an hour, and operators read them
   * at `/admin/outbox/`: for development and for trying the portal, never for real people.
   */
  readonly hasOutbox: boolean;
  /** Whether a new account must follow a link in a mail before it can sign in. */
  readonly confirmsEmail: boolean;
  readonly openId: OpenIdSettings | null;
  /** The zone in which all times of day are shown. */
  readonly timeZone: TimeZone;
  readonly logLevel: string;
  /** Whether this process does the jobs, or separate processes of `npm run worker` do them. */
  readonly jobs: 'inside' | 'apart';
  /** Whether `/gallery/` exists; it is for people who build pages. */
  readonly hasGallery: boolean;
  /** The token that gives access to `/metrics`; without it that address does not exist. */
  readonly metricsToken: string | null;
  /**
   * How long the server goes on serving after it was told to end, while `/readyz` already says no.
   */
  readonly shutdownDelaySeconds: number;
  readonly limits: Limits;
}

/** How much is done at once; what is beyond a limit waits for a short time or is refused. */
export interface Limits {
  /** Sockets that are open at a time. */
  readonly sockets: number;
  /** Pages being rendered. */
  readonly renders: number;
  readonly searches: number;
  /** How long a page or a call waits for its place before it is refused. */
  readonly waitMs: number;
  /** How many pages one address may open in a minute without being signed in; 0 means no limit. */
  readonly anonymousPages: number;
  /** How many calls a program may make with one token in a minute. */
  readonly tokenCalls: number;
  /** The server's connections to its database, without those that have a special task. */
  readonly databaseConnections: number;
}

/** Pages are rendered and searches made beside what serves; more at once would all be late. */
const PROCESSORS = Math.max(2, availableParallelism());

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

export function readConfig(env: NodeJS.ProcessEnv, isDev = false): Config {
  const databaseUrl = env.DATABASE_URL || null;
  if (env.DATABASE_OWNER_URL && !databaseUrl) {
    throw new StartupError('DATABASE_OWNER_URL is set without DATABASE_URL: set both.');
  }
  const isDemo = env.DEMO === 'tiny' || readSwitch('DEMO', env.DEMO, true);
  const publicUrl = readOrigin('PUBLIC_URL', env.PUBLIC_URL);
  const mail = readMail(env);
  const hasOutbox = readSwitch('OUTBOX', env.OUTBOX, isDev || (isDemo && publicUrl === null));
  return {
    port: readNumber('PORT', env.PORT, { otherwise: 3000, from: 0, to: 65_535 }),
    host: env.HOST || 'localhost',
    dataDir: resolve(env.DATA_DIR || 'data'),
    databaseUrl,
    databaseOwnerUrl: env.DATABASE_OWNER_URL || databaseUrl,
    demo: isDemo && (env.DEMO === 'tiny' ? 'tiny' : 'normal'),
    publicUrl,
    trustProxy: readSwitch('TRUST_PROXY', env.TRUST_PROXY, false),
    corsOrigins: readOrigins('CORS_ORIGINS', env.CORS_ORIGINS),
    languageByHost: readLanguageByHost(env.LANGUAGE_HOSTS),
    dataServers: readDataServers(env.DATA_SERVERS),
    isCbnData: readSwitch('CBN_DATA', env.CBN_DATA, false),
    registrationUrl: readRegistrationUrl(env.REGISTRATION_URL),
    registration: readSwitch('REGISTRATION', env.REGISTRATION, true),
    operatorSecondStep: readSwitch('OPERATOR_SECOND_STEP', env.OPERATOR_SECOND_STEP, !isDemo),
    siteName: readSiteName(env.SITE_NAME),
    accessPolicy: readChoice(
      'ACCESS_POLICY',
      env.ACCESS_POLICY || 'levels',
      ACCESS_POLICIES,
    ) as AccessPolicy,
    apps: {
      ios: readAppUrl('IOS_APP_URL', env.IOS_APP_URL),
      android: readAppUrl('ANDROID_APP_URL', env.ANDROID_APP_URL),
    },
    operatorContact: readOperatorContact(env.OPERATOR_CONTACT),
    mail,
    sms: readSms(env),
    hasOutbox,
    confirmsEmail: readConfirmation(env.CONFIRM_EMAIL, mail !== null, hasOutbox),
    openId: readOpenId(env),
    timeZone: readTimeZone(env.TIME_ZONE),
    logLevel: readChoice('LOG_LEVEL', env.LOG_LEVEL || 'info', LOG_LEVELS),
    jobs: readChoice('JOBS', env.JOBS || 'inside', ['inside', 'apart']) as Config['jobs'],
    hasGallery: readSwitch('GALLERY', env.GALLERY, isDev),
    metricsToken: readToken('METRICS_TOKEN', env.METRICS_TOKEN),
    shutdownDelaySeconds: readNumber('SHUTDOWN_DELAY', env.SHUTDOWN_DELAY, {
      otherwise: 0,
      from: 0,
      to: 600,
    }),
    limits: {
      sockets: readNumber('MAX_SOCKETS', env.MAX_SOCKETS, {
        otherwise: 10_000,
        from: 1,
        to: 1_000_000,
      }),
      renders: readNumber('MAX_RENDERS', env.MAX_RENDERS, {
        otherwise: PROCESSORS + 1,
        from: 1,
        to: 1000,
      }),
      searches: readNumber('MAX_SEARCHES', env.MAX_SEARCHES, {
        otherwise: PROCESSORS,
        from: 1,
        to: 1000,
      }),
      waitMs: readNumber('MAX_WAIT_MS', env.MAX_WAIT_MS, { otherwise: 300, from: 1, to: 60_000 }),
      anonymousPages: readNumber('ANONYMOUS_PAGES', env.ANONYMOUS_PAGES, {
        otherwise: 600,
        from: 0,
        to: 1_000_000,
      }),
      tokenCalls: readNumber('TOKEN_CALLS', env.TOKEN_CALLS, {
        otherwise: 600,
        from: 1,
        to: 1_000_000,
      }),
      databaseConnections: readNumber('DATABASE_CONNECTIONS', env.DATABASE_CONNECTIONS, {
        otherwise: 12,
        from: 1,
        to: 1000,
      }),
    },
  };
}

function readNumber(
  name: string,
  text: string | undefined,
  { otherwise, from, to }: { otherwise: number; from: number; to: number },
): number {
  if (!text) return otherwise;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < from || value > to) {
    throw new StartupError(`${name} must be a whole number from ${from} to ${to}, not “${text}”.`);
  }
  return value;
}

function readSwitch(name: string, text: string | undefined, otherwise: boolean): boolean {
  if (!text) return otherwise;
  return readChoice(name, text, ['on', 'off']) === 'on';
}

function readChoice(name: string, text: string, allowed: readonly string[]): string {
  if (!allowed.includes(text)) {
    throw new StartupError(`${name} must be one of ${allowed.join(', ')}, not “${text}”.`);
  }
  return text;
}

/** Long enough not to be guessed, and made of characters that a header may have. */
function readToken(name: string, text: string | undefined): string | null {
  if (!text) return null;
  if (!/^[\w.~+/=-]{16,}$/.test(text)) {
    throw new StartupError(
      `${name} must have at least 16 characters: only letters, digits and any of . _ ~ + / = - are allowed.`,
    );
  }
  return text;
}

function readOrigin(name: string, text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new StartupError(`${name} must be a URL such as https://example.org.`);
  }
  return url.origin;
}

function readOrigins(name: string, text = ''): string[] {
  const addresses = text.split(',').map((part) => part.trim());
  return addresses.map((address) => readOrigin(name, address)).filter((origin) => origin !== null);
}

function readLanguageByHost(text = ''): Map<string, Language> {
  const entries = text.split(',').filter((part) => part.trim() !== '');
  return new Map(
    entries.map((entry) => {
      const [host = '', code] = entry.split('=').map((part) => part.trim().toLowerCase());
      if (host === '' || !isLanguage(code)) {
        throw new StartupError(
          `LANGUAGE_HOSTS must be a list such as de.example.org=deu,example.ru=rus, with the codes ${LANGUAGE_CODES.join(', ')}.`,
        );
      }
      return [host, code];
    }),
  );
}

function readDataServers(text: string | undefined): DataServers {
  if (!text) return {};
  const complaint = new StartupError(
    'DATA_SERVERS must be JSON such as {"default":"https://data.example.org","rus:cbn":"https://cbn.example.org"}.',
  );
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw complaint;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw complaint;
  return Object.fromEntries(
    Object.entries(value).map(([key, address]) => {
      const isKnownKey = key === 'default' || isLanguage(key.replace(/:cbn$/, ''));
      if (!isKnownKey || typeof address !== 'string') throw complaint;
      return [key, readOrigin('DATA_SERVERS', address) ?? ''];
    }),
  );
}

function readTimeZone(text: string | undefined): TimeZone {
  const zone = parseTimeZone(text || DEFAULT_TIME_ZONE);
  if (zone === undefined) {
    throw new StartupError(
      `TIME_ZONE must be an offset such as UTC+3 or UTC+5:30, or a name such as Europe/Berlin, not “${text}”.`,
    );
  }
  return zone;
}

function readRegistrationUrl(text: string | undefined): string {
  if (!text) return '/register/';
  const isPath = text.startsWith('/') && !text.startsWith('//');
  if (!isPath && !/^https?:$/.test(URL.parse(text)?.protocol ?? '')) {
    throw new StartupError('REGISTRATION_URL must be a path or an http(s) URL.');
  }
  return text;
}

function readAppUrl(name: string, text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.parse(text);
  if (url?.protocol !== 'https:') {
    throw new StartupError(`${name} must be an https URL, not “${text}”.`);
  }
  return url.href;
}

function readOperatorContact(text: string | undefined): OperatorContact | null {
  if (!text) return null;
  const contact = parseContact(text);
  if (contact) return contact;
  throw new StartupError(
    'OPERATOR_CONTACT must be an email address or an http(s) URL, such as desk@example.org.',
  );
}

function readSiteName(text: string | undefined): string {
  const name = parseSiteName(text || BUILT_IN_NAME);
  if (name !== undefined) return name;
  throw new StartupError(
    `SITE_NAME must have 1 to ${LONGEST_SITE_NAME} characters without { } < >, not “${text}”.`,
  );
}

function readMail({ SMTP_URL, MAIL_FROM }: NodeJS.ProcessEnv): MailSettings | null {
  if (!SMTP_URL) {
    if (MAIL_FROM) throw new StartupError('MAIL_FROM is set without SMTP_URL: set both.');
    return null;
  }
  const url = URL.parse(SMTP_URL);
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw new StartupError(
      'SMTP_URL must be a URL such as smtp://user:password@mail.example.org:587.',
    );
  }
  const from = MAIL_FROM?.trim() ?? '';
  const [, address = from] = /<([^<>]+)>$/.exec(from) ?? [];
  if (!isPlainEmail(address)) {
    throw new StartupError(
      'MAIL_FROM must be set with SMTP_URL, for example Parcurve <portal@example.org>.',
    );
  }
  return { url: SMTP_URL, from };
}

function readConfirmation(text: string | undefined, hasMail: boolean, hasOutbox: boolean): boolean {
  const confirms = readSwitch('CONFIRM_EMAIL', text, hasMail);
  if (confirms && !hasMail && !hasOutbox) {
    throw new StartupError('CONFIRM_EMAIL is on, but no mail can be sent: set SMTP_URL.');
  }
  return confirms;
}

function readOpenId(env: NodeJS.ProcessEnv): OpenIdSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET, OIDC_NAME } = env;
  if (!issuer && !clientId) return null;
  const url = URL.parse(issuer ?? '');
  const isLocal = url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
  if (!issuer || !url || (url.protocol !== 'https:' && !isLocal)) {
    throw new StartupError('OIDC_ISSUER must be an https URL such as https://id.example.org.');
  }
  if (!clientId) {
    throw new StartupError(
      'OIDC_CLIENT_ID must be set with OIDC_ISSUER: get it from the provider.',
    );
  }
  return {
    issuer,
    clientId,
    clientSecret: OIDC_CLIENT_SECRET || null,
    name: OIDC_NAME || url.hostname,
    registers: readSwitch('OIDC_REGISTRATION', env.OIDC_REGISTRATION, false),
  };
}
