import { getHome } from '../../../contracts/home/home.ts';
import { implement, type Route } from '../../core/http/api.ts';
import type { HomeService } from './service.ts';

export function homeRoutes(home: HomeService): Route[] {
  return [implement(getHome, (_input, context) => home.home(context))];
}
