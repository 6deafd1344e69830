import { viewerKindFor } from '../../../access/viewer.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import { logMenuClick } from '../../../contracts/site/menu.ts';
import type { Db } from '../../../db/connect.ts';
import { formatDay } from '../../../domain/time/day.ts';
import { todayAt, type Clock } from '../../../domain/time/now.ts';
import { implement, type Route } from '../../core/http/api.ts';
import { countMenuClick } from './store.ts';

export function siteRoutes(db: Db, now: Clock): Route[] {
  return [
    implement(logMenuClick, async ({ params }, { viewer, language }) => {
      const isCounted = await countMenuClick(db, {
        itemId: params.id,
        day: formatDay(todayAt(now())),
        viewerKind: viewerKindFor(viewer),
        language,
      });
      if (!isCounted) throw new ApiError('not_found', { field: 'params.id' });
      return { result: true } as const;
    }),
  ];
}
