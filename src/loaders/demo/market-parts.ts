import { GOVERNMENT_SECTOR, MUNICIPAL_SECTOR } from '../../domain/instruments/sectors.ts';
import { distinguish } from './bond-names.ts';
import { BOND_IDS_FROM, demoBond } from './bonds.ts';
import { demoDerivatives, type DemoDerivatives } from './contracts.ts';
import type { DemoInstrument, DemoIssuer, MarketKey, Names } from './demo-instrument.ts';
import { demoIndexes, type IndexHistory } from './indexes.ts';
import { fundName } from './fund-names.ts';
import { governmentBond, planStateIssues } from './government-bonds.ts';
import { demoIssuers } from './issuers.ts';
import { demoFigi } from './other-codes.ts';
import { demoPairs } from './pairs.ts';
import { planProgrammes } from './programme.ts';
import { Random } from './random.ts';
import { demoEtf, demoStock, ETF_IDS_FROM, fundClass, STOCK_IDS_FROM } from './shares.ts';
import { TickerBook } from './tickers.ts';

export interface MarketParts extends DemoDerivatives {
  readonly issuers: readonly DemoIssuer[];
  readonly instruments: readonly DemoInstrument[];
}

interface PartSizes {
  readonly isTiny: boolean;
  readonly issuers: number;
  readonly indexes: number;
  readonly indexHistory: IndexHistory;
  readonly stocks: number;
  readonly etfs: number;
  readonly bonds: number;
  readonly historyMonths: number;
  readonly exchanges: number;
  readonly contractsPerExchange: number;
}

const SIZES: Readonly<Record<'tiny' | 'normal', PartSizes>> = {
  tiny: {
    isTiny: true,
    issuers: 20,
    indexes: 40,
    indexHistory: { first: 10, months: 120, monthsOfOthers: 12, realtime: 5 },
    stocks: 20,
    etfs: 10,
    bonds: 60,
    historyMonths: 12,
    exchanges: 2,
    contractsPerExchange: 1,
  },
  normal: {
    isTiny: false,
    issuers: 400,
    indexes: 300,
    indexHistory: { first: 300, months: 120, monthsOfOthers: 120, realtime: 20 },
    stocks: 600,
    etfs: 200,
    bonds: 3000,
    historyMonths: 120,
    exchanges: 6,
    contractsPerExchange: 4,
  },
};

/** The whole tiny or normal market: some thousand small objects. */
export function marketParts(key: MarketKey, size: 'tiny' | 'normal'): MarketParts {
  const sizes = SIZES[size];
  const issuers = demoIssuers(key, sizes.issuers);
  return {
    issuers,
    instruments: [
      ...demoPairs(key, sizes.isTiny),
      ...demoIndexes(key, sizes.indexes, sizes.indexHistory),
      ...shares(key, sizes, issuers),
      ...bonds(key, sizes, issuers),
    ],
    ...demoDerivatives(key, sizes.exchanges, sizes.contractsPerExchange),
  };
}

/** Companies and towns first, then governments: the number of their bonds depends on the day. */
function bonds(key: MarketKey, sizes: PartSizes, issuers: readonly DemoIssuer[]): DemoInstrument[] {
  const { historyMonths } = sizes;
  const ofStates = planStateIssues(key, issuers, sizes.isTiny);
  const ofCompanies = planProgrammes(key, issuers, sizes.bonds - ofStates.length);
  return distinguish([
    ...ofCompanies.map((place, number) =>
      demoBond(key, {
        id: BOND_IDS_FROM + number,
        number,
        place,
        // Pages and documents show the first one, and tests rely on every day of the tiny market.
        isThin: !sizes.isTiny && number > 0,
        historyMonths,
      }),
    ),
    ...ofStates.map((issue, i) =>
      governmentBond(key, BOND_IDS_FROM + ofCompanies.length + i, issue, historyMonths),
    ),
  ]);
}

/** Stocks and funds share one set of tickers, so that all are unique. */
function shares(
  key: MarketKey,
  sizes: PartSizes,
  issuers: readonly DemoIssuer[],
): DemoInstrument[] {
  const book = new TickerBook();
  const companies = issuers.filter(
    ({ sector, guarantorId }) =>
      sector !== GOVERNMENT_SECTOR && sector !== MUNICIPAL_SECTOR && guarantorId === undefined,
  );
  const fundHouses = companies.filter(({ sector }) => sector === 'banks' || sector === 'finance');
  const stocks = Array.from({ length: sizes.stocks }, (_, number) => {
    const issuer = companies[number % companies.length] as DemoIssuer;
    const line = Math.floor(number / companies.length);
    const id = STOCK_IDS_FROM + number;
    const stock = demoStock(key, {
      id,
      number,
      issuer,
      name: stockName(issuer, line),
      ticker: book.claimTicker(issuer.shortName.eng),
      importance: 900_000 - 1000 * number,
      isPreferred: line > 0,
      historyMonths: sizes.historyMonths,
    });
    return { ...stock, figi: demoFigi(id) };
  });
  const taken = new Set<string>();
  const etfs = Array.from({ length: sizes.etfs }, (_, number) => {
    const id = ETF_IDS_FROM + number;
    const assetClass = fundClass(key.seed, id);
    const random = new Random(key.seed, 9, number);
    const issuer = random.pick(fundHouses.length > 0 ? fundHouses : companies);
    const { name, theme } = fundName(issuer.country, assetClass, taken, random);
    const share = {
      id,
      number,
      issuer,
      name,
      ticker: book.claimTicker(name.eng),
      importance: 800_000 - 1000 * number,
      historyMonths: sizes.historyMonths,
    };
    return demoEtf(key, share, { assetClass, theme });
  });
  return [...stocks, ...etfs];
}

/** The second share class of a company is its preferred stock. */
function stockName({ shortName }: DemoIssuer, line: number): Names {
  const [eng, rus] = line === 0 ? ['ord.', 'ао'] : ['pref.', 'ап'];
  const suffix = line > 1 ? ` ${line}` : '';
  return {
    eng: `${shortName.eng} ${eng}${suffix}`,
    rus: `${shortName.rus ?? shortName.eng} ${rus}${suffix}`,
  };
}
