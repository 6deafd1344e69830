import {
  deleteScreen,
  listSavedScreens,
  saveScreen,
} from '../../../../contracts/screens/screens.ts';
import type { Db } from '../../../../db/connect.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import { AdmittedScreen } from '../../../engines/screening/admitted-screen.ts';
import type { Screening } from '../../../engines/screening/screening.ts';
import type { CachedCounts } from './cached-counts.ts';
import { SavedScreens } from './service.ts';

export function savedScreenRoutes(db: Db, screening: Screening, counts: CachedCounts): Route[] {
  const screens = new SavedScreens(db, async (viewer, kind, query, language) => {
    const admitted = AdmittedScreen.tryAdmit(viewer, kind, query);
    if (!admitted) return null;
    const key = `${kind} ${language} ${query.toString()}`;
    return counts.find(key, async () => (await screening.match(admitted, language)).found.total);
  });
  return [
    implement(listSavedScreens, async ({ params }, context) => ({
      items: await screens.list(params.kind, context),
    })),
    implement(saveScreen, ({ params, body }, context) => screens.save(params.kind, body, context)),
    implement(deleteScreen, ({ params, body }, context) =>
      screens.delete(params.kind, body, context),
    ),
  ];
}
