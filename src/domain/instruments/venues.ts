/**
 * Market identifier codes (ISO 10383) with the names of their markets, the same in all languages.
 */
const VENUES_TEXT = `
XNYS New York Stock Exchange|XNAS Nasdaq|ARCX NYSE Arca|XTSE Toronto Stock Exchange
XLON London Stock Exchange|XETR Xetra|XFRA Börse Frankfurt|XSTU Börse Stuttgart
XPAR Euronext Paris|XAMS Euronext Amsterdam|XBRU Euronext Brussels|XLIS Euronext Lisbon
XDUB Euronext Dublin|XMIL Borsa Italiana|MOTX Borsa Italiana MOT|XMAD Bolsa de Madrid
XSWX SIX Swiss Exchange|XWBO Wiener Börse|XLUX Luxembourg Stock Exchange
XSTO Nasdaq Stockholm|XHEL Nasdaq Helsinki|XCSE Nasdaq Copenhagen|XOSL Oslo Børs
XWAR GPW Warszawa|XPRA Prague Stock Exchange|XBUD Budapest Stock Exchange
XBSE Bucharest Stock Exchange|MISX Moscow Exchange|XKAZ Kazakhstan Stock Exchange
XPFT PFTS Stock Exchange|BCSE Belarusian Currency and Stock Exchange
XSTE Tashkent Stock Exchange|XIST Borsa İstanbul|XTAE Tel Aviv Stock Exchange
XDFM Dubai Financial Market|XSAU Saudi Exchange|XCAI Egyptian Exchange
XNSA Nigerian Exchange|XJSE Johannesburg Stock Exchange|XTKS Tokyo Stock Exchange
XSHG Shanghai Stock Exchange|XSHE Shenzhen Stock Exchange|XCFE China Interbank Bond Market
XHKG Hong Kong Stock Exchange|XSES Singapore Exchange|XKRX Korea Exchange
XNSE National Stock Exchange of India|XBOM BSE|XIDX Indonesia Stock Exchange
XKLS Bursa Malaysia|XBKK Stock Exchange of Thailand|XASX ASX|BVMF B3
XMEX Bolsa Mexicana de Valores|XSGO Bolsa de Santiago|XBOG Bolsa de Valores de Colombia
XLIM Bolsa de Valores de Lima|XOFF OTC`;

const names: ReadonlyMap<string, string> = new Map(
  VENUES_TEXT.trim()
    .split(/[|\n]/)
    .map((entry) => [entry.slice(0, 4), entry.slice(5)]),
);

/** Over-the-counter trading. */
export const OFF_EXCHANGE = 'XOFF';

/** The name of a market by its code; the code itself if it is unknown. */
export function venueName(mic: string): string {
  return names.get(mic) ?? mic;
}

/** All markets with a name, sorted by name. */
export function listVenues(): readonly (readonly [mic: string, name: string])[] {
  return [...names].toSorted(([, one], [, other]) => one.localeCompare(other, 'en'));
}

export function isKnownVenue(mic: string): boolean {
  return names.has(mic);
}
