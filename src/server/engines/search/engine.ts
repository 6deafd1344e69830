import { createPool } from '../../../db/connect.ts';
import type { Area } from '../../core/area.ts';
import { SEARCH_CONNECTIONS } from '../../boot/database.ts';
import { SearchStore } from './store.ts';

/** The search index, on its own connections. */
export function searchEngine(databaseUrl: string) {
  const pool = createPool(databaseUrl, {
    max: SEARCH_CONNECTIONS,
    plansOnce: true,
    servesRequests: true,
  });
  return {
    pool,
    store: new SearchStore(pool),
    caches: [
      {
        name: 'search lists',
        holds: 'matches of words',
        keyedBy: 'index build, type, word',
        limit: '32 MiB',
        on: {},
      },
      {
        name: 'search words',
        holds: 'the vocabulary, from the first typo on',
        keyedBy: 'index build, type',
        limit: 'about 60 bytes per word',
        on: {},
      },
    ],
    close: () => pool.end(),
  } satisfies Area & Record<string, unknown>;
}
