import type pg from 'pg';
import type { Db } from '../db/connect.ts';
import type { Clock } from '../domain/now.ts';
import type { Config } from './config.ts';
import type { Credentials } from './features/account/credentials.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { calendarRoutes } from './features/calendars/routes.ts';
import { dataStatusRoutes } from './features/data-status/routes.ts';
import { DataStatusService } from './features/data-status/service.ts';
import { deskListRoutes } from './features/desk-list/routes.ts';
import { deskRoutes } from './features/desk/routes.ts';
import { figureRoutes } from './features/figures/routes.ts';
import type { LabelDesk } from './features/labels/desk.ts';
import { labelDeskRoutes } from './features/labels/desk-routes.ts';
import { bannerEditingRoutes } from './features/offers/banner-editing.ts';
import { operatorRoutes } from './features/operators/routes.ts';
import { outboxRoutes } from './features/outbox/routes.ts';
import { settingRoutes } from './features/settings/routes.ts';
import { hintRoutes } from './features/site/hint-routes.ts';
import { menuEditingRoutes } from './features/site/menu-editing.ts';
import { thenAfterChange, type Route } from './http/api.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Job } from './jobs/jobs.ts';
import type { SiteSettings } from './settings/site-settings.ts';

interface OperatorParts {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly config: Config;
  readonly settings: SiteSettings;
  readonly credentials: Credentials;
  readonly now: Clock;
  readonly desk: LabelDesk;
  readonly queue: JobQueue;
  readonly dataDir: string | undefined;
  /** The numbers of what a search finds. */
  readonly findInstruments: Parameters<typeof deskRoutes>[1];
  /** Replaces the jobs that operators can start and stop. */
  readonly jobs: readonly Job[] | undefined;
  /** The operator who has changed something sees it at once; a notice tells all processes. */
  readonly onChange: {
    readonly calendars: () => Promise<void>;
    readonly labels: () => Promise<void>;
    readonly settings: () => Promise<void>;
    readonly site: () => void;
  };
}

/** The calls of the operator pages, except those about accounts (account-wiring.ts). */
export function operatorPageRoutes(parts: OperatorParts): Route[] {
  const { db, config, settings, now, onChange } = parts;
  return [
    ...operatorRoutes(db),
    ...outboxRoutes(db, config),
    ...auditRoutes(db, { now, sessions: parts.credentials }),
    ...figureRoutes(db, now),
    ...dataStatusRoutes(
      db,
      new DataStatusService({
        db,
        pool: parts.pool,
        now,
        isDemo: config.demo !== false,
        dataDir: parts.dataDir,
        jobs: parts.jobs,
      }),
      parts.queue,
    ),
    ...deskRoutes(db, parts.findInstruments),
    ...deskListRoutes(db),
    ...labelDeskRoutes({ db, desk: parts.desk, refresh: onChange.labels }),
    ...thenAfterChange(calendarRoutes(db), onChange.calendars),
    ...thenAfterChange(settingRoutes(db, settings, config), onChange.settings),
    ...thenAfterChange(hintRoutes(db, { settings }), onChange.settings),
    ...thenAfterChange(menuEditingRoutes(db, config), onChange.site),
    ...thenAfterChange(bannerEditingRoutes(db, { settings, nowMs: () => now().ms }), onChange.site),
  ];
}
