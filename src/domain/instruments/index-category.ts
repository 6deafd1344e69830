export const INDEX_CATEGORIES = [
  'equity',
  'bond',
  'commodity',
  'money_market',
  'volatility',
] as const;
export type IndexCategory = (typeof INDEX_CATEGORIES)[number];
