import { OFF_EXCHANGE } from '../../domain/instruments/venues.ts';
import { GOVERNMENT_SECTOR, MUNICIPAL_SECTOR } from '../../domain/instruments/sectors.ts';
import type { DemoIssuer } from './demo-instrument.ts';
import { Random, type Weighted } from './random.ts';

/** A random number stream with a single use. */
const VENUE_STREAM = 33;

/** `country stock exchange and its weight,… [/ bond exchanges]`. */
const EXCHANGES = `
US XNYS-6,XNAS-5 / XNYS-1|DE XETR-9,XFRA-1 / XFRA-3,XSTU-1|GB XLON-1|FR XPAR-1|JP XTKS-1
CN XSHG-5,XSHE-4 / XCFE-3,XSHG-1|RU MISX-1|IT XMIL-1 / MOTX-1|ES XMAD-1|CA XTSE-1|AU XASX-1
NL XAMS-1|CH XSWX-1|BR BVMF-1|IN XNSE-3,XBOM-2|KR XKRX-1|MX XMEX-1|SE XSTO-1|NO XOSL-1|DK XCSE-1
PL XWAR-1|CZ XPRA-1|HU XBUD-1|RO XBSE-1|AT XWBO-1|BE XBRU-1|FI XHEL-1|PT XLIS-1|IE XDUB-1|KZ XKAZ-1
UA XPFT-1|BY BCSE-1|UZ XSTE-1|TR XIST-1|AE XDFM-1|SA XSAU-1|IL XTAE-1|ZA XJSE-1|EG XCAI-1|NG XNSA-1
SG XSES-1|HK XHKG-1|ID XIDX-1|MY XKLS-1|TH XBKK-1|CL XSGO-1|CO XBOG-1|PE XLIM-1`;

interface Exchanges {
  readonly shares: Weighted<string>;
  readonly bonds: Weighted<string>;
}

function parseExchanges(text: string): Weighted<string> {
  return text.split(',').map((entry) => {
    const [mic = '', weight] = entry.trim().split('-');
    return [mic, Number(weight)] as const;
  });
}

const byCountry: ReadonlyMap<string, Exchanges> = new Map(
  EXCHANGES.trim()
    .split(/[|\n]/)
    .map((entry) => {
      const [shares = '', bonds = shares] = entry.slice(3).split('/');
      return [entry.slice(0, 2), { shares: parseExchanges(shares), bonds: parseExchanges(bonds) }];
    }),
);

function getExchanges(country: string): Exchanges {
  const exchanges = byCountry.get(country);
  if (!exchanges) throw new Error(`the demo market has no exchange in ${country}`);
  return exchanges;
}

/** Stocks are listed in their home market. */
export function stockVenue(seed: number, id: number, country: string): string {
  const random = new Random(seed, VENUE_STREAM, id);
  return random.pickWeighted(getExchanges(country).shares);
}

/** Listing venues of funds by currency. */
const FUND_VENUES: Readonly<Record<string, string>> = {
  USD: 'ARCX-6,XNAS-3,XLON-2',
  EUR: 'XETR-6,XPAR-2,XAMS-2,XMIL-2',
  GBP: 'XLON-1',
  CHF: 'XSWX-1',
};

export function fundVenue(seed: number, id: number, currency: string): string {
  const random = new Random(seed, VENUE_STREAM, id);
  return random.pickWeighted(parseExchanges(FUND_VENUES[currency] ?? `${OFF_EXCHANGE}-1`));
}

/** Listing venues of bonds outside the issuer's country. */
const PLACES: Readonly<Record<string, string>> = {
  Luxembourg: 'XLUX',
  Dublin: 'XDUB',
  London: 'XLON',
  Zurich: 'XSWX',
};
/** Countries where bonds trade mostly on exchange instead of between dealers. */
const ON_EXCHANGE = new Set(['RU', 'KZ', 'IL', 'TR', 'PL', 'IT', 'CH', 'BY', 'UZ', 'UA']);
const ALWAYS_OFF = new Set(['US']);

/** Most bonds trade between dealers, even though they are listed. */
export function bondVenue(
  seed: number,
  id: number,
  { issuer, listing }: { readonly issuer: DemoIssuer; readonly listing: string },
): string {
  const random = new Random(seed, VENUE_STREAM, id);
  const { country, sector } = issuer;
  const place = PLACES[listing];
  const abroad = getExchanges(country).bonds.some(([mic]) => mic === place) ? undefined : place;
  const isPublic = sector === GOVERNMENT_SECTOR || sector === MUNICIPAL_SECTOR;
  if (isPublic && ALWAYS_OFF.has(country)) return OFF_EXCHANGE;
  const off = abroad ? 0.5 : ON_EXCHANGE.has(country) ? 0.1 : isPublic ? 0.25 : 0.45;
  if (random.chance(off)) return OFF_EXCHANGE;
  return abroad ?? random.pickWeighted(getExchanges(country).bonds);
}
