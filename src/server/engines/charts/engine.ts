import type { Db } from '../../../db/connect.ts';
import type { Clock } from '../../../domain/time/now.ts';
import type { Limits } from '../../config.ts';
import type { Area } from '../../core/area.ts';
import { ResponseCache } from '../../core/cache/response-cache.ts';
import { onEach, REMAKES, withIds } from '../../core/notify/notices.ts';
import { Charts } from './charts.ts';
import { SeriesCache } from './series-cache.ts';

interface ChartEngine extends Area {
  readonly charts: Charts;
}

/** Charts of instruments, with their caches. */
export function chartEngine(db: Db, now: Clock, { waitMs }: Pick<Limits, 'waitMs'>): ChartEngine {
  const series = new SeriesCache(db);
  const daily = new ResponseCache({ waitMs });
  const intraday = new ResponseCache({ waitMs });
  const answers = {
    keyedBy: 'instruments, range, language, what the viewer may see',
    limit: '64 MiB',
  };
  return {
    charts: new Charts(db, { daily, intraday, series }, now),
    caches: [
      {
        name: 'chart series',
        holds: 'stored years, also gzipped',
        keyedBy: 'series, language',
        limit: '64 MiB',
        on: onEach(
          ['instrument_changed', 'instrument_described'],
          withIds((ids) => series.dropInstruments(ids)),
        ),
        gap: { begins: () => series.doubt(), ends: () => series.clear() },
      },
      {
        ...answers,
        name: 'daily charts',
        holds: 'serialised answers',
        on: {
          ...onEach(
            ['instrument_changed', 'instrument_described'],
            withIds((ids) => daily.dropInstruments(ids)),
          ),
          ...onEach(REMAKES, () => daily.clear()),
        },
        gap: { begins: () => daily.doubt(), ends: () => daily.clear() },
      },
      {
        ...answers,
        name: 'intraday charts',
        holds: 'serialised answers',
        on: {
          ...onEach(
            ['instrument_ticked', 'instrument_described'],
            withIds((ids) => intraday.dropInstruments(ids)),
          ),
          ...onEach(REMAKES, () => intraday.clear()),
        },
        gap: { begins: () => intraday.doubt(), ends: () => intraday.clear() },
      },
    ],
  };
}
