import type { Area } from '../../core/area.ts';
import type { Portal } from '../../portal.ts';
import { addinFiles } from './addin/routes.ts';
import { openbbRoutes } from './openbb/routes.ts';
import { symbolRoutes } from './symbols/routes.ts';
import { SymbolService, type SymbolOptions } from './symbols/service.ts';
import { udfRoutes } from './udf/routes.ts';
import { UdfService } from './udf/service.ts';

/** `archiveSheet` writes the rows of the futures archive, which belongs to another area. */
export function clientsArea(
  { db, now, search, call, config }: Portal,
  { archiveSheet }: Pick<SymbolOptions, 'archiveSheet'>,
): Area {
  return {
    routes: [
      ...udfRoutes(new UdfService(db, now, (type, term, limit) => search.find(type, term, limit))),
      ...symbolRoutes(new SymbolService({ db, now, call, archiveSheet })),
      ...openbbRoutes(call, () => now().ms),
    ],
    mount: (http) => addinFiles(http, config),
  };
}
