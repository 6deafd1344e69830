import { getScreen, getScreenCounts } from '../../../contracts/screens.ts';
import { implement, type Route } from '../../http/api.ts';
import type { ScreenService } from './service.ts';

export function screenRoutes(screens: ScreenService): Route[] {
  return [
    implement(getScreen, ({ params, query }, context) => screens.page(params.kind, query, context)),
    implement(getScreenCounts, ({ params, query }, context) =>
      screens.counts(params.kind, query, context),
    ),
  ];
}
