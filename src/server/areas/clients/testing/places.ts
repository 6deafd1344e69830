import { type Place } from '../../../testing/place-rules.ts';

/** For UDF: an instrument's description, which reveals the precision of its values. */
const SYMBOL: Place = {
  url: '/api/udf/symbols?symbol=EUR/USD',
  rules: {
    ...Object.fromEntries(
      [
        'name',
        'ticker',
        'description',
        'type',
        'exchange',
        'listed_exchange',
        'session',
        'timezone',
        'format',
        'minmov',
        'has_intraday',
        'has_daily',
        'data_status',
        'has_weekly_and_monthly',
        'supported_resolutions.*',
        'visible_plots_set',
        'currency_code',
      ].map((field) => [`.${field}`, 'same']),
    ),
    '.pricescale': 'usual',
  },
};

/** The endpoints for other programs. */
export const CLIENT_PLACES: Place[] = [
  SYMBOL,
  {
    url: '/api/symbols/yield/?symbol=ID:10002&price=99.5&settlement=2026-11-16',
    rules: { '.value': 'same' },
  },
  {
    url: '/api/symbols/price/?settlement=2026-11-16&maturity=2036-11-15&coupon=0.05&yield=0.04&frequency=2',
    rules: { '.value': 'same' },
  },
];
