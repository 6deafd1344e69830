import type { Area } from '../../core/area.ts';
import type { Portal } from '../../portal.ts';
import { screenRoutes } from './routes.ts';
import { CachedCounts } from './saved/cached-counts.ts';
import { savedScreenRoutes } from './saved/routes.ts';
import { ScreenSheets } from './screen-sheet.ts';
import { ScreenService } from './service.ts';

export function screensArea({ db, now, screening, settings, accounts }: Portal): Area {
  const counts = new CachedCounts();
  const sheets = new ScreenSheets({
    db,
    screening,
    sessions: accounts.credentials,
    policy: () => settings.current.accessPolicy,
  });
  return {
    routes: [
      ...screenRoutes(new ScreenService(db, screening, now), sheets),
      ...savedScreenRoutes(db, screening, counts),
    ],
    caches: [
      {
        name: 'saved screens',
        holds: 'number of matching rows',
        keyedBy: 'screen',
        limit: '5,000 entries',
        on: { lists_read: () => counts.forget() },
      },
    ],
  };
}
