import * as z from 'zod/mini';
import { parseSiteName } from '../../domain/site/site-name.ts';
import { parseTimeZone } from '../../domain/time/time-zone.ts';
import { endpoint } from '../core/endpoint.ts';
import { text } from '../core/fields.ts';
import { messageState } from './outbox.ts';
import { parseContact } from '../accounts/operator-contact.ts';

/** Who sees values: accounts by their level and tariffs, or every visitor. */
export const ACCESS_POLICIES = ['levels', 'open'] as const;
export type AccessPolicy = (typeof ACCESS_POLICIES)[number];

/** From a quarter of an hour to 90 days. */
export const SESSION_IDLE_MINUTES = [15, 60, 480, 1440, 10_080, 43_200, 129_600] as const;
export const SESSION_MAX_DAYS = [1, 7, 30, 90, 365] as const;

export const DEFAULT_SESSION = { sessionIdleMinutes: 43_200, sessionMaxDays: 90 } as const;

/** A text that has one spelling, or cannot be taken. */
function spelled(most: number, parse: (given: string) => string | undefined) {
  return text(most).check(
    z.refine((given) => parse(given) !== undefined, { abort: true }),
    z.overwrite((given) => parse(given) ?? given),
  );
}

const appUrl = z.nullable(
  text(300).check(z.refine((address) => URL.parse(address)?.protocol === 'https:')),
);

/** The settings that operators change while the portal runs, with what each may be. */
export const SETTINGS = {
  /** How the portal calls itself, in pages and in messages. */
  siteName: spelled(80, parseSiteName),
  /** The zone in which all times of day are shown. */
  timeZone: spelled(60, parseTimeZone),
  accessPolicy: z.enum(ACCESS_POLICIES),
  /** Whether people can make an account by themselves. */
  registration: z.boolean(),
  /** Operators need a second step before they can operate. */
  operatorSecondStep: z.boolean(),
  /** A session that isn't used for this long ends. */
  sessionIdleMinutes: z.literal(SESSION_IDLE_MINUTES),
  /** A session ends after this time, however much it is used. */
  sessionMaxDays: z.literal(SESSION_MAX_DAYS),
  /** Where accounts without access can ask for it: an email address or a page. */
  contact: z.nullable(spelled(300, (given) => parseContact(given)?.address)),
  /** Where the operator's apps can be installed from; null where there is none. */
  iosApp: appUrl,
  androidApp: appUrl,
  /** Whether operators see on the start page what remains to be set up. */
  showsSetup: z.boolean(),
  /** The hints that nobody is shown; one that pages do not have any more changes nothing. */
  hiddenHints: z.array(text(50).check(z.regex(/^hint_[a-z_]+$/))).check(z.maxLength(100)),
} as const;

export type SettingKey = keyof typeof SETTINGS;
export type SettingValues = { readonly [Key in SettingKey]: z.output<(typeof SETTINGS)[Key]> };

/** The logo is a setting too, but its bytes have an address of their own. */
export type AnySettingKey = SettingKey | 'logo';
export const SETTING_KEYS = ['logo', ...Object.keys(SETTINGS)] as ['logo', ...SettingKey[]];

const settings = z.object(SETTINGS);
const someSettings = z.partial(z.strictObject(SETTINGS));
const settingKey = z.enum(SETTING_KEYS);

const logo = z.object({
  /** Changes with the picture, so browsers keep it for good. */
  address: z.string(),
  bytes: z.int(),
});

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/admin/settings/',
  summary: 'The settings that can be changed while the portal runs',
  needs: 'operator',
  cost: 'light',
  answer: z.object({
    settings,
    logo: z.nullable(logo),
    /** What holds where no operator has set anything: the settings of the start. */
    atStart: settings,
    /** Those that an operator has set; the others are as at the start. */
    changed: z.array(settingKey),
    origins: z.array(
      z.object({
        key: settingKey,
        changedAt: z.iso.datetime(),
        /** Null where the account is gone. */
        changedBy: z.nullable(z.object({ id: z.int(), name: z.string() })),
      }),
    ),
  }),
});

export const changeSettings = endpoint({
  method: 'POST',
  path: '/api/admin/settings/',
  summary: 'Changes some of the settings, in all server processes within a second',
  needs: 'operator',
  cost: 'light',
  body: z.strictObject({
    ...someSettings.shape,
    /** What the operator saw: if another one has changed it since, nothing is changed. */
    seen: z.optional(someSettings),
  }),
  answer: z.object({ settings }),
});

export const resetSetting = endpoint({
  method: 'POST',
  path: '/api/admin/settings/reset/',
  summary: 'Takes a setting back to what it was at the start',
  needs: 'operator',
  cost: 'light',
  body: z.strictObject({ key: settingKey, seen: z.optional(someSettings) }),
  answer: z.object({ settings }),
});

export const MAX_LOGO_BYTES = 64 * 1024;
export const LOGO_TYPES = ['svg', 'png'] as const;

export const setLogo = endpoint({
  method: 'POST',
  path: '/api/admin/settings/logo/',
  summary: 'Sets the logo: an SVG or a PNG of at most 64 kB, as base64',
  needs: 'operator',
  cost: 'light',
  maxBodyBytes: 100_000,
  body: z.strictObject({
    type: z.enum(LOGO_TYPES),
    data: text(4 * Math.ceil(MAX_LOGO_BYTES / 3)).check(
      z.regex(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/),
      z.minLength(4),
    ),
    /** The address of the logo that the operator saw; null for the built-in one. */
    seen: z.optional(z.nullable(z.string())),
  }),
  answer: z.object({ logo }),
});

const testMessage = z.object({
  channel: z.enum(['mail', 'sms']),
  /** Where it goes: to what the operator's own account has confirmed; null where there is nothing. */
  to: z.nullable(z.string()),
  /** `server`: one is set; `outbox`: messages are kept to be read; `none`: nothing can be sent. */
  way: z.enum(['server', 'outbox', 'none']),
  /** The last one that this operator had sent. */
  last: z.nullable(
    z.object({
      createdAt: z.iso.datetime(),
      state: messageState,
      /** Why the latest try failed, in the server's words. */
      error: z.nullable(z.string()),
      /** What the server said when it accepted it. */
      answer: z.nullable(z.string()),
    }),
  ),
});
export type TestMessage = z.output<typeof testMessage>;

export const getTestMessages = endpoint({
  method: 'GET',
  path: '/api/admin/settings/messages/',
  summary: 'Whether mails and text messages can be sent, and how the last test went',
  needs: 'operator',
  cost: 'light',
  answer: z.object({ items: z.array(testMessage) }),
});

export const sendTestMessage = endpoint({
  method: 'POST',
  path: '/api/admin/settings/messages/',
  summary: 'Sends a test message to the operator’s own address or phone',
  needs: 'operator',
  cost: 'light',
  body: z.strictObject({ channel: testMessage.shape.channel }),
  answer: z.object({ result: z.literal(true) }),
});
