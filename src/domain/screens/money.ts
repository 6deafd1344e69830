import type { Screen } from './screen-address.ts';
import type { ScreenKind } from './screen-fields.ts';

/** The currencies in which a list can show amounts: the major ones, and those of the languages. */
export const MONEY_CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'CHF',
  'JPY',
  'CNY',
  'RUB',
  'PLN',
  'UAH',
  'TRY',
] as const;
const USUAL_MONEY = 'USD';

/** The field of each list that is an amount of money, to be compared between currencies. */
export const MONEY_FIELDS: Readonly<Partial<Record<ScreenKind, 'amount' | 'size'>>> = {
  bonds: 'amount',
  stocks: 'size',
  etf: 'size',
};

export function isMoneyField(kind: ScreenKind, id: string): boolean {
  return MONEY_FIELDS[kind] === id;
}

/** The currency in which amounts are shown and compared. */
export interface Money {
  readonly currency: string;
  /** All rows are in it: nothing is converted, and no rate is needed. */
  readonly isOwn: boolean;
}

/** A list in one currency uses that currency unless another is requested. */
export function moneyIn({ money, choices }: Pick<Screen, 'money' | 'choices'>): Money {
  const { currency: [only, ...others] = [] } = choices;
  const single = others.length === 0 ? only : undefined;
  const currency = money ?? single ?? USUAL_MONEY;
  return { currency, isOwn: currency === single };
}

/** Powers of ten by which a currency unit is worth less than a dollar, for histogram bars. */
const SMALLER_UNITS: Readonly<Record<string, number>> = {
  JPY: 2,
  RUB: 2,
  INR: 2,
  THB: 1,
  CZK: 1,
  SEK: 1,
  NOK: 1,
  DKK: 1,
  MXN: 1,
  ZAR: 1,
  TRY: 1,
  UAH: 1,
  EGP: 1,
  HUF: 2,
  KZT: 2,
  CLP: 3,
  KRW: 3,
  NGN: 3,
  COP: 3,
  UZS: 4,
  IDR: 4,
  VND: 4,
};

/** Where bars begin, in millions of a currency: fixed, so that they reveal no exchange rate. */
export function moneyEdges(edges: readonly number[], currency: string): readonly number[] {
  return edges.map((edge) => edge * 10 ** (SMALLER_UNITS[currency] ?? 0));
}
