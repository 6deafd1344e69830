import { resolve } from 'node:path';
import { StartupError } from '../db/startup-error.ts';
import type { AccessPolicy } from '../contracts/admin/settings.ts';
import type { DataServers } from '../domain/site/data-server.ts';
import { isLanguage, LANGUAGE_CODES, type Language } from '../domain/text/language.ts';
import type { MobileStore } from '../domain/site/mobile-store.ts';
import {
  isPlainEmail,
  parseContact,
  type OperatorContact,
} from '../contracts/accounts/operator-contact.ts';
import { LONGEST_SITE_NAME, parseSiteName } from '../domain/site/site-name.ts';
import { parseTimeZone, type TimeZone } from '../domain/time/time-zone.ts';
import {
  SETTINGS,
  type Choice,
  type ChoiceSetting,
  type GivenSettings,
  type NumberSetting,
  type SwitchSetting,
} from './config-settings.ts';
import { readSms, type SmsSettings } from './core/messages/sms-settings.ts';

export interface MailSettings {
  /** `smtp://` or `smtps://`, with user name and password if the server requires them. */
  readonly url: string;
  /** The sender of mails, e.g. `Parcurve <portal@example.org>`. */
  readonly from: string;
}

/** An OpenID provider for sign-in. */
export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a provider that accepts this portal without a secret. */
  readonly clientSecret: string | null;
  /** The provider's name on the button. */
  readonly name: string;
  /** Whether people without an account here get one. */
  readonly registers: boolean;
}

/** All settings, read once at startup. `config-settings.ts` declares and explains them. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** For migrations and loads; the same as databaseUrl unless DATABASE_OWNER_URL is set. */
  readonly databaseOwnerUrl: string | null;
  /** Which demo market is loaded, if any. */
  readonly demo: 'tiny' | 'normal' | false;
  /**
   * Origin under which visitors reach the portal, e.g. `https://example.org`; null = as requested.
   */
  readonly publicUrl: string | null;
  readonly trustProxy: boolean;
  /** Sites whose pages may use the API with tokens, e.g. `https://pro.openbb.co`. */
  readonly corsOrigins: readonly string[];
  readonly languageByHost: ReadonlyMap<string, Language>;
  readonly dataServers: DataServers;
  readonly isCbnData: boolean;
  readonly registrationUrl: string;
  /** Whether people can create an account themselves. */
  readonly registration: boolean;
  /** Whether operators need a second step before they can operate. */
  readonly operatorSecondStep: boolean;
  /** The name of the portal. */
  readonly siteName: string;
  /** Who sees values. */
  readonly accessPolicy: AccessPolicy;
  /** Where the operator's apps can be installed from; null if there is none. */
  readonly apps: Readonly<Record<MobileStore, string | null>>;
  /** Where accounts without access can request it. */
  readonly operatorContact: OperatorContact | null;
  /** The mail server that the portal uses; null if none is configured. */
  readonly mail: MailSettings | null;
  /** The gateway for text messages. */
  readonly sms: SmsSettings | null;
  /**
   * Whether messages that can't be sent for lack of a server are kept for an hour and shown to
   * operators at `/admin/outbox/`: for development and for trying the portal, never for real
   * people.
   */
  readonly hasOutbox: boolean;
  /** Whether a new account must follow a link in a mail before it can sign in. */
  readonly confirmsEmail: boolean;
  readonly openId: OpenIdSettings | null;
  /** The zone in which all times of day are shown. */
  readonly timeZone: TimeZone;
  readonly logLevel: string;
  /** Whether this process runs the jobs, or separate `npm run worker` processes do. */
  readonly jobs: 'inside' | 'apart';
  /** Whether `/gallery/` exists; it is for page developers. */
  readonly hasGallery: boolean;
  /** The token for access to `/metrics`; without it, that URL does not exist. */
  readonly metricsToken: string | null;
  /**
   * How long the server keeps serving after a stop signal, while `/readyz` already reports not
   * ready.
   */
  readonly shutdownDelaySeconds: number;
  readonly limits: Limits;
}

/** Concurrency and rate limits; requests beyond a limit wait for a short time or are rejected. */
export interface Limits {
  /** Sockets open at a time. */
  readonly sockets: number;
  /** Pages being rendered. */
  readonly renders: number;
  readonly searches: number;
  /** How long a page or a call may queue before it is rejected. */
  readonly waitMs: number;
  /** How many pages an IP address may open per minute without signing in; 0 means no limit. */
  readonly anonymousPages: number;
  /** How many calls a program may make per minute with one token. */
  readonly tokenCalls: number;
  /** The server's connections to its database, without those for special tasks. */
  readonly databaseConnections: number;
}

export function readConfig(env: NodeJS.ProcessEnv, isDev = false): Config {
  const given = env as GivenSettings;
  const databaseUrl = given.DATABASE_URL || null;
  if (given.DATABASE_OWNER_URL && !databaseUrl) {
    throw new StartupError('DATABASE_OWNER_URL is set without DATABASE_URL: set both.');
  }
  const demo = readChoice(given, 'DEMO');
  const isDemo = demo !== 'off';
  const publicUrl = readOrigin('PUBLIC_URL', given.PUBLIC_URL);
  const mail = readMail(given);
  const hasOutbox = readSwitch(given, 'OUTBOX', isDev || (isDemo && publicUrl === null));
  return {
    port: readNumber(given, 'PORT'),
    host: given.HOST || SETTINGS.HOST.default,
    dataDir: resolve(given.DATA_DIR || SETTINGS.DATA_DIR.default),
    databaseUrl,
    databaseOwnerUrl: given.DATABASE_OWNER_URL || databaseUrl,
    demo: isDemo && (demo === 'tiny' ? 'tiny' : 'normal'),
    publicUrl,
    trustProxy: readSwitch(given, 'TRUST_PROXY'),
    corsOrigins: readOrigins('CORS_ORIGINS', given.CORS_ORIGINS),
    languageByHost: readLanguageByHost(given.LANGUAGE_HOSTS),
    dataServers: readDataServers(given.DATA_SERVERS),
    isCbnData: readSwitch(given, 'CBN_DATA'),
    registrationUrl: readRegistrationUrl(given.REGISTRATION_URL),
    registration: readSwitch(given, 'REGISTRATION'),
    operatorSecondStep: readSwitch(given, 'OPERATOR_SECOND_STEP', !isDemo),
    siteName: readSiteName(given.SITE_NAME),
    accessPolicy: readChoice(given, 'ACCESS_POLICY'),
    apps: {
      ios: readAppUrl('IOS_APP_URL', given.IOS_APP_URL),
      android: readAppUrl('ANDROID_APP_URL', given.ANDROID_APP_URL),
    },
    operatorContact: readOperatorContact(given.OPERATOR_CONTACT),
    mail,
    sms: readSms(given),
    hasOutbox,
    confirmsEmail: readConfirmation(given, mail !== null, hasOutbox),
    openId: readOpenId(given),
    timeZone: readTimeZone(given.TIME_ZONE),
    logLevel: readChoice(given, 'LOG_LEVEL'),
    jobs: readChoice(given, 'JOBS'),
    hasGallery: readSwitch(given, 'GALLERY', isDev),
    metricsToken: readToken('METRICS_TOKEN', given.METRICS_TOKEN),
    shutdownDelaySeconds: readNumber(given, 'SHUTDOWN_DELAY'),
    limits: {
      sockets: readNumber(given, 'MAX_SOCKETS'),
      renders: readNumber(given, 'MAX_RENDERS'),
      searches: readNumber(given, 'MAX_SEARCHES'),
      waitMs: readNumber(given, 'MAX_WAIT_MS'),
      anonymousPages: readNumber(given, 'ANONYMOUS_PAGES'),
      tokenCalls: readNumber(given, 'TOKEN_CALLS'),
      databaseConnections: readNumber(given, 'DATABASE_CONNECTIONS'),
    },
  };
}

function readNumber(given: GivenSettings, name: NumberSetting): number {
  const text = given[name];
  const {
    default: otherwise,
    range: [from, to],
  } = SETTINGS[name];
  if (!text) return otherwise;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < from || value > to) {
    throw new StartupError(`${name} must be a whole number from ${from} to ${to}, not “${text}”.`);
  }
  return value;
}

/** `otherwise` replaces a default that depends on other settings. */
function readSwitch(
  given: GivenSettings,
  name: SwitchSetting,
  otherwise = SETTINGS[name].default === 'on',
): boolean {
  return given[name] ? readChoice(given, name) === 'on' : otherwise;
}

function readChoice<Name extends ChoiceSetting>(given: GivenSettings, name: Name): Choice<Name> {
  const choices: readonly string[] = SETTINGS[name].choices;
  const choice = given[name] || SETTINGS[name].default;
  if (choice === null || !choices.includes(choice)) {
    throw new StartupError(`${name} must be one of ${choices.join(', ')}, not “${choice}”.`);
  }
  return choice as Choice<Name>;
}

/** Long enough to be unguessable, and made of characters allowed in a header. */
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
  const zone = parseTimeZone(text || SETTINGS.TIME_ZONE.default);
  if (zone === undefined) {
    throw new StartupError(
      `TIME_ZONE must be an offset such as UTC+3 or UTC+5:30, or a name such as Europe/Berlin, not “${text}”.`,
    );
  }
  return zone;
}

function readRegistrationUrl(text: string | undefined): string {
  if (!text) return SETTINGS.REGISTRATION_URL.default;
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
  const name = parseSiteName(text || SETTINGS.SITE_NAME.default);
  if (name !== undefined) return name;
  throw new StartupError(
    `SITE_NAME must have 1 to ${LONGEST_SITE_NAME} characters without { } < >, not “${text}”.`,
  );
}

function readMail({ SMTP_URL, MAIL_FROM }: GivenSettings): MailSettings | null {
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

function readConfirmation(given: GivenSettings, hasMail: boolean, hasOutbox: boolean): boolean {
  const confirms = readSwitch(given, 'CONFIRM_EMAIL', hasMail);
  if (confirms && !hasMail && !hasOutbox) {
    throw new StartupError('CONFIRM_EMAIL is on, but no mail can be sent: set SMTP_URL.');
  }
  return confirms;
}

function readOpenId(given: GivenSettings): OpenIdSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET, OIDC_NAME } = given;
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
    registers: readSwitch(given, 'OIDC_REGISTRATION'),
  };
}
