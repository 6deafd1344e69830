/** The ids of sub-regions, which migration 0058 stores. */
const MAJORS = 1;
export const OTHER_SUBREGION = 8;

const CURRENCIES: Readonly<Record<number, string>> = {
  1: 'USD EUR GBP JPY CHF CAD AUD NZD',
  2: 'PLN CZK HUF SEK NOK DKK RON BGN ISK RSD ALL MKD BAM GIP',
  3: 'RUB KZT UAH BYN UZS AZN GEL AMD KGS TJS MDL TMT',
  4: `CNY CNH HKD SGD INR KRW IDR THB MYR PHP TWD VND PKR LKR BDT NPR MNT KHR MMK MOP BND LAK MVR
    BTN AFN KPW`,
  5: `BRL MXN CLP COP PEN ARS UYU PYG BOB CRC GTQ DOP JMD HNL TTD BSD BBD BZD XCD NIO PAB HTG GYD
    SRD CUP KYD AWG XCG VES`,
  6: 'TRY ILS AED SAR QAR KWD BHD OMR JOD IQD LBP YER IRR SYP',
  7: `ZAR EGP NGN KES MAD TND GHS XOF XAF TZS UGX ZMW BWP MUR AOA ETB RWF DZD LYD SDG SSP SOS MZN
    MWK NAD SZL LSL MGA CVE GMD GNF LRD SLE CDF DJF ERN BIF SCR STN KMF MRU ZWG`,
};

const BY_CURRENCY: ReadonlyMap<string, number> = new Map(
  Object.entries(CURRENCIES).flatMap(([id, codes]) =>
    codes.split(/\s+/).map((code) => [code, Number(id)] as const),
  ),
);

/**
 * The sub-region of a new pair: that of its base currency's country. A major currency has pairs
 * everywhere, so a pair of one with another currency belongs to the other's sub-region.
 */
export function findSubregion(base: string, quote: string): number {
  const ofBase = BY_CURRENCY.get(base) ?? OTHER_SUBREGION;
  return ofBase === MAJORS ? (BY_CURRENCY.get(quote) ?? OTHER_SUBREGION) : ofBase;
}
