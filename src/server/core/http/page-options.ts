import type { PageHandler } from '../../../contracts/core/page.ts';
import type { Config } from '../../config.ts';
import type { OfferService } from '../../areas/site/offers/service.ts';
import type { SiteService } from '../../areas/site/service.ts';
import type { Gate } from './admission.ts';
import type { Api } from './api.ts';
import type { KnownSessions } from './context-factory.ts';
import type { PageBudget } from './page-budget.ts';
import type { VisitorCache } from './page-cache.ts';
import type { Preferences } from './request-context.ts';

/** What pages are served with. */
export interface PagesOptions {
  readonly config: Config;
  readonly api: Api;
  readonly site: SiteService;
  readonly offers: OfferService;
  readonly sessions: KnownSessions;
  readonly isDev: boolean;
  /** The cache for anonymous visitors; null if nothing is cached. */
  readonly visitorCache: VisitorCache | null;
  readonly renders: Gate;
  /** How many pages anonymous visitors may open. */
  readonly budget: PageBudget;
  /** Stores the language or theme that an account chooses by link. */
  readonly preferences: {
    keepChoice(accountId: number, preferences: Preferences): Promise<void>;
  };
  /** The built pages, or Vite's during development. */
  handler(): Promise<PageHandler>;
}
