import * as z from 'zod/mini';
import { parseSiteName } from '../../domain/site/site-name.ts';
import { parseTimeZone } from '../../domain/time/time-zone.ts';
import { endpoint } from '../core/endpoint.ts';
import { text } from '../core/fields.ts';
import { messageState } from './outbox.ts';
import { parseContact } from '../accounts/operator-contact.ts';

/** Who sees values: accounts by level and tariffs, or every visitor. */
export const ACCESS_POLICIES = ['levels', 'open'] as const;
export type AccessPolicy = (typeof ACCESS_POLICIES)[number];

/** From 15 minutes to 90 days. */
export const SESSION_IDLE_MINUTES = [15, 60, 480, 1440, 10_080, 43_200, 129_600] as const;
export const SESSION_MAX_DAYS = [1, 7, 30, 90, 365] as const;

export const DEFAULT_SESSION = { sessionIdleMinutes: 43_200, sessionMaxDays: 90 } as const;

/** A text that is normalised to one spelling or rejected. */
function spelled(most: number, parse: (given: string) => string | undefined) {
  return text(most).check(
    z.refine((given) => parse(given) !== undefined, { abort: true }),
    z.overwrite((given) => parse(given) ?? given),
  );
}

const appUrl = z.nullable(
  text(300).check(z.refine((address) => URL.parse(address)?.protocol === 'https:')),
);

/** The settings that operators can change at runtime, with their validation. */
export const SETTINGS = {
  /** The name of the portal on pages and in messages. */
  siteName: spelled(80, parseSiteName),
  /** The time zone of all displayed times. */
  timeZone: spelled(60, parseTimeZone),
  accessPolicy: z.enum(ACCESS_POLICIES),
  /** Whether people can register by themselves. */
  registration: z.boolean(),
  /** Operators need a second step before they can operate. */
  operatorSecondStep: z.boolean(),
  /** A session that is idle for this long ends. */
  sessionIdleMinutes: z.literal(SESSION_IDLE_MINUTES),
  /** A session ends after this time, however much it is used. */
  sessionMaxDays: z.literal(SESSION_MAX_DAYS),
  /** Where accounts without access can request it: an email address or a page. */
  contact: z.nullable(spelled(300, (given) => parseContact(given)?.address)),
  /** Where the operator's apps can be installed from; null if there are none. */
  iosApp: appUrl,
  androidApp: appUrl,
  /** Whether operators see the setup checklist on the start page. */
  showsSetup: z.boolean(),
  /** Hidden hints; names that no longer exist have no effect. */
  hiddenHints: z.array(text(50).check(z.regex(/^hint_[a-z_]+$/))).check(z.maxLength(100)),
} as const;

export type SettingKey = keyof typeof SETTINGS;
export type SettingValues = { readonly [Key in SettingKey]: z.output<(typeof SETTINGS)[Key]> };

/** The logo is a setting too, but its bytes have their own URL. */
export type AnySettingKey = SettingKey | 'logo';
export const SETTING_KEYS = ['logo', ...Object.keys(SETTINGS)] as ['logo', ...SettingKey[]];

const settings = z.object(SETTINGS);
const someSettings = z.partial(z.strictObject(SETTINGS));
const settingKey = z.enum(SETTING_KEYS);

const logo = z.object({
  /** Changes with the image, so browsers cache it permanently. */
  address: z.string(),
  bytes: z.int(),
});

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/admin/settings/',
  summary: 'Get the settings that can be changed at runtime',
  needs: 'operator',
  cost: 'light',
  answer: z.object({
    settings,
    logo: z.nullable(logo),
    /** The defaults: the settings from startup. */
    atStart: settings,
    /** The settings changed by an operator; the others have their startup values. */
    changed: z.array(settingKey),
    origins: z.array(
      z.object({
        key: settingKey,
        changedAt: z.iso.datetime(),
        /** Null if the account was deleted. */
        changedBy: z.nullable(z.object({ id: z.int(), name: z.string() })),
      }),
    ),
  }),
});

export const changeSettings = endpoint({
  method: 'POST',
  path: '/api/admin/settings/',
  summary: 'Update settings, in all server processes within a second',
  needs: 'operator',
  cost: 'light',
  body: z.strictObject({
    ...someSettings.shape,
    /** The values that the operator saw: if someone has changed them since, nothing is saved. */
    seen: z.optional(someSettings),
  }),
  answer: z.object({ settings }),
});

export const resetSetting = endpoint({
  method: 'POST',
  path: '/api/admin/settings/reset/',
  summary: 'Reset a setting to its startup value',
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
  summary: 'Set the logo: SVG or PNG, up to 64 kB, base64-encoded',
  needs: 'operator',
  cost: 'light',
  maxBodyBytes: 100_000,
  body: z.strictObject({
    type: z.enum(LOGO_TYPES),
    data: text(4 * Math.ceil(MAX_LOGO_BYTES / 3)).check(
      z.regex(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/),
      z.minLength(4),
    ),
    /** The URL of the logo that the operator saw; null for the built-in one. */
    seen: z.optional(z.nullable(z.string())),
  }),
  answer: z.object({ logo }),
});

const testMessage = z.object({
  channel: z.enum(['mail', 'sms']),
  /** The recipient: a confirmed address of the operator's own account; null if there is none. */
  to: z.nullable(z.string()),
  /**
   * `server`: configured; `outbox`: messages are only stored for reading; `none`: nothing can be
   * sent.
   */
  way: z.enum(['server', 'outbox', 'none']),
  /** The last test message that this operator sent. */
  last: z.nullable(
    z.object({
      createdAt: z.iso.datetime(),
      state: messageState,
      /** Why the latest attempt failed, in the server's words. */
      error: z.nullable(z.string()),
      /** The server's reply when it accepted the message. */
      answer: z.nullable(z.string()),
    }),
  ),
});
export type TestMessage = z.output<typeof testMessage>;

export const getTestMessages = endpoint({
  method: 'GET',
  path: '/api/admin/settings/messages/',
  summary: 'Check whether emails and text messages can be sent, and how the last test went',
  needs: 'operator',
  cost: 'light',
  answer: z.object({ items: z.array(testMessage) }),
});

export const sendTestMessage = endpoint({
  method: 'POST',
  path: '/api/admin/settings/messages/',
  summary: 'Send a test message to the operator’s own email address or phone',
  needs: 'operator',
  cost: 'light',
  body: z.strictObject({ channel: testMessage.shape.channel }),
  answer: z.object({ result: z.literal(true) }),
});
