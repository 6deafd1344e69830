import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/connect.ts';
import type { Now } from '../../../domain/time/now.ts';
import type { Area } from '../../core/area.ts';
import { onEach, type Notices } from '../../core/notify/notices.ts';
import { MarketDays } from './market-days.ts';

interface MarketDayOptions {
  readonly db: Db;
  readonly log: FastifyBaseLogger;
  /** The clock without market days. */
  readonly now: () => Now;
  readonly notices: Notices;
}

interface MarketDayEngine extends Area {
  readonly marketDays: MarketDays;
}

/** The latest market day of each kind of instrument. */
export function marketDayEngine({ notices, ...options }: MarketDayOptions): MarketDayEngine {
  const marketDays = new MarketDays({ ...options, onChange: () => notices.publish('market_day') });
  const look = () => marketDays.notice();
  return {
    marketDays,
    caches: [
      {
        name: 'market days',
        holds: 'latest trading day of each kind of instrument',
        keyedBy: 'kind',
        limit: '30 s',
        on: onEach(['instrument_changed', 'curves_changed', 'screen_changed'], look),
        gap: { ends: look },
      },
    ],
    close: () => marketDays.close(),
  };
}
