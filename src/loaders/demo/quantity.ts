import type { Day } from '../../domain/time/day.ts';
import type { MarketKey } from './demo-instrument.ts';

/**
 * The quantity that a series of the demo market measures; series of the same quantity are
 * consistent (`World`).
 */
export type Quantity =
  | PairQuantity
  | EquityQuantity
  | { readonly of: 'commodity'; readonly name: string }
  /** A loan for some days, percent per year. */
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
  /** The size class of its stocks; 0: the largest. */
  readonly kind: number;
  readonly level: number;
}

/** Bonds with a constant time to maturity: their yield, or the return of holding them. */
export interface BondQuantity {
  readonly of: 'bondYield' | 'bondReturn';
  readonly currency: string;
  readonly days: number;
  /** Over the government's curve, as a decimal. */
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
  /** Per year, as a decimal. */
  readonly cost: number;
}

export interface Holding {
  readonly quantity: Exclude<Quantity, FundQuantity>;
  readonly currency: string;
  readonly weight: number;
}

/** A movement derived from values that the whole market shares. */
export interface LineMovement {
  readonly kind: 'line';
  readonly seed: number;
  readonly key: MarketKey;
  readonly quantity: Quantity;
}
