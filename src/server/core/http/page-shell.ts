import type { FastifyRequest } from 'fastify';
import { pageGlobalsFor } from '../../../access/page-globals.ts';
import { abilitiesFor, viewerTagFor } from '../../../access/viewer.ts';
import type { LoginForm, Shell } from '../../../contracts/core/page.ts';
import { getUserSettings } from '../../../contracts/accounts/user.ts';
import { dataServerBase } from '../../../domain/site/data-server.ts';
import { NO_OFFERS } from '../../areas/site/offers/service.ts';
import type { Config } from '../../config.ts';
import type { Api } from './api.ts';
import { authErrorFromRequest } from './auth-error.ts';
import { hasClosed } from './closed-offers.ts';
import type { ContextWithCookies } from './context-factory.ts';
import type { PagesOptions } from './page-options.ts';
import { hintsFromRequest, themeFromRequest } from './preferences.ts';
import { publicOrigin } from './security.ts';

/** Where account holders read how to unlock the rest. */
const ACCESS_PATH = '/profile/access/';

/** The layout around every page, as this viewer sees it. */
export async function loadShell(
  request: FastifyRequest,
  context: ContextWithCookies,
  { config, site, offers, api }: PagesOptions,
): Promise<Shell> {
  const { viewer, language } = context;
  const path = request.url.split('?', 1)[0] ?? '/';
  const { isSignedIn, seesValues, asterisksLabel, loadsTickets, operates } = abilitiesFor(viewer);
  // The shell must render even if the database is down: the error page is shown in it.
  const settings = request.server.settings.current;
  const [siteData, offered, hints] = await Promise.all([
    site.siteData(context, path).catch((error: unknown) => {
      request.log.error({ err: error }, 'failed to load menu and sources');
      return { menu: [], showsDemoData: false, lastImportAt: null, sources: [] };
    }),
    offers
      .offersFor(context, (kind) => hasClosed(request, kind))
      .catch((error: unknown) => {
        request.log.error({ err: error }, 'failed to load banners');
        return NO_OFFERS;
      }),
    isSignedIn ? readHints(context, api) : hintsFromRequest(request),
  ]);
  return {
    globals: pageGlobalsFor(viewer, { language, isCbnData: config.isCbnData }),
    viewerTag: viewerTagFor(viewer),
    userName: viewer.name,
    theme: themeFromRequest(request),
    hints,
    hiddenHints: settings.hiddenHints,
    ...siteData,
    ...offered,
    invitesToRegister: offered.invitesToRegister && settings.registration,
    dataServer: dataServerBase(config.dataServers, language, config.isCbnData),
    registrationUrl: config.registrationUrl,
    timeZone: settings.timeZone,
    siteName: settings.siteName,
    logo: request.server.settings.logo?.address ?? null,
    takesRegistrations: settings.registration,
    asterisksLabel,
    loadsTickets,
    owesSecondStep: viewer.owesSecondStep ?? false,
    operates,
    asking: isSignedIn && !seesValues ? viewer.asking : null,
    unlockUrl: unlockUrlFor(isSignedIn, settings.registration, config),
    loginForm: loginFormFor(request, context, config),
    languageHosts: Object.fromEntries(
      [...config.languageByHost].map(([host, code]) => [code, host]),
    ),
    origin: publicOrigin(request, config),
    mainOrigin: config.publicUrl,
  };
}

/** The target of the `***` link: more access, or an account. */
function unlockUrlFor(isSignedIn: boolean, takesRegistrations: boolean, config: Config): string {
  if (isSignedIn) return ACCESS_PATH;
  return takesRegistrations ? config.registrationUrl : '/sign-in/';
}

/** The sign-in form for a page whose URL carries a sign-in error. */
function loginFormFor(
  request: FastifyRequest,
  context: ContextWithCookies,
  config: Config,
): LoginForm | null {
  const failed = authErrorFromRequest(request, config);
  if (!failed) return null;
  const name = config.openId?.name ?? '';
  const text = (key: string) => context.labels.filled(context, key, { name });
  return {
    error: text(`auth_error_${failed.code}`),
    detail: failed.detail,
    texts: {
      title: text('sign_in_title'),
      email: text('email'),
      password: text('password'),
      submit: text('sign_in'),
      close: text('auth_close'),
      forgotten: text('reset_forgotten'),
    },
    openId: config.openId && text('openid_sign_in'),
  };
}

/** Hints are shown if the account's setting can't be read. */
async function readHints(context: ContextWithCookies, api: Api): Promise<boolean> {
  try {
    return (await api.call(getUserSettings, {}, context)).hints;
  } catch (error) {
    context.log.error({ err: error }, 'failed to load user settings');
    return true;
  }
}
