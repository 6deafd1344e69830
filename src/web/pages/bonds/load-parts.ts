import type { RouterContextProvider } from 'react-router';
import {
  getBondFacts,
  getBondPayments,
  getBondRatings,
  getComparableBonds,
  getCompanyBonds,
} from '../../../contracts/bonds/sections.ts';
import { isOnOwnCurve } from '../../../domain/bonds/own-curve.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { load } from '../../api/load.ts';
import type { InstrumentHistory } from '../../parts/load-instrument-history.ts';
import { nameCountries } from '../../parts/name-countries.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';

export type BondParts = NonNullable<Awaited<ReturnType<typeof loadParts>>>;

/** The props of every section below the calculator. */
export interface BondSection {
  readonly bondId: number;
  readonly parts: BondParts;
  /** The URL of this page with other choices; the chart's choices are kept. */
  readonly address: (choices: Record<string, string>) => string;
}

/** The query parameters of the sections that differ from the defaults. */
export function partQuery({ view, ratings }: BondParts): Record<string, string> {
  const usual = usualView(ratings.items);
  return {
    ...(view.isMoney && { amounts: 'money' }),
    ...(view.ratings !== usual && { ratings: view.ratings }),
  };
}

export const RATING_VIEWS = ['bond', 'issuer', 'history'] as const;
export type RatingView = (typeof RATING_VIEWS)[number];

/** The data of the sections below the calculator; null if the bond's terms are unknown. */
export async function loadParts(
  context: Readonly<RouterContextProvider>,
  url: URL,
  { id, bond, issuer }: InstrumentHistory['instrument'],
) {
  if (bond === null) return null;
  const params = { instrumentId: String(id) };
  const [payments, facts, ratings, comparables, issued] = await Promise.all([
    load(context, getBondPayments, { params }),
    load(context, getBondFacts, { params }),
    load(context, getBondRatings, { params }),
    load(context, getComparableBonds, { params }),
    issuer && load(context, getCompanyBonds, { params: { companyId: String(issuer.id) } }),
  ]);
  const { language } = context.get(pageContext);
  const countryName = nameCountries(LANGUAGES[language].tag);
  return {
    payments,
    facts,
    ratings,
    comparables: { ...comparables, curves: comparables.curves.map(nameCurve) },
    issued,
    isOnCurve: isOnOwnCurve(facts, comparables.curves),
    country: facts.issuer?.country ? countryName(facts.issuer.country) : null,
    sector: facts.issuer?.sector ? sectorText(context, facts.issuer.sector) : null,
    view: {
      isMoney: url.searchParams.get('amounts') === 'money',
      ratings: readView(url, ratings.items),
    },
  };

  function nameCurve<Curve extends { country: string }>(curve: Curve): Curve {
    return { ...curve, country: countryName(curve.country) };
  }
}

function readView(url: URL, items: readonly { readonly of: string }[]): RatingView {
  const wanted = RATING_VIEWS.find((view) => view === url.searchParams.get('ratings'));
  return wanted ?? usualView(items);
}

/** For an unrated bond, the issuer's ratings are the default. */
function usualView(items: readonly { readonly of: string }[]): RatingView {
  return items.some(({ of }) => of === 'bond') ? 'bond' : 'issuer';
}

/** If a source's sector has no label, its code is shown. */
function sectorText(context: Readonly<RouterContextProvider>, sector: string): string {
  const text = loaderTexts(context).template(`sector_${sector}` as 'sector_banks');
  return text.startsWith('{{') ? sector : text;
}
