import type { Area } from '../../core/area.ts';
import type { Portal } from '../../portal.ts';
import { derivativesRoutes } from './routes.ts';
import { DerivativesService } from './service.ts';

interface DerivativesArea extends Area {
  readonly derivatives: DerivativesService;
}

export function derivativesArea({ db, accounts, settings }: Portal): DerivativesArea {
  const derivatives = new DerivativesService(
    db,
    accounts.credentials,
    () => settings.current.accessPolicy,
  );
  return { derivatives, routes: derivativesRoutes(derivatives) };
}
