import type pg from 'pg';
import type { Db } from '../../../db/connect.ts';
import type { Clock } from '../../../domain/time/now.ts';
import type { Config } from '../../config.ts';
import type { Credentials } from '../accounts/credentials.ts';
import { auditRoutes } from './audit/routes.ts';
import { calendarRoutes } from './calendars/routes.ts';
import { dataStatusRoutes } from './data-status/routes.ts';
import { DataStatusService } from './data-status/service.ts';
import { deskListRoutes } from './record-list/routes.ts';
import { deskRoutes } from './records/routes.ts';
import { figureRoutes } from './usage/routes.ts';
import type { LabelDesk } from '../site/labels/desk.ts';
import { labelDeskRoutes } from '../site/labels/desk-routes.ts';
import { bannerEditingRoutes } from '../site/offers/banner-editing.ts';
import { operatorRoutes } from './operators/routes.ts';
import { outboxRoutes } from './outbox/routes.ts';
import { settingRoutes } from './settings/routes.ts';
import { hintRoutes } from '../site/hint-routes.ts';
import { menuEditingRoutes } from '../site/menu-editing.ts';
import { thenAfterChange, type Route } from '../../core/http/api.ts';
import type { JobQueue } from '../../core/jobs/job-queue.ts';
import type { Job } from '../../core/jobs/jobs.ts';
import type { SiteSettings } from '../../core/settings/site-settings.ts';

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
