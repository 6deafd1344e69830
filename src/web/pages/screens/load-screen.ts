import { redirect, type RouterContextProvider } from 'react-router';
import { AUTH_ERROR_PARAMETER } from '../../../contracts/accounts/auth-error.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import {
  getScreen,
  getScreenCounts,
  getScreenMap,
  listSavedScreens,
} from '../../../contracts/screens/screens.ts';
import { withoutCampaign } from '../../../domain/site/campaign.ts';
import { LANGUAGES, type Language } from '../../../domain/text/language.ts';
import {
  addressParts,
  measureIn,
  readScreen,
  type IgnoredPart,
  type Screen,
} from '../../../domain/screens/screen-address.ts';
import {
  filterQuery,
  withMeasure,
  withoutGuarded,
} from '../../../domain/screens/screen-changes.ts';
import { SCREEN_FIELDS, type ScreenKind } from '../../../domain/screens/screen-fields.ts';
import { venueName } from '../../../domain/instruments/venues.ts';
import { load, loadIfAllowed } from '../../api/load.ts';
import { wireDay, wireNumber } from '../../forms/reader-format.ts';
import { nameCountries } from '../../parts/name-countries.ts';
import { pageContext } from '../../page-context.ts';
import { keptAddress, plainSearch, withoutTracking } from '../../shell/address.ts';
import { redirectToExistingPage } from '../../shell/existing-page.ts';
import { PREVIEW_PARAMETER } from '../../shell/label-preview.ts';
import { redirectFromFormerUrl } from './former-address.ts';
import { formatAddress, hasMap } from './page-state.ts';

type Context = Readonly<RouterContextProvider>;
export type ScreenList = Answer<typeof getScreen>;
export type ScreenCounts = Answer<typeof getScreenCounts>;
export type ScreenRow = ScreenList['items'][number];
export type BondMapAnswer = Answer<typeof getScreenMap>;

type NamedField = 'country' | 'currency' | 'venue';

/** Everything the page of a list shows. */
export interface ScreenData {
  readonly kind: ScreenKind;
  readonly screen: Screen;
  /** Other parts of the URL that mean nothing here. */
  readonly ignored: readonly IgnoredPart[];
  /** What was ignored because the viewer may not see the values it needs. */
  readonly left: readonly string[];
  readonly list: ScreenList;
  readonly counts: ScreenCounts;
  /** Null for visitors. */
  readonly saved: Answer<typeof listSavedScreens>['items'] | null;
  /** Null if there is none, or if this viewer may not see it. */
  readonly map: BondMapAnswer | null;
  /**
   * Names of countries, currencies and markets by code, only for those shown. From the server,
   * because browsers don't agree on them.
   */
  readonly names: Readonly<Record<NamedField, Readonly<Record<string, string>>>>;
}

export async function loadScreen(
  context: Context,
  url: URL,
  kind: ScreenKind,
): Promise<ScreenData> {
  const query = readQuery(url, kind, context.get(pageContext).language);
  if (kind === 'indexes') redirectFromFormerUrl(url, query);
  const read = readScreen(kind, query);
  if (read.ignored.length === 0 && isFromForm(query)) {
    throw redirect(keptAddress(formatAddress(kind, read.screen), url.search));
  }
  const { screen, left, list } = await loadAdmitted(context, kind, read.screen);
  redirectToExistingPage(url, list);
  const [counts, map, saved] = await Promise.all([
    load(context, getScreenCounts, { params: { kind }, query: filterQuery(screen) }),
    loadMap(context, screen, { kind, isMasked: list.masked }),
    loadSaved(context, kind),
  ]);
  if (list.total === 0) redirectToRates(url, { kind, screen, counts });
  const names = nameCodes(context, list, counts);
  return { kind, screen, ignored: read.ignored, left, list, counts, map, saved, names };
}

/** A URL without a measure that filters only by rate fields redirects to the list of rates. */
function redirectToRates(
  url: URL,
  { kind, screen, counts }: Pick<ScreenData, 'kind' | 'screen' | 'counts'>,
): void {
  const rates = counts.choices['measure']?.find(({ value }) => value === 'rates');
  if (!rates || rates.count === 0 || measureIn(screen) === 'rates') return;
  throw redirect(keptAddress(formatAddress(kind, withMeasure(screen, 'rates')), url.search));
}

/** Without the parameters that every page has. */
function readQuery(url: URL, kind: ScreenKind, language: Language): URLSearchParams {
  const search = withoutTracking(withoutCampaign(`/${url.search}`).slice(1));
  const query = new URLSearchParams(plainSearch(search));
  query.delete(AUTH_ERROR_PARAMETER);
  query.delete(PREVIEW_PARAMETER);
  // Without scripts a form sends range ends as typed.
  for (const name of new Set(query.keys())) {
    const text = query.get(name) ?? '';
    const [id, side] = name.split('.');
    if (side !== 'from' && side !== 'to') continue;
    const field = SCREEN_FIELDS[kind].find((each) => each.id === id);
    const isDay = field?.type === 'range' && field.unit === 'day';
    query.set(name, isDay ? wireDay(text, language) : wireNumber(text, language));
  }
  return query;
}

/** Forms without scripts send all their fields; keep the URL short. */
function isFromForm(query: URLSearchParams): boolean {
  const names = [...query.keys()];
  return (
    names.some((name) => /\.(from|to)$/.test(name) || query.get(name) === '') ||
    new Set(names).size < names.length
  );
}

/** The server decides what this viewer may filter by; the rest of the list is shown anyway. */
async function loadAdmitted(context: Context, kind: ScreenKind, wanted: Screen) {
  const first = await context.get(pageContext).call(getScreen, listInput(kind, wanted));
  if (first.ok) return { screen: wanted, left: [], list: first.answer };
  const { screen, left } = withoutGuarded(kind, wanted);
  const isRefused = (first.status === 401 || first.status === 403) && left.length > 0;
  // Any other error becomes the page's error.
  const input = listInput(kind, isRefused ? screen : wanted);
  return { screen, left, list: await load(context, getScreen, input) };
}

function listInput(kind: ScreenKind, screen: Screen) {
  const { sort, page } = Object.fromEntries(addressParts(screen));
  return {
    params: { kind },
    query: { ...filterQuery(screen), ...(sort && { sort }), ...(page && { page }) },
  };
}

async function loadMap(
  context: Context,
  screen: Screen,
  { kind, isMasked }: { kind: ScreenKind; isMasked: boolean },
): Promise<BondMapAnswer | null> {
  if (!hasMap(kind) || isMasked || screen.view === 'table') return null;
  return loadIfAllowed(context, getScreenMap, { query: filterQuery(screen) });
}

async function loadSaved(context: Context, kind: ScreenKind): Promise<ScreenData['saved']> {
  const saved = await loadIfAllowed(context, listSavedScreens, { params: { kind } });
  return saved && saved.items;
}

function nameCodes(context: Context, list: ScreenList, counts: ScreenCounts): ScreenData['names'] {
  const { tag } = LANGUAGES[context.get(pageContext).language];
  const currencies = new Intl.DisplayNames([tag], { type: 'currency' });
  const codes = (field: NamedField) => [
    ...new Set([
      ...list.items.flatMap((row) => row[field] ?? []),
      ...(counts.choices[field] ?? []).map(({ value }) => value),
    ]),
  ];
  const named = (field: NamedField, name: (code: string) => string) =>
    Object.fromEntries(codes(field).map((code) => [code, nameOrCode(code, name)]));
  return {
    country: named('country', nameCountries(tag)),
    currency: named('currency', (code) => currencies.of(code) ?? code),
    venue: named('venue', venueName),
  };
}

/** An unknown code is no reason for an error. */
function nameOrCode(code: string, name: (code: string) => string): string {
  try {
    return name(code);
  } catch {
    return code;
  }
}
