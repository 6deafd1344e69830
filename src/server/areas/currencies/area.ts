import type { Area } from '../../core/area.ts';
import type { Portal } from '../../portal.ts';
import { currencyRoutes } from './routes.ts';
import { CurrencyService } from './service.ts';

export function currenciesArea({ db, now }: Portal): Area {
  return { routes: currencyRoutes(new CurrencyService(db, now)) };
}
