import { COMMODITIES } from './commodities.ts';
import { getCurrency } from './currencies.ts';
import type { Names } from './demo-instrument.ts';
import { EQUITY_REGIONS } from './equity-regions.ts';
import type { Quantity } from './quantity.ts';
import { DAYS_PER_YEAR } from './rates.ts';

export interface IndexIdea {
  readonly name: Names;
  readonly ticker: string;
  readonly category: 'equity' | 'bond' | 'commodity' | 'money_market' | 'volatility';
  readonly currency: string;
  readonly unit: 'pt' | '%';
  readonly level: number;
  readonly decimals: number;
  /** The measured quantity; absent if nothing else in the market depends on it. */
  readonly quantity?: Quantity;
}

const EQUITY_KINDS: readonly (readonly [string, string])[] = [
  ['50', '50'],
  ['300', '300'],
  ['Small Cap', 'Малая капитализация'],
  ['Dividend', 'Дивиденды'],
  ['Banks', 'Банки'],
];
const BOND_KINDS: readonly (readonly [string, string])[] = [
  ['Government Bond', 'Государственные облигации'],
  ['Corporate Bond', 'Корпоративные облигации'],
  ['High Yield Bond', 'Высокодоходные облигации'],
];
const TERMS: readonly (readonly [name: string, years: number])[] = [
  ['1–3Y', 2],
  ['3–5Y', 4],
  ['5–7Y', 6],
  ['7–10Y', 8],
  ['10Y+', 15],
];
/** Overnight and deposit rates; near-zero rates have more digits. */
const MONEY_MARKET = 'USD EUR JPY CHF GBP RUB PLN KZT CNY SEK DKK TRY'.split(' ');
const MORE_DIGITS = new Set(['JPY', 'CHF', 'SEK']);
const MONEY_TERMS: readonly (readonly [eng: string, rus: string, days: number])[] = [
  ['Overnight', 'Овернайт', 1],
  ['1M', '1М', 30],
  ['3M', '3М', 91],
];
/** Spreads of each kind of bond over governments, as a decimal. */
const BOND_SPREADS = [0, 0.013, 0.042];
/** Spreads of a region's governments over those of its currency. */
const REGION_SPREADS: Readonly<Record<string, number>> = { EM: 0.025, AP: 0.006 };

function equityIdeas(): IndexIdea[] {
  return EQUITY_KINDS.flatMap(([eng, rus], kind) =>
    EQUITY_REGIONS.map((region) => {
      // Kinds from the third on have lower levels, unless the usual level is above 100,000.
      const isLower = kind >= 2 && region.level <= 100_000;
      const level = isLower ? region.level / (kind + 1) : region.level;
      return {
        name: { eng: `Parcurve ${region.eng} ${eng}`, rus: `Parcurve ${region.rus} ${rus}` },
        ticker: `PC${region.code}E${kind + 1}0`,
        category: 'equity' as const,
        currency: region.currency,
        unit: 'pt' as const,
        level,
        decimals: 2,
        quantity: { of: 'equity' as const, region: region.code, kind, level },
      };
    }),
  );
}

function bondIdeas(): IndexIdea[] {
  return EQUITY_REGIONS.slice(0, 7).flatMap((region) =>
    BOND_KINDS.flatMap(([eng, rus], kind) =>
      TERMS.map(([term, years], i) => {
        const isYield = (i + kind) % 3 === 2;
        const level = 128 + 21 * kind + 9 * i;
        const [form, formRus] = isYield ? ['YTM', 'YTM'] : ['TR', 'полная доходность'];
        return {
          name: {
            eng: `PCI ${region.eng} ${eng} ${term} ${form}`,
            rus: `PCI ${region.rus} ${rus} ${term} ${formRus}`,
          },
          ticker: `PC${region.code}B${kind + 1}${i + 1}`,
          category: 'bond' as const,
          currency: region.currency,
          unit: isYield ? ('%' as const) : ('pt' as const),
          level,
          decimals: isYield ? 3 : 4,
          quantity: {
            of: isYield ? ('bondYield' as const) : ('bondReturn' as const),
            currency: region.currency,
            days: years * DAYS_PER_YEAR,
            spread: (BOND_SPREADS[kind] ?? 0) + (REGION_SPREADS[region.code] ?? 0),
            level,
          },
        };
      }),
    ),
  );
}

function commodityIdeas(): IndexIdea[] {
  return COMMODITIES.filter(({ hasIndex }) => hasIndex).map(({ eng, rus, level }, i) => ({
    name: { eng: `Parcurve ${eng}`, rus: `Parcurve ${rus}` },
    ticker: `PCCM${String(i + 1).padStart(3, '0')}`,
    category: 'commodity' as const,
    currency: 'USD',
    unit: 'pt' as const,
    level,
    decimals: 2,
    quantity: { of: 'commodity' as const, name: eng },
  }));
}

function moneyMarketIdeas(): IndexIdea[] {
  return MONEY_MARKET.flatMap((currency) =>
    MONEY_TERMS.map(([eng, rus, days], i) => ({
      name: { eng: `Parcurve ${currency} ${eng} Rate`, rus: `Parcurve ${currency} ставка ${rus}` },
      ticker: `PC${currency}${i + 1}M`,
      category: 'money_market' as const,
      currency,
      unit: '%' as const,
      level: getCurrency(currency).rate,
      decimals: MORE_DIGITS.has(currency) ? 6 : 4,
      quantity: { of: 'deposit' as const, currency, days },
    })),
  );
}

function volatilityIdeas(): IndexIdea[] {
  return EQUITY_REGIONS.map((region, i) => ({
    name: {
      eng: `Parcurve ${region.eng} Implied Volatility 30D`,
      rus: `Parcurve ${region.rus} Ожидаемая волатильность 30 дней`,
    },
    ticker: `PC${region.code}V30`,
    category: 'volatility' as const,
    currency: region.currency,
    unit: 'pt' as const,
    level: 15 + (i % 8) * 2.5,
    decimals: 2,
  }));
}

/** The headline indexes first, then by family. */
export function indexIdeas(): IndexIdea[] {
  return [
    ...equityIdeas(),
    ...bondIdeas(),
    ...commodityIdeas(),
    ...moneyMarketIdeas(),
    ...volatilityIdeas(),
  ];
}
