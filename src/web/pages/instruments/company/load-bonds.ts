import type { RouterContextProvider } from 'react-router';
import {
  getBondsByNumber,
  getCompanyBonds,
  getCompanyRatings,
} from '../../../../contracts/bonds/sections.ts';
import { searchInstruments } from '../../../../contracts/search/search.ts';
import { LANGUAGES } from '../../../../domain/text/language.ts';
import { load } from '../../../api/load.ts';
import { nameCountries } from '../../../parts/name-countries.ts';
import { pageContext } from '../../../page-context.ts';
import { readMapState } from './map-address.ts';

const MAX_FOUND = 8;

export type CompanyBonds = Awaited<ReturnType<typeof loadBonds>>;

/** An issuer’s bonds and ratings, plus the bonds added to its map. */
export async function loadBonds(
  context: Readonly<RouterContextProvider>,
  url: URL,
  companyId: string,
) {
  const state = readMapState(url.searchParams);
  const params = { companyId };
  const [bonds, ratings, added, found] = await Promise.all([
    load(context, getCompanyBonds, { params }),
    load(context, getCompanyRatings, { params }),
    state.added.length === 0
      ? { items: [], curves: [] }
      : load(context, getBondsByNumber, { query: { ids: state.added.join(',') } }),
    state.find === ''
      ? null
      : load(context, searchInstruments, { query: { q: state.find, type: 'bonds' } }),
  ]);
  const { language } = context.get(pageContext);
  const countryName = nameCountries(LANGUAGES[language].tag);
  const known = new Set(bonds.curves.map(({ id }) => id));
  return {
    bonds,
    ratings,
    added: added.items,
    curves: [...bonds.curves, ...added.curves.filter(({ id }) => !known.has(id))].map(
      ({ id, country, currency, day, points }) => ({
        id,
        country: countryName(country),
        currency,
        day,
        points,
      }),
    ),
    state,
    found: found?.items.slice(0, MAX_FOUND).map(({ id, ttl, ticker }) => ({
      id,
      // Search results mark the match with tags; plain text is needed here.
      name: ttl.replaceAll(/<[^>]*>/g, ''),
      codes: ticker.join(' '),
    })),
  };
}
