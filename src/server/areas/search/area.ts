import type { Area } from '../../core/area.ts';
import type { Portal } from '../../portal.ts';
import { searchRoutes } from './routes.ts';

export function searchArea({ search, usage }: Portal): Area {
  return { routes: searchRoutes(search, usage) };
}
