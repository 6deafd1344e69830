import type { Area } from '../../core/area.ts';
import { onEach, REMAKES } from '../../core/notify/notices.ts';
import type { Portal } from '../../portal.ts';
import { CurveCharts } from './charts.ts';
import { curveDownloads } from './downloads.ts';
import { curveRoutes } from './routes.ts';
import { CurveService } from './service.ts';
import { SpreadService } from './spreads.ts';

export function curvesArea({ db, now, config }: Portal): Area {
  const curves = new CurveService(db, now);
  const charts = new CurveCharts(db, now, config.limits);
  return {
    routes: [
      ...curveRoutes(curves, charts, new SpreadService(db, now)),
      ...curveDownloads(db, curves),
    ],
    caches: [
      {
        name: 'curve charts',
        holds: 'serialised answers',
        keyedBy: 'curve, kind, tenor, range, language',
        limit: '16 MiB',
        on: onEach([...REMAKES, 'curves_changed'], () => charts.clear()),
        gap: { begins: () => charts.doubt(), ends: () => charts.clear() },
      },
    ],
  };
}
