import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../domain/time/now.ts';
import type { Area } from '../../core/area.ts';
import { onEach, type Notices } from '../../core/notify/notices.ts';
import { Screening } from './screening.ts';

interface ScreeningOptions {
  readonly databaseUrl: string;
  readonly log: FastifyBaseLogger;
  readonly now: Clock;
  readonly notices: Notices;
}

interface ScreeningEngine extends Area {
  readonly screening: Screening;
}

/** The lists in memory. */
export function screeningEngine({ notices, ...options }: ScreeningOptions): ScreeningEngine {
  const screening = new Screening({ ...options, onChange: () => notices.publish('lists_read') });
  const readAll = () => void screening.readAll();
  return {
    screening,
    caches: [
      {
        name: 'lists',
        holds: 'every column that lists filter and sort by',
        keyedBy: 'list',
        limit: 'about 250 bytes per bond',
        on: {
          screen_changed: (payload) => screening.notice(payload),
          ...onEach(['market_day', 'calendars_read'], readAll),
        },
        gap: { ends: readAll },
        entries: () => screening.sizes.reduce((sum, { rows }) => sum + rows, 0),
      },
    ],
    close: () => screening.close(),
  };
}
