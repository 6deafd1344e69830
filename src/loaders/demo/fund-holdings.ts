import { EQUITY_REGIONS } from './equity-regions.ts';
import type { Holding } from './quantity.ts';
import { DAYS_PER_YEAR } from './rates.ts';
import type { AssetClass } from './shares.ts';

const GLOBAL = 'GL';
/** Equity themes: a region and a kind of its stocks, as in the indexes. */
const STOCKS: Readonly<Record<string, readonly [region: string, kind: number]>> = {
  'Global Equity': [GLOBAL, 0],
  'Europe Equity': ['EU', 0],
  'US Equity': ['US', 0],
  'Asia Pacific Equity': ['AP', 0],
  'Emerging Markets Equity': ['EM', 0],
  'Small Cap Equity': [GLOBAL, 2],
  'Global Dividend': [GLOBAL, 3],
};
/** Bond themes: years to maturity, and the spread over governments. */
const BONDS: Readonly<Record<string, readonly [years: number, spread: number]>> = {
  'Government Bond': [6, 0],
  'Corporate Bond': [6, 0.013],
  'High Yield Bond': [4, 0.042],
  'Emerging Markets Bond': [8, 0.025],
  'Short Bond': [2, 0],
  'Inflation-Linked Bond': [8, 0],
};
const COMMODITIES: Readonly<Record<string, string>> = {
  Gold: 'Gold',
  Silver: 'Silver',
  'Broad Commodity': 'Commodity Basket',
  Energy: 'Energy Basket',
  Agriculture: 'Grains Basket',
  'Industrial Metals': 'Metals Basket',
};
/** Themes of mixed funds, with the share of stocks. */
const MIXED: Readonly<Record<string, number>> = {
  Balanced: 0.5,
  'Conservative Allocation': 0.3,
  'Growth Allocation': 0.75,
  Income: 0.2,
};
const SOME_YEARS = 6;

/**
 * The holdings of a fund in a currency; without a known theme, those of most funds of its class.
 */
export function fundHoldings(
  assetClass: AssetClass,
  currency: string,
  theme = '',
): readonly Holding[] {
  switch (assetClass) {
    case 'equity':
      return [stocks(...(STOCKS[theme] ?? [GLOBAL, 0]), 1)];
    case 'bond': {
      const [years, spread] = BONDS[theme] ?? [SOME_YEARS, 0];
      return [bonds(currency, years * DAYS_PER_YEAR, spread, 1)];
    }
    case 'commodity': {
      const name = COMMODITIES[theme] ?? 'Commodity Basket';
      return [{ quantity: { of: 'commodity', name }, currency: 'USD', weight: 1 }];
    }
    case 'money_market':
      return [bonds(currency, 1, 0, 1)];
    case 'mixed':
    default: {
      const part = MIXED[theme] ?? 0.5;
      return [stocks(GLOBAL, 0, part), bonds(currency, SOME_YEARS * DAYS_PER_YEAR, 0, 1 - part)];
    }
  }
}

function stocks(code: string, kind: number, weight: number): Holding {
  const { currency, level } = EQUITY_REGIONS.find((region) => region.code === code)!;
  return { quantity: { of: 'equity', region: code, kind, level }, currency, weight };
}

function bonds(currency: string, days: number, spread: number, weight: number): Holding {
  return { quantity: { of: 'bondReturn', currency, days, spread, level: 1 }, currency, weight };
}
