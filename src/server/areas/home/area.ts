import type { Area } from '../../core/area.ts';
import { onEach, REMAKES } from '../../core/notify/notices.ts';
import type { Portal } from '../../portal.ts';
import { homeRoutes } from './routes.ts';
import { HomeService } from './service.ts';

export function homeArea({ db, now }: Portal): Area {
  const home = new HomeService(db, now);
  return {
    routes: homeRoutes(home),
    caches: [
      {
        name: 'start page',
        holds: 'reads shared by all viewers and languages',
        keyedBy: 'quotes, closes, counts, the week ahead',
        limit: 'quotes 1 s, closes 30 s, counts 60 s',
        on: {
          // After a tick, the start page is never more than a second old.
          ...onEach(['instrument_changed', 'curves_changed', 'market_day'], () => home.outdate()),
          ...onEach([...REMAKES, 'instrument_described'], () => home.forget()),
        },
        gap: { ends: () => home.forget() },
      },
    ],
  };
}
