import type { FastifyRequest } from 'fastify';
import { pageGlobalsFor } from '../../access/page-globals.ts';
import { abilitiesFor, viewerTagFor } from '../../access/viewer.ts';
import type { Shell } from '../../contracts/page.ts';
import { dataServerBase } from '../../domain/data-server.ts';
import { NO_OFFERS } from '../features/offers/service.ts';
import { hasClosed } from './closed-offers.ts';
import type { ContextWithCookies } from './context-factory.ts';
import type { PagesOptions } from './page-options.ts';
import { themeFromRequest } from './preferences.ts';
import { publicOrigin } from './security.ts';

/** Where those who already have an account read what unlocks the rest. */
const ACCESS_PATH = '/profile/access/';

/** What stands around every page, as this viewer sees it. */
export async function loadShell(
  request: FastifyRequest,
  context: ContextWithCookies,
  { config, site, offers }: PagesOptions,
): Promise<Shell> {
  const { viewer, language } = context;
  const path = request.url.split('?', 1)[0] ?? '/';
  const { isSignedIn, asterisksLabel, operates } = abilitiesFor(viewer);
  // The shell must stand even while the database is away: the error page is shown in it.
  const [siteData, offered] = await Promise.all([
    site.siteData(context, path).catch((error: unknown) => {
      request.log.error({ err: error }, 'menu and sources are not available');
      return { menu: [], showsDemoData: false, lastImportAt: null, sources: [] };
    }),
    offers
      .offersFor(context, (kind) => hasClosed(request, kind))
      .catch((error: unknown) => {
        request.log.error({ err: error }, 'banners are not available');
        return NO_OFFERS;
      }),
  ]);
  return {
    globals: pageGlobalsFor(viewer, { language, isCbnData: config.isCbnData }),
    viewerTag: viewerTagFor(viewer),
    userName: viewer.name,
    theme: themeFromRequest(request),
    ...siteData,
    ...offered,
    dataServer: dataServerBase(config.dataServers, language, config.isCbnData),
    registrationUrl: config.registrationUrl,
    timeZone: config.timeZone,
    asterisksLabel,
    operates,
    unlockUrl: isSignedIn ? ACCESS_PATH : config.registrationUrl,
    languageHosts: Object.fromEntries(
      [...config.languageByHost].map(([host, code]) => [code, host]),
    ),
    origin: publicOrigin(request, config),
  };
}
