import type { Day } from '../../domain/time/day.ts';
import type { MarketKey } from './demo-instrument.ts';

/** What a series of the demo market tells, so that all that tell of the same agree (`World`). */
export type Quantity =
  | PairQuantity
  | EquityQuantity
  | { readonly of: 'commodity'; readonly name: string }
  /** Money lent for some days, percent a year. */
  | { readonly of: 'deposit'; readonly currency: string; readonly days: number }
  | BondQuantity
  | FundQuantity;

interface PairQuantity {
  readonly of: 'pair';
  readonly base: string;
  readonly quote: string;
}

interface EquityQuantity {
  readonly of: 'equity';
  readonly region: string;
  /** Which of its stocks; 0: the largest. */
  readonly kind: number;
  readonly level: number;
}

/** Bonds that always have as many years to go: what they yield, or what holding them has earned. */
export interface BondQuantity {
  readonly of: 'bondYield' | 'bondReturn';
  readonly currency: string;
  readonly days: number;
  /** Above the government's curve, as a decimal. */
  readonly spread: number;
  readonly level: number;
}

export interface FundQuantity {
  readonly of: 'fund';
  readonly currency: string;
  readonly holdings: readonly Holding[];
  readonly from: Day;
  /** The price on that day. */
  readonly level: number;
  /** A year, as a decimal. */
  readonly cost: number;
}

export interface Holding {
  readonly quantity: Exclude<Quantity, FundQuantity>;
  readonly currency: string;
  readonly weight: number;
}

/** How a value comes about that follows from what the whole market shares. */
export interface LineMovement {
  readonly kind: 'line';
  readonly seed: number;
  readonly key: MarketKey;
  readonly quantity: Quantity;
}
