import * as z from 'zod/mini';
import { BANNER_KINDS, BANNER_STATES } from '../../domain/site/banner-rules.ts';
import { LANGUAGE_CODES } from '../../domain/text/language.ts';
import { endpoint, type Answer } from '../core/endpoint.ts';
import { id, idParam, moment } from '../core/fields.ts';
import { ownWords, siteAddress, textsByLanguage } from '../site/site-fields.ts';

export const MAX_TITLE_LENGTH = 80;
export const MAX_TEXT_LENGTH = 300;
export const MAX_ACTION_LENGTH = 40;
const MAX_WEIGHT = 1000;

const words = z.strictObject({
  title: z.optional(ownWords(MAX_TITLE_LENGTH)),
  text: ownWords(MAX_TEXT_LENGTH),
  action: z.optional(ownWords(MAX_ACTION_LENGTH)),
});
const kind = z.enum(BANNER_KINDS);
/** Registrations store it, so it never changes. */
const variant = z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,39}$/));
/** Identifies the state that the operator saw, so that no change by someone else is overwritten. */
const version = z.string().check(z.regex(/^[0-9a-f]{16}$/));

/** The editable fields of a banner. */
const said = {
  texts: textsByLanguage(words),
  /** The target of a bar; the other kind always links to registration. */
  url: z.nullable(siteAddress),
  /** The relative frequency of a registration banner variant; bars have none. */
  weight: z.int().check(z.minimum(0), z.maximum(MAX_WEIGHT)),
  startsAt: z.nullable(moment),
  endsAt: z.nullable(moment),
  isOn: z.boolean(),
};

const looseWords = z.object({
  title: z.optional(z.string()),
  text: z.string(),
  action: z.optional(z.string()),
});
const banner = z.object({
  ...said,
  texts: textsByLanguage(looseWords),
  url: z.nullable(z.string()),
  id,
  kind,
  variant,
  isDemo: z.boolean(),
  state: z.enum(BANNER_STATES),
  /** It is the bar that visitors see now, or a variant that may be picked. */
  isShown: z.boolean(),
  /** For a variant in current rotation: its frequency in percent. */
  share: z.nullable(z.number()),
  /** Bars that take precedence over this one at any time from now on. */
  winners: z.array(
    z.object({
      id,
      isAlways: z.boolean(),
      from: z.nullable(moment),
      to: z.nullable(moment),
    }),
  ),
  version,
});
export type Banner = z.output<typeof banner>;

const bar = z.object({
  kind: z.enum(['bottom', 'app']),
  name: z.string(),
  title: z.nullable(z.string()),
  text: z.string(),
  link: z.nullable(z.object({ url: z.string(), text: z.string() })),
  language: z.enum(LANGUAGE_CODES),
  close: z.string(),
});

export const listBanners = endpoint({
  method: 'GET',
  path: '/api/admin/banners/',
  summary: 'List banners in display order, and the bars that offer the apps',
  needs: 'operator',
  cost: 'light',
  query: z.strictObject({ language: z.optional(z.enum(LANGUAGE_CODES)) }),
  answer: z.object({
    banners: z.array(banner),
    /** Version of the order of the bars. */
    order: version,
    /** As accounts on such a device would see them, in the requested language. */
    apps: z.object({ ios: bar, android: bar }),
  }),
});
export type BannerList = Answer<typeof listBanners>;

const params = z.strictObject({ bannerId: idParam });
const done = z.object({ id });

export const addBanner = endpoint({
  method: 'POST',
  path: '/api/admin/banners/',
  summary: 'Add a bar after all others, or a variant of the registration banner',
  needs: 'operator',
  cost: 'light',
  body: z.strictObject({ ...said, kind, variant }),
  answer: done,
});

export const changeBanner = endpoint({
  method: 'POST',
  path: '/api/admin/banners/{bannerId}/',
  summary: 'Update a banner; rejected if it has changed in the meantime',
  needs: 'operator',
  cost: 'light',
  params,
  body: z.strictObject({ ...said, version }),
  answer: done,
});

export const switchBanner = endpoint({
  method: 'POST',
  path: '/api/admin/banners/{bannerId}/switch/',
  summary: 'Switch a banner on or off',
  needs: 'operator',
  cost: 'light',
  params,
  body: z.strictObject({ isOn: z.boolean() }),
  answer: done,
});

export const moveBanner = endpoint({
  method: 'POST',
  path: '/api/admin/banners/{bannerId}/move/',
  summary: 'Move a bar by one place; rejected if the order has changed in the meantime',
  needs: 'operator',
  cost: 'light',
  params,
  body: z.strictObject({ to: z.enum(['up', 'down']), order: version }),
  answer: done,
});

export const copyBanner = endpoint({
  method: 'POST',
  path: '/api/admin/banners/{bannerId}/copy/',
  summary: 'Copy a banner; the copy is switched off',
  needs: 'operator',
  cost: 'light',
  params,
  answer: done,
});

export const removeBanner = endpoint({
  method: 'POST',
  path: '/api/admin/banners/{bannerId}/remove/',
  summary: 'Remove a banner',
  needs: 'operator',
  cost: 'light',
  params,
  answer: done,
});
