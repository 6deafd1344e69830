import type { ScreenKind } from './screen-fields.ts';

/** Screens offered to every reader, as URL queries. `{today}` is a day. */
export interface Preset {
  readonly id: string;
  readonly query: string;
}

export const PRESETS: Readonly<Record<ScreenKind, readonly Preset[]>> = {
  bonds: [
    { id: 'all', query: '' },
    { id: 'government', query: 'category=government' },
    { id: 'investment_grade', query: 'quality=1,2,3' },
    { id: 'high_yield', query: 'quality=4,5,6' },
    { id: 'floaters', query: 'couponType=floating' },
    { id: 'maturing', query: 'maturity={today}..{yearEnd}' },
    { id: 'green', query: 'options=green' },
  ],
  stocks: [
    { id: 'all', query: '' },
    { id: 'large', query: 'size=10000..' },
    { id: 'rising', query: 'dayChange=3..&sort=-dayChange' },
    { id: 'falling', query: 'dayChange=..-3&sort=dayChange' },
    { id: 'banks', query: 'sector=banks' },
  ],
  etf: [
    { id: 'all', query: '' },
    { id: 'equity', query: 'category=equity' },
    { id: 'bond', query: 'category=bond' },
    { id: 'commodity', query: 'category=commodity' },
    { id: 'cheap', query: 'cost=..0.2&sort=cost' },
  ],
  // Presets by measure come before categories, which may contain levels or rates.
  indexes: [
    { id: 'levels', query: '' },
    { id: 'rates', query: 'measure=rates' },
    { id: 'equity', query: 'category=equity' },
    { id: 'bond', query: 'category=bond' },
    { id: 'commodity', query: 'category=commodity' },
    { id: 'volatility', query: 'category=volatility' },
    { id: 'rising_1', query: 'dayChange=1..&sort=-dayChange' },
    { id: 'falling_1', query: 'dayChange=..-1&sort=dayChange' },
  ],
  company: [
    { id: 'all', query: '' },
    { id: 'state', query: 'issuerType=state' },
    { id: 'financial', query: 'issuerType=financial' },
    { id: 'corporate', query: 'issuerType=corporate' },
    { id: 'investment_grade', query: 'quality=1,2,3' },
  ],
};

/** The preset's query on a day (`YYYY-MM-DD`). */
export function presetQuery({ query }: Preset, today: string): string {
  return query.replace('{today}', today).replace('{yearEnd}', `${today.slice(0, 4)}-12-31`);
}
