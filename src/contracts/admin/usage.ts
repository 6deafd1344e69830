import * as z from 'zod/mini';
import { endpoint, type Answer } from '../core/endpoint.ts';
import { id, isoDay } from '../core/fields.ts';

/** This many days up to today, or this month and the previous eleven. */
export const FIGURE_PERIODS = ['7', '30', '90', '12m'] as const;
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];
export const USUAL_PERIOD: FigurePeriod = '30';

/** The counted figures, in display order. */
export const FIGURES = [
  'menuClicks',
  'registrations',
  'signIns',
  'missedSearches',
  'apiCalls',
] as const;
export type Figure = (typeof FIGURES)[number];

export const SIGN_IN_WAYS = ['password', 'passkey', 'openid'] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];
/** `second_step`: the first step succeeded, and a second one was required. */
export type SignInOutcome = 'done' | 'refused' | 'second_step';

/** Maximum rows per table: those with the highest numbers. */
export const MAX_ROWS = 50;

const count = z.int().check(z.minimum(0));
const query = z.strictObject({ period: z.optional(z.enum(FIGURE_PERIODS)) });
const DAYS_NOTE = 'days are in the portal’s time zone';

const figureCounts = {
  menuClicks: count,
  registrations: count,
  /** Sign-ins that started a session. */
  signIns: count,
  /** Completed searches without results of any type. */
  missedSearches: count,
  /** Calls with tokens, including deleted ones. */
  apiCalls: count,
};

export const getFigureDays = endpoint({
  method: 'GET',
  path: '/api/admin/figures/days/',
  summary: `Get usage counts per day of a period (per month for 12 months); ${DAYS_NOTE}`,
  needs: 'operator',
  cost: 'heavy',
  rows: 'items',
  query,
  answer: z.object({
    from: isoDay,
    to: isoDay,
    /** The period of one row. */
    step: z.enum(['day', 'month']),
    items: z.array(z.object({ day: isoDay, ...figureCounts })),
    total: z.object(figureCounts),
    /** The same for the preceding period of equal length. */
    before: z.object(figureCounts),
  }),
});
export type FigureDays = Answer<typeof getFigureDays>;

export const getMenuFigures = endpoint({
  method: 'GET',
  path: '/api/admin/figures/menu/',
  summary: `Get clicks on menu items by kind of viewer; ${DAYS_NOTE}`,
  needs: 'operator',
  cost: 'heavy',
  rows: 'items',
  query,
  answer: z.object({
    items: z.array(
      z.object({
        id,
        name: z.string(),
        url: z.nullable(z.string()),
        clicks: count,
        anonymous: count,
        free: count,
        paid: count,
      }),
    ),
  }),
});

export const getCampaignFigures = endpoint({
  method: 'GET',
  path: '/api/admin/figures/campaigns/',
  summary: `Get registrations by campaign, and how many of them have a tariff now; ${DAYS_NOTE}`,
  needs: 'operator',
  cost: 'heavy',
  rows: 'items',
  query,
  answer: z.object({
    items: z.array(
      z.object({
        source: z.nullable(z.string()),
        medium: z.nullable(z.string()),
        campaign: z.nullable(z.string()),
        registrations: count,
        withTariff: count,
      }),
    ),
  }),
});

export const getBannerFigures = endpoint({
  method: 'GET',
  path: '/api/admin/figures/banners/',
  summary: `Get registrations by the last registration banner seen; ${DAYS_NOTE}`,
  needs: 'operator',
  cost: 'heavy',
  rows: 'items',
  query,
  answer: z.object({
    /** The row without a variant counts visitors who saw none. */
    items: z.array(
      z.object({ variant: z.nullable(z.string()), registrations: count, withTariff: count }),
    ),
  }),
});

export const getSignInFigures = endpoint({
  method: 'GET',
  path: '/api/admin/figures/signins/',
  summary: `Get sign-ins by method and outcome; ${DAYS_NOTE}`,
  needs: 'operator',
  cost: 'heavy',
  rows: 'items',
  query,
  answer: z.object({
    items: z.array(
      z.object({ way: z.enum(SIGN_IN_WAYS), done: count, secondStep: count, refused: count }),
    ),
  }),
});

export const getSearchFigures = endpoint({
  method: 'GET',
  path: '/api/admin/figures/searches/',
  summary: `Get terms searched at least twice without results; ${DAYS_NOTE}`,
  needs: 'operator',
  cost: 'heavy',
  rows: 'items',
  query,
  answer: z.object({
    /** In lower case. */
    items: z.array(z.object({ term: z.string(), searches: count, languages: z.string() })),
  }),
});

export const getTokenFigures = endpoint({
  method: 'GET',
  path: '/api/admin/figures/tokens/',
  summary: `Get API calls by token; ${DAYS_NOTE}`,
  needs: 'operator',
  cost: 'heavy',
  rows: 'items',
  query,
  answer: z.object({
    items: z.array(
      z.object({
        id,
        name: z.string(),
        accountId: id,
        calls: count,
        /** Over the rate limit, or not allowed. Included in the calls. */
        refused: count,
      }),
    ),
  }),
});
