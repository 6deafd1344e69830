import { readOwnDays } from '../../../db/own-days.ts';
import type { Area } from '../../core/area.ts';
import { runAfterChange } from '../../core/http/api.ts';
import { Refresher } from '../../core/notify/refresher.ts';
import type { Portal } from '../../portal.ts';
import { auditRoutes } from './audit/routes.ts';
import { calendarRoutes } from './calendars/routes.ts';
import { dataStatusRoutes } from './data-status/routes.ts';
import { DataStatusService } from './data-status/service.ts';
import { operatorRoutes } from './operators/routes.ts';
import { outboxRoutes } from './outbox/routes.ts';
import { deskListRoutes } from './record-list/routes.ts';
import { deskRoutes } from './records/routes.ts';
import { logoFile } from './settings/logo-file.ts';
import { settingRoutes } from './settings/routes.ts';
import { setupRoutes } from './setup/routes.ts';
import { figureRoutes } from './usage/routes.ts';
import { operatorUserRoutes } from './users/routes.ts';

/**
 * The operators' pages. Operators see their own changes immediately; a notice updates all
 * processes.
 */
export function adminArea(portal: Portal): Area {
  const { db, pool, config, settings, settingsReading, now, notices, accounts } = portal;
  const dataStatus = new DataStatusService({
    db,
    pool,
    now,
    isDemo: config.demo !== false,
    dataDir: portal.options.dataDir,
    jobs: portal.jobs,
  });
  const calendarReading = new Refresher(
    async () => {
      await readOwnDays(portal.notifications);
      notices.publish('calendars_read');
    },
    portal.http.log,
    'failed to read calendars changed by operators',
  );
  const readCalendars = () => calendarReading.refresh();
  return {
    routes: [
      ...operatorRoutes(db),
      ...setupRoutes(db, { config, settings, dataDir: portal.options.dataDir }),
      ...operatorUserRoutes(db, accounts.forOperators),
      ...outboxRoutes(db, config),
      ...auditRoutes(db, { now, sessions: accounts.credentials }),
      ...figureRoutes(db, now),
      ...dataStatusRoutes(db, dataStatus, portal.queue),
      ...deskRoutes(db, async (type, term, limit) =>
        (await portal.search.find(type, term, limit)).map(({ id }) => id),
      ),
      ...deskListRoutes(db),
      ...runAfterChange(calendarRoutes(db), readCalendars),
      ...runAfterChange(settingRoutes(db, settings, config), () => settingsReading.refresh()),
    ],
    mount: (http) => logoFile(http, settings),
    caches: [
      {
        name: 'calendars',
        holds: 'holidays changed by operators',
        keyedBy: 'calendar',
        limit: '',
        on: { calendars_changed: () => void readCalendars() },
        gap: { ends: () => void readCalendars() },
      },
    ],
    open: readCalendars,
  };
}
