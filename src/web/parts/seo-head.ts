import type { RouterContextProvider } from 'react-router';
import type { Answer } from '../../contracts/core/endpoint.ts';
import type { getIndex } from '../../contracts/instruments/indexes.ts';
import {
  SECTIONS,
  type getCompany,
  type getInstrument,
  type Section,
} from '../../contracts/instruments/instruments.ts';
import { loaderTexts } from '../page-context.ts';
import type { PageHead } from '../shell/page-meta.ts';
import { breadcrumbs, type Thing } from '../shell/structured-data.ts';

type Context = Readonly<RouterContextProvider>;
type Instrument = Answer<(typeof getInstrument)[Section]>;

/** The list that each kind of page belongs to. */
const LISTS = {
  bonds: 'menu_bonds',
  stocks: 'menu_stocks',
  etf: 'menu_etfs',
  indexes: 'menu_indexes',
  company: 'menu_issuers',
} as const;
/** For search engines; always in English. */
const CATEGORIES = { bond: 'Bond', stock: 'Stock', etf: 'ETF' };
/** The nearest schema.org types, because it has none for bonds and stocks. */
const TYPES = { bond: 'InvestmentOrDeposit', stock: 'InvestmentOrDeposit', etf: 'InvestmentFund' };

/** The title, description and structured data of a bond, a stock or an ETF. */
export function instrumentHead(context: Context, instrument: Instrument): PageHead {
  const t = loaderTexts(context);
  const { id, kind, name, isin, ticker, issuer, currency, bond } = instrument;
  const section = (Object.keys(SECTIONS) as Section[]).find((each) => SECTIONS[each] === kind)!;
  const code = kind === 'stock' ? (ticker ?? isin) : (isin ?? ticker);
  const named = code === null ? name : `${name} (${code})`;
  const thing: Thing = {
    '@type': TYPES[kind],
    name,
    url: `/${section}/${id}/`,
    category: CATEGORIES[kind],
    identifier: [identifier('ISIN', isin), identifier('ticker', ticker)].flat(),
    provider: issuer
      ? { '@type': 'Organization', name: issuer.name, url: `/company/${issuer.id}/` }
      : undefined,
    // Without an amount: only the currency and the maturity date.
    amount:
      currency === null
        ? undefined
        : { '@type': 'MonetaryAmount', currency, validThrough: bond?.maturesOn ?? undefined },
  };
  return {
    title: named,
    description: t(kind === 'bond' ? 'found_bond' : 'instrument_description', { name: named }),
    isUnlisted: instrument.isHidden,
    ...found(context, section, { id, name, thing }),
  };
}

export function indexHead(context: Context, index: Answer<typeof getIndex>): PageHead {
  const { id, name, isin, ticker } = index;
  const description = loaderTexts(context)('index_description', { name });
  const thing: Thing = {
    '@type': 'Dataset',
    name,
    description,
    url: `/indexes/${id}/`,
    identifier: [identifier('ISIN', isin), identifier('ticker', ticker)].flat(),
  };
  return {
    title: name,
    description,
    isUnlisted: index.isHidden,
    ...found(context, 'indexes', { id, name, thing }),
  };
}

export function companyHead(context: Context, company: Answer<typeof getCompany>): PageHead {
  const { id, name, country } = company;
  const thing: Thing = {
    '@type': 'Organization',
    name,
    url: `/company/${id}/`,
    ...(country !== null && { address: { '@type': 'PostalAddress', addressCountry: country } }),
  };
  return {
    title: name,
    description: loaderTexts(context)('company_description', { name }),
    ...found(context, 'company', { id, name, thing }),
  };
}

function found(
  context: Context,
  list: keyof typeof LISTS,
  { id, name, thing }: { readonly id: number; readonly name: string; readonly thing: Thing },
): Pick<PageHead, 'card' | 'things'> {
  const item = `/${list}/${id}/`;
  const steps = [
    { name: loaderTexts(context)(LISTS[list]), item: `/${list}/` },
    { name, item },
  ];
  return { card: `/cards/${list}/${id}.png`, things: [thing, breadcrumbs(steps)] };
}

function identifier(propertyID: string, value: string | null): Thing[] {
  return value === null ? [] : [{ '@type': 'PropertyValue', propertyID, value }];
}
