import {
  getBannerFigures,
  getCampaignFigures,
  getFigureDays,
  getMenuFigures,
  getSearchFigures,
  getSignInFigures,
  getTokenFigures,
} from '../../../../contracts/admin/usage.ts';
import type { Db } from '../../../../db/connect.ts';
import type { Clock } from '../../../../domain/time/now.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import { labelText } from '../../../core/labels/label-text.ts';
import { currentSpan, figureDays } from './service.ts';
import * as store from './store.ts';

/** Usage figures of the portal, for operators. */
export function figureRoutes(db: Db, now: Clock): Route[] {
  const zone = () => now().timeZone;
  return [
    implement(getFigureDays, ({ query }) => figureDays(db, now, query.period)),
    implement(getMenuFigures, async ({ query }, context) => {
      const rows = await store.readMenu(db, currentSpan(now, query.period));
      return {
        items: rows.map(({ label, ...row }) =>
          Object.assign(row, { name: labelText(context, label) }),
        ),
      };
    }),
    implement(getCampaignFigures, async ({ query }) => ({
      items: await store.readCampaigns(db, currentSpan(now, query.period), zone()),
    })),
    implement(getBannerFigures, async ({ query }) => ({
      items: await store.readBanners(db, currentSpan(now, query.period), zone()),
    })),
    implement(getSignInFigures, async ({ query }) => ({
      items: await store.readSignIns(db, currentSpan(now, query.period)),
    })),
    implement(getSearchFigures, async ({ query }) => ({
      items: await store.readSearches(db, currentSpan(now, query.period)),
    })),
    implement(getTokenFigures, async ({ query }) => ({
      items: await store.readTokens(db, currentSpan(now, query.period)),
    })),
  ];
}
