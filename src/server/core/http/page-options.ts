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
  /** What is made for all visitors; null where everything is made anew. */
  readonly visitorCache: VisitorCache | null;
  readonly renders: Gate;
  /** What visitors who are not signed in may open. */
  readonly budget: PageBudget;
  /** Keeps what an account chooses by link. */
  readonly preferences: {
    keepChoice(accountId: number, preferences: Preferences): Promise<void>;
  };
  /** The built pages, or the ones that Vite serves while developing. */
  handler(): Promise<PageHandler>;
}
