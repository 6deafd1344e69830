import type { Translation } from '../../translation.ts';

/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  latest: {
    index_as_of: 'As of {time}',
    quote_stale: 'No price since {day}',
    quote_no_previous: 'No price on the previous trading day',
    quote_price_of: 'price of {day}',
    index_realtime: 'realtime',
    live_on: 'live',
    live_lost: 'connection lost, as of {time}',
    index_source: 'Source: {source}',
    unit_bp: 'bp',
    rate_colour: 'Bond prices fall when yields or spreads rise, so rises are red and falls green.',
    index_download_locked: 'Downloads need access from the operator.',
    index_download_locked_anonymous: 'Downloads need an account with access.',
  },
  columns: {
    index_last_value: 'Last value',
    index_change: 'Change',
    index_time: 'Time',
    index_unit: 'Unit',
  },
  units: {
    unit_pt: 'pt',
  },
  facts: {
    index_ticker: 'Ticker',
    index_currency: 'Currency',
    index_key_facts: 'Key facts',
    index_history: 'History',
    index_identifiers: 'Identifiers',
    index_id: 'ID',
    index_isin: 'ISIN',
    index_copy: 'Copy {value}',
    period_choice: 'Period',
  },
  periods: {
    period_1d: 'Today',
    period_3m: '3M',
    period_1y: '1Y',
    period_5y: '5Y',
    period_10y: '10Y',
  },
  sparkline: {
    sparkline_30_days: '30 days',
    sparkline_rising: 'rising over 30 days',
    sparkline_falling: 'falling over 30 days',
    sparkline_flat: 'unchanged over 30 days',
  },
} as const;

export type Texts = Translation<typeof eng>;
