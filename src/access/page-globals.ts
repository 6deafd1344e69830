import type { PageGlobals } from '../contracts/core/page.ts';
import type { Language } from '../domain/text/language.ts';
import { abilitiesFor, shownLevel, type Viewer } from './viewer.ts';

/** The data about the viewer on every page. */
export function pageGlobalsFor(
  viewer: Viewer,
  page: { language: Language; isCbnData: boolean },
): PageGlobals {
  const abilities = abilitiesFor(viewer);
  return {
    userAuth: viewer.accountId === null ? '' : String(viewer.accountId),
    userAccessLevel: shownLevel(viewer),
    userTariffs: viewer.tariffs,
    lang: page.language,
    isCbnData: page.isCbnData,
    userLoggedIn: abilities.isSignedIn,
    userPaidAccess: abilities.seesValues,
  };
}
