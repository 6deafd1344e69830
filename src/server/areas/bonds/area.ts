import type { Area } from '../../core/area.ts';
import type { Portal } from '../../portal.ts';
import { BondHistory } from './analytics/history.ts';
import { bondFigureRoutes } from './analytics/routes.ts';
import { BondFigureService } from './analytics/service.ts';
import { conformanceRoutes } from './conformance/routes.ts';
import { bondRoutes } from './routes.ts';
import { bondPartRoutes } from './sections/routes.ts';
import { BondService } from './service.ts';
import { SheetService } from './sheet-service.ts';

export function bondsArea({ db, now }: Portal): Area {
  return {
    routes: [
      ...bondRoutes(new BondService(db, now), new SheetService(db, now)),
      ...conformanceRoutes(),
      ...bondPartRoutes(db, now),
      ...bondFigureRoutes(new BondFigureService(db, now), new BondHistory(db)),
    ],
  };
}
