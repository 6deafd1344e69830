import type { Area } from '../../core/area.ts';
import { onEach, withIds } from '../../core/notify/notices.ts';
import type { Portal } from '../../portal.ts';
import { historyRoutes } from './history/routes.ts';
import { HistoryService } from './history/service.ts';
import { indexDownloads } from './indexes/downloads.ts';
import { indexRoutes } from './indexes/routes.ts';
import { IndexService } from './indexes/service.ts';
import { liveRoutes } from './live/routes.ts';
import { LiveQuotes } from './live/service.ts';
import { instrumentRoutes } from './routes.ts';
import { InstrumentService } from './service.ts';

interface InstrumentsArea extends Area {
  readonly live: LiveQuotes;
}

export function instrumentsArea(portal: Portal): InstrumentsArea {
  const { db, now, charts, settings, accounts, http, options } = portal;
  const indexes = new IndexService(db, now);
  const live = new LiveQuotes({
    db,
    // An open stream doesn't count as a use of the session, so an unused session ends the stream.
    sessions: { findViewer: (credential) => accounts.credentials.peekViewer(credential) },
    log: http.log,
    now,
    beatMs: options.liveBeatMs,
    policy: () => settings.current.accessPolicy,
  });
  const recheckAll = () => live.recheckAll();
  return {
    live,
    routes: [
      ...indexRoutes(indexes, charts),
      ...indexDownloads(indexes),
      ...instrumentRoutes(new InstrumentService(db, now), charts),
      ...historyRoutes(new HistoryService(db)),
      ...liveRoutes(live),
    ],
    followers: [
      {
        name: 'live streams',
        on: {
          ...onEach(
            ['instrument_changed', 'instrument_ticked', 'instrument_described'],
            withIds((ids) => live.instrumentsChanged(ids)),
          ),
          session_changed: (accountId) => live.recheckAccount(Number(accountId)),
          ...onEach(['tariffs_changed', 'settings_read'], recheckAll),
        },
        gap: { begins: recheckAll, ends: recheckAll },
      },
    ],
    end: () => live.close(),
  };
}
