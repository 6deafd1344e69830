import * as z from 'zod/mini';
import { endpoint, type Answer } from '../core/endpoint.ts';
import { id, isoDay } from '../core/fields.ts';

/** So many days until today, or this month and the eleven before it. */
export const FIGURE_PERIODS = ['7', '30', '90', '12m'] as const;
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];
export const USUAL_PERIOD: FigurePeriod = '30';

/** What is counted, in the order in which it is shown. */
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
/** `second_step`: the first step was right, and another one was asked for. */
export type SignInOutcome = 'done' | 'refused' | 'second_step';

/** How many rows a table has at most: those with the highest numbers. */
export const MAX_ROWS = 50;

const count = z.int().check(z.minimum(0));
const query = z.strictObject({ period: z.optional(z.enum(FIGURE_PERIODS)) });
const OF_FIGURES = 'for operators; days are those of the portal’s time zone';

const figureCounts = {
  menuClicks: count,
  registrations: count,
  /** Those that ended with a session. */
  signIns: count,
  /** Finished searches that found nothing of any type. */
  missedSearches: count,
  /** Calls with tokens, those of tokens that are gone too. */
  apiCalls: count,
};

export const getFigureDays = endpoint({
  method: 'GET',
  path: '/api/admin/figures/days/',
  summary: `What was counted on each day of a period (12 months: in each month), ${OF_FIGURES}`,
  needs: 'operator',
  cost: 'heavy',
  rows: 'items',
  query,
  answer: z.object({
    from: isoDay,
    to: isoDay,
    /** How much time a row is. */
    step: z.enum(['day', 'month']),
    items: z.array(z.object({ day: isoDay, ...figureCounts })),
    total: z.object(figureCounts),
    /** The same for as long a time before. */
    before: z.object(figureCounts),
  }),
});
export type FigureDays = Answer<typeof getFigureDays>;

export const getMenuFigures = endpoint({
  method: 'GET',
  path: '/api/admin/figures/menu/',
  summary: `How often items of the menu were chosen, by kind of viewer, ${OF_FIGURES}`,
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
  summary: `Registrations by campaign, and how many of them have a tariff now, ${OF_FIGURES}`,
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
  summary: `Registrations by the registration banner that was seen last, ${OF_FIGURES}`,
  needs: 'operator',
  cost: 'heavy',
  rows: 'items',
  query,
  answer: z.object({
    /** The row without a variant is of those who saw none. */
    items: z.array(
      z.object({ variant: z.nullable(z.string()), registrations: count, withTariff: count }),
    ),
  }),
});

export const getSignInFigures = endpoint({
  method: 'GET',
  path: '/api/admin/figures/signins/',
  summary: `Sign-ins by way and outcome, ${OF_FIGURES}`,
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
  summary: `Terms that were searched for at least twice and found nothing, ${OF_FIGURES}`,
  needs: 'operator',
  cost: 'heavy',
  rows: 'items',
  query,
  answer: z.object({
    /** In small letters. */
    items: z.array(z.object({ term: z.string(), searches: count, languages: z.string() })),
  }),
});

export const getTokenFigures = endpoint({
  method: 'GET',
  path: '/api/admin/figures/tokens/',
  summary: `Calls of programs by token, ${OF_FIGURES}`,
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
        /** Over the limit of a minute, or not allowed. They are among the calls. */
        refused: count,
      }),
    ),
  }),
});
