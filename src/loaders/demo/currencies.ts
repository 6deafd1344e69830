export interface DemoCurrency {
  readonly code: string;
  /** Units per US dollar. */
  readonly perDollar: number;
  /** Its interest rate, percent per year. */
  readonly rate: number;
  /** Volatility against the dollar, or its peg, percent per day. */
  readonly volatility: number;
  /** The currency it's pegged to, if not the dollar. */
  readonly peg: string | undefined;
}

/** `code perDollar rate volatility [peg]`, the most traded of a sub-region first. */
const BY_SUBREGION: Readonly<Record<number, string>> = {
  1: `USD 1 4.3 0
    EUR 0.92 2.6 .45 | GBP 0.78 4.4 .5 | JPY 149 0.6 .55 | CHF 0.88 0.7 .45 | CAD 1.38 3.1 .4
    AUD 1.53 4.2 .6 | NZD 1.68 4.3 .6`,
  2: `PLN 3.9 5.4 .65 | CZK 22.9 3.8 .55 | HUF 361 6.6 .7 | SEK 10.4 2.5 .6 | NOK 10.8 4.2 .65
    DKK 6.86 2.4 .01 EUR | RON 4.58 6.7 .5 | ISK 137 7.4 .5 | RSD 107.6 5.7 .45 | ALL 91.5 2.9 .4
    MKD 56.6 5.2 .02 EUR | BAM 1.7994 4.4 0 EUR`,
  3: `RUB 88.5 15.2 1 | KZT 487 14.1 .6 | UAH 41.3 15.4 .35 | BYN 3.27 9.6 .4 | UZS 12850 13.8 .2
    AZN 1.7 7.3 .02 | GEL 2.74 8.1 .35 | AMD 389 7.2 .25 | KGS 87.1 9.1 .15 | TJS 10.9 9.2 .12
    MDL 17.8 6.1 .3 | TMT 3.5 6.4 .02`,
  4: `CNY 7.21 1.9 .25 | HKD 7.79 3.6 .04 | SGD 1.33 2.6 .3 | INR 84.6 6.7 .3 | KRW 1385 2.9 .55
    IDR 16100 6.8 .45 | THB 34.2 2.1 .4 | MYR 4.42 3.6 .4 | PHP 57.9 6.1 .35 | TWD 32.1 1.6 .3
    VND 25300 3.1 .15 | PKR 278 12.3 .4 | LKR 297 10.1 .4 | BDT 119.5 11.2 .25 | NPR 135.36 5.6 .01 INR
    MNT 3410 10.8 .2 | KHR 4065 4.1 .15 | MMK 2098 9.1 .1`,
  5: `BRL 5.65 13.4 .95 | MXN 19.8 9.6 .8 | CLP 942 5.3 .75 | COP 4230 9.8 .8 | PEN 3.76 5.4 .35
    ARS 985 38.5 .6 | UYU 41.9 8.9 .45 | PYG 7790 7.1 .25 | BOB 6.91 5.2 .03 | CRC 514 4.9 .3
    GTQ 7.72 4.4 .1 | DOP 60.2 8.2 .15 | JMD 157.5 6.9 .25 | HNL 24.9 5.1 .1 | TTD 6.77 4.1 .05`,
  6: `TRY 34.3 36.5 .7 | ILS 3.68 4.3 .5 | AED 3.6725 4.2 .01 | SAR 3.7512 4.8 .01
    QAR 3.64 4.6 .02 | KWD 0.3068 3.9 .08 | BHD 0.3768 5.1 .01 | OMR 0.3849 4.9 .01
    JOD 0.709 6.2 .01 | IQD 1309 6.3 .08 | LBP 89500 9.5 .08`,
  7: `ZAR 18.1 8.1 .9 | EGP 48.9 24.1 .5 | NGN 1610 19.2 .8 | KES 129.2 12.6 .3 | MAD 9.91 3.1 .35
    TND 3.11 7.4 .35 | GHS 15.6 24.9 .6 | XOF 603.5 5.4 0 EUR | TZS 2680 9.8 .3 | UGX 3675 14.9 .25
    ZMW 26.6 17.1 .6 | BWP 13.5 6.4 .4 | MUR 46.1 4.9 .3 | AOA 912 16.8 .35 | ETB 118.5 12.9 .3
    RWF 1362 11.1 .1`,
};

function parseCurrencies(text: string): DemoCurrency[] {
  return text.split(/[|\n]/).map((entry) => {
    const [code = '', perDollar, rate, volatility, peg] = entry.trim().split(' ');
    return {
      code,
      perDollar: Number(perDollar),
      rate: Number(rate),
      volatility: Number(volatility),
      peg,
    };
  });
}

export const CURRENCIES_BY_SUBREGION: ReadonlyMap<number, readonly DemoCurrency[]> = new Map(
  Object.entries(BY_SUBREGION).map(([id, text]) => [Number(id), parseCurrencies(text)]),
);

const byCode: ReadonlyMap<string, DemoCurrency> = new Map(
  [...CURRENCIES_BY_SUBREGION.values()].flat().map((currency) => [currency.code, currency]),
);

export function getCurrency(code: string): DemoCurrency {
  const currency = byCode.get(code);
  if (!currency) throw new Error(`the demo market has no currency ${code}`);
  return currency;
}

/** Decimals of anything quoted in a currency: about five significant digits. */
export function decimalsForRate(quoteCurrency: string): number {
  const { perDollar } = getCurrency(quoteCurrency);
  if (perDollar >= 1000) return 2;
  return perDollar >= 100 ? 3 : 4;
}

/** Share prices are shown in whole units if a dollar is worth hundreds of them. */
export function decimalsForPrice(currency: string): number {
  return getCurrency(currency).perDollar >= 500 ? 0 : 2;
}
