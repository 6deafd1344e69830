import { availableParallelism } from 'node:os';
import { ACCESS_POLICIES } from '../contracts/admin/settings.ts';
import { LANGUAGE_CODES } from '../domain/text/language.ts';
import { BUILT_IN_NAME } from '../domain/site/site-name.ts';
import { DEFAULT_TIME_ZONE } from '../domain/time/time-zone.ts';

export interface Setting {
  readonly group: (typeof SETTING_GROUPS)[number];
  /** One or two sentences for operators, in Markdown. */
  readonly meaning: string;
  /** What applies if the variable is missing or empty; null if nothing does. */
  readonly default: string | number | null;
  /** Describes a default that depends on the machine or on other settings. */
  readonly defaultText?: string;
  /** Shown in `.env.example` instead of the default. */
  readonly example?: string | number;
  readonly range?: readonly [from: number, to: number];
  readonly choices?: readonly string[];
  /** Operators can override it at `/admin/settings/` while the portal is running. */
  readonly isLive?: boolean;
}

/** The order in which operators look for settings. */
export const SETTING_GROUPS = [
  'Server',
  'Database',
  'Public address and proxies',
  'Site and access',
  'Mail and text messages',
  'Signing in',
  'Limits',
  'Monitoring and jobs',
] as const;

const SWITCH = ['on', 'off'] as const;

/**
 * Rendering and searching share the processors with the serving thread: more would only be slower.
 */
const PROCESSORS = Math.max(2, availableParallelism());

/**
 * Every environment variable that configures the portal. The parser reads no others;
 * `docs/operate/settings.md` and `.env.example` are generated from this list.
 */
export const SETTINGS = {
  PORT: {
    group: 'Server',
    default: 3000,
    range: [0, 65_535],
    meaning: 'TCP port to listen on; `0` picks any free port.',
  },
  HOST: {
    group: 'Server',
    default: 'localhost',
    meaning: 'Network address to listen on; `0.0.0.0` accepts connections from other machines.',
  },
  DEMO: {
    group: 'Server',
    default: 'on',
    choices: ['on', 'tiny', 'off'],
    meaning:
      '`on` loads the demo market, keeps it moving and creates the demo accounts; `tiny` does the same with a few hundred instruments. `off` loads nothing and removes the demo accounts.',
  },
  GALLERY: {
    group: 'Server',
    default: 'off',
    defaultText: '`off`; `on` with `npm run dev`',
    choices: SWITCH,
    meaning: '`on` shows every widget at `/gallery/`, for people who build pages.',
  },
  SHUTDOWN_DELAY: {
    group: 'Server',
    default: 0,
    range: [0, 600],
    meaning:
      'Seconds for which the server keeps serving after SIGTERM while `/readyz` already returns 503. Set it to what your load balancer needs to notice.',
  },
  DATA_DIR: {
    group: 'Database',
    default: 'data',
    meaning:
      'Directory of the embedded database; a relative path starts at the checkout. Unused with `DATABASE_URL`.',
  },
  DATABASE_URL: {
    group: 'Database',
    default: null,
    example: 'postgresql://parcurve_app:password@localhost:5432/parcurve',
    meaning: 'Your own PostgreSQL, version 15 or later, instead of the embedded server.',
  },
  DATABASE_OWNER_URL: {
    group: 'Database',
    default: null,
    defaultText: 'same as `DATABASE_URL`',
    example: 'postgresql://parcurve_owner:password@localhost:5432/parcurve',
    meaning:
      'Connection for migrations and loads, if they run as a different role. Requires `DATABASE_URL`.',
  },
  DATABASE_CONNECTIONS: {
    group: 'Database',
    default: 12,
    range: [1, 1000],
    meaning:
      'Connections that answer requests; the server opens more for [other work](scale.md#connections). If the database allows fewer than it needs in total, startup fails and says so.',
  },
  PUBLIC_URL: {
    group: 'Public address and proxies',
    default: null,
    example: 'https://portal.example.org',
    meaning:
      'Origin under which visitors reach the portal, used in canonical and alternate links, social cards, sitemaps, mail, calendars and the add-in manifest. With `https:`, cookies are Secure and the server sends HSTS. Without it, pages have no canonical or alternate links, and everything else uses the address that the server listens on, never the Host header.',
  },
  TRUST_PROXY: {
    group: 'Public address and proxies',
    default: 'off',
    choices: SWITCH,
    meaning:
      '`on` trusts the `X-Forwarded-*` headers. Only for a server behind a proxy that sets them itself.',
  },
  LANGUAGE_HOSTS: {
    group: 'Public address and proxies',
    default: null,
    example: 'de.example.org=deu,ru.example.org=rus',
    meaning: `Hosts with a language of their own, as \`host=code\` pairs separated by commas. Codes: ${LANGUAGE_CODES.join(', ')}.`,
  },
  CORS_ORIGINS: {
    group: 'Public address and proxies',
    default: null,
    example: 'https://pro.openbb.co',
    meaning:
      'Other sites whose pages may call the API with tokens: origins separated by commas, for example `https://pro.openbb.co` for OpenBB Workspace.',
  },
  DATA_SERVERS: {
    group: 'Public address and proxies',
    default: null,
    defaultText: 'the page’s own origin',
    example: '{"default":"https://data.example.org","rus:cbn":"https://cbn.example.org"}',
    meaning:
      'Other origins for the data calls of pages: JSON with the keys `default`, `<language>` and `<language>:cbn`.',
  },
  CBN_DATA: {
    group: 'Public address and proxies',
    default: 'off',
    choices: SWITCH,
    meaning:
      'Data-provider flag: sets the page global `isCbnData` and selects the `:cbn` entries of `DATA_SERVERS`.',
  },
  SITE_NAME: {
    group: 'Site and access',
    default: BUILT_IN_NAME,
    isLive: true,
    meaning: 'Name of the portal in pages and messages: 1–40 characters, without `{ } < >`.',
  },
  TIME_ZONE: {
    group: 'Site and access',
    default: DEFAULT_TIME_ZONE,
    isLive: true,
    meaning:
      'Time zone in which times are shown and days begin: a fixed offset such as `UTC` or `UTC+5:30`, or an IANA name such as `Europe/Berlin`.',
  },
  ACCESS_POLICY: {
    group: 'Site and access',
    default: 'levels',
    choices: ACCESS_POLICIES,
    isLive: true,
    meaning:
      'Who sees values: `levels` decides by the level and tariffs of the account, `open` shows them to every visitor.',
  },
  REGISTRATION: {
    group: 'Site and access',
    default: 'on',
    choices: SWITCH,
    isLive: true,
    meaning: '`off` disables self-registration. Operators can still invite people.',
  },
  REGISTRATION_URL: {
    group: 'Site and access',
    default: '/register/',
    meaning: 'Target of the Register link: a path or an http(s) URL.',
  },
  OPERATOR_CONTACT: {
    group: 'Site and access',
    default: null,
    example: 'desk@example.org',
    isLive: true,
    meaning:
      'Where accounts without access can ask for it, shown at `/profile/access/`: an email address or an http(s) URL.',
  },
  IOS_APP_URL: {
    group: 'Site and access',
    default: null,
    example: 'https://apps.apple.com/app/id1234567890',
    isLive: true,
    meaning: 'Your app for iPhone and iPad, offered to accounts on such a device: an https URL.',
  },
  ANDROID_APP_URL: {
    group: 'Site and access',
    default: null,
    example: 'https://play.google.com/store/apps/details?id=org.example.portal',
    isLive: true,
    meaning: 'Your app for Android, offered to accounts on such a device: an https URL.',
  },
  SMTP_URL: {
    group: 'Mail and text messages',
    default: null,
    example: 'smtp://user:password@mail.example.org:587',
    meaning:
      'Mail server, `smtp://` or `smtps://`, with user name and password if it requires them. Without it, the portal can’t send links that reset a password or confirm an address. Requires `MAIL_FROM`.',
  },
  MAIL_FROM: {
    group: 'Mail and text messages',
    default: null,
    example: 'Parcurve <portal@example.org>',
    meaning: 'Sender of all mail. Requires `SMTP_URL`.',
  },
  SMS_URL: {
    group: 'Mail and text messages',
    default: null,
    example: 'https://sms.example.org/send',
    meaning:
      'HTTP gateway that sends text messages with codes for confirming a phone or signing in. `{to}`, `{text}` and `{from}` in the URL or body are replaced and escaped for a URL, JSON or a form; any 2xx response means the gateway accepted the message.',
  },
  SMS_METHOD: {
    group: 'Mail and text messages',
    default: null,
    defaultText: '`POST` with a body, else `GET`',
    example: 'POST',
    choices: ['GET', 'POST', 'PUT'],
    meaning: 'Method of the request to the gateway.',
  },
  SMS_HEADERS: {
    group: 'Mail and text messages',
    default: null,
    example: '{"authorization":"Bearer secret","content-type":"application/json"}',
    meaning: 'Headers of that request, as a JSON object of strings.',
  },
  SMS_BODY: {
    group: 'Mail and text messages',
    default: null,
    example: '{"to":"{to}","from":"{from}","text":"{text}"}',
    meaning: 'Body of that request: JSON or a form.',
  },
  SMS_FROM: {
    group: 'Mail and text messages',
    default: null,
    example: 'Parcurve',
    meaning: 'Replaces `{from}`.',
  },
  OUTBOX: {
    group: 'Mail and text messages',
    default: null,
    defaultText: '`on` for a demo without `PUBLIC_URL` and with `npm run dev`, else `off`',
    example: 'on',
    choices: SWITCH,
    meaning:
      '`on` lets operators read messages that can’t be sent because no server is configured, at `/admin/outbox/` for an hour. For evaluation only, not for real people. With either value, that page shows what became of every message.',
  },
  CONFIRM_EMAIL: {
    group: 'Mail and text messages',
    default: null,
    defaultText: '`on` with `SMTP_URL`, else `off`',
    example: 'on',
    choices: SWITCH,
    meaning:
      '`on` requires new accounts to confirm their address by mail before they can sign in. Registration then doesn’t reveal which addresses have an account.',
  },
  OPERATOR_SECOND_STEP: {
    group: 'Signing in',
    default: null,
    defaultText: '`off` with the demo, else `on`',
    example: 'on',
    choices: SWITCH,
    isLive: true,
    meaning:
      '`on` requires operators to set up a passkey or text-message codes before they can use the operator pages. It applies where one of these works: over `https:`, on `localhost`, or with `SMS_URL`.',
  },
  OIDC_ISSUER: {
    group: 'Signing in',
    default: null,
    example: 'https://id.example.org',
    meaning:
      'OpenID provider to sign in with. Register the callback there: `PUBLIC_URL` followed by `/sign-in/openid/callback/`.',
  },
  OIDC_CLIENT_ID: {
    group: 'Signing in',
    default: null,
    example: 'parcurve',
    meaning: 'Client ID of the portal at the provider. Required with `OIDC_ISSUER`.',
  },
  OIDC_CLIENT_SECRET: {
    group: 'Signing in',
    default: null,
    example: 'secret',
    meaning: 'Client secret, if the provider issues one.',
  },
  OIDC_NAME: {
    group: 'Signing in',
    default: null,
    defaultText: 'host of the provider',
    example: 'Example ID',
    meaning: 'Name of the provider on the sign-in button.',
  },
  OIDC_REGISTRATION: {
    group: 'Signing in',
    default: 'off',
    choices: SWITCH,
    meaning: '`on` creates accounts for new people whose address the provider has verified.',
  },
  MAX_SOCKETS: {
    group: 'Limits',
    default: 10_000,
    range: [1, 1_000_000],
    meaning: 'Open connections. The server closes any connection beyond this at once.',
  },
  MAX_RENDERS: {
    group: 'Limits',
    default: PROCESSORS + 1,
    defaultText: 'processors + 1, at least 3',
    example: 3,
    range: [1, 1000],
    meaning:
      'Pages rendered at the same time. Up to four times as many wait briefly; the rest get 503.',
  },
  MAX_SEARCHES: {
    group: 'Limits',
    default: PROCESSORS,
    defaultText: 'processors, at least 2',
    example: 2,
    range: [1, 1000],
    meaning: 'Searches at the same time. Up to four times as many wait briefly; the rest get 503.',
  },
  MAX_WAIT_MS: {
    group: 'Limits',
    default: 300,
    range: [1, 60_000],
    meaning:
      'Longest wait in milliseconds, counted from the arrival of a request, before the server returns 503. Slow machines may need more.',
  },
  ANONYMOUS_PAGES: {
    group: 'Limits',
    default: 600,
    range: [0, 1_000_000],
    meaning:
      'Pages per minute that one IP address may open without signing in; IPv6 addresses count by /64 network. `0` removes the limit.',
  },
  TOKEN_CALLS: {
    group: 'Limits',
    default: 600,
    range: [1, 1_000_000],
    meaning: 'API calls per minute and token.',
  },
  LOG_LEVEL: {
    group: 'Monitoring and jobs',
    default: 'info',
    choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    meaning: 'Verbosity of the log; `debug` adds a line for every request.',
  },
  METRICS_TOKEN: {
    group: 'Monitoring and jobs',
    default: null,
    example: 'a-long-secret-of-your-own',
    meaning:
      'Bearer token required to read `/metrics`: at least 16 letters, digits or `. _ ~ + / = -`. Without it, `/metrics` doesn’t exist.',
  },
  JOBS: {
    group: 'Monitoring and jobs',
    default: 'inside',
    choices: ['inside', 'apart'],
    meaning:
      'Where background jobs run: `inside` the server, or `apart` in processes started with `npm run worker`.',
  },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof SETTINGS;
/** The variables as they are given. Reading an undeclared one doesn't compile. */
export type GivenSettings = Readonly<Partial<Record<SettingName, string>>>;

type NamesWith<Part> = {
  [Name in SettingName]: (typeof SETTINGS)[Name] extends Part ? Name : never;
}[SettingName];
export type NumberSetting = NamesWith<{ readonly range: unknown }>;
export type SwitchSetting = NamesWith<{ readonly choices: typeof SWITCH }>;
/** SMS_METHOD is read with the rest of the request to the gateway. */
export type ChoiceSetting = Exclude<NamesWith<{ readonly choices: unknown }>, 'SMS_METHOD'>;
export type Choice<Name extends ChoiceSetting> = (typeof SETTINGS)[Name]['choices'][number];
