import { createValuation, valueFlows } from '../present-value.ts';
import type { BondMeasures, PreparedBond } from '../measure-bond.ts';
import { zeroRate, type SvenssonCurve } from '../../curves/svensson.ts';
import type { Day } from '../../time/day.ts';

/** One payment and its present value; amounts per 100. */
export interface DerivedFlow {
  /** Null if the line combines several payments. */
  readonly day: Day | null;
  /** The number of payments in the line; null for the endless payments of a perpetual. */
  readonly count: number | null;
  readonly years: number | null;
  readonly amount: number | null;
  /** Zero rate of the curve, continuously compounded; null when discounting by yield. */
  readonly zeroRate: number | null;
  readonly discount: number | null;
  readonly value: number;
  /** Present value times years. */
  readonly weighted: number;
}

export interface DerivedFlows {
  /**
   * The first payments, then one line for the rest; for a perpetual it stands for the endless
   * payments.
   */
  readonly rows: readonly DerivedFlow[];
  readonly value: number;
  readonly weighted: number;
}

const FIRST_ROWS = 6;
/** Decimals of a value, and of a value times years. */
export const VALUE_DIGITS = 4;

type Discount = (years: number) => { readonly factor: number; readonly zeroRate: number | null };

/** The payments discounted by a yield. */
export function deriveByYield(
  bond: PreparedBond,
  { yieldRate, dirtyPrice }: BondMeasures,
): DerivedFlows {
  const { timed, compounding } = bond;
  const at = createValuation();
  const one = { ...timed, endlessCoupon: 0, amounts: new Float64Array([1]) };
  const discount: Discount = (years) => {
    valueFlows({ ...one, times: new Float64Array([years]) }, compounding, yieldRate, at);
    return { factor: at.value, zeroRate: null };
  };
  const whole = createValuation();
  valueFlows(timed, compounding, yieldRate, whole);
  return derive(bond, discount, { value: dirtyPrice, weighted: whole.valueTime });
}

/**
 * The payments of a floater discounted step by step at a rate, with simple interest in each step.
 */
export function deriveByMargin(
  bond: PreparedBond,
  rate: number,
  { dirtyPrice }: BondMeasures,
): DerivedFlows {
  const factors = new Map<number, number>();
  let [growth, before] = [1, 0];
  for (const time of bond.timed.times) {
    growth *= 1 + rate * (time - before);
    before = time;
    factors.set(time, 1 / growth);
  }
  const discount: Discount = (years) => ({ factor: factors.get(years)!, zeroRate: null });
  return derive(bond, discount, { value: dirtyPrice, weighted: 0 });
}

/** The same payments discounted by a curve; `price` is their value on it. */
export function deriveByCurve(
  bond: PreparedBond,
  curve: SvenssonCurve,
  price: number,
): DerivedFlows {
  const discount: Discount = (years) => {
    const rate = zeroRate(curve, years);
    return { factor: Math.exp(-rate * years), zeroRate: rate };
  };
  return derive(bond, discount, { value: price, weighted: 0 });
}

function derive(
  { timed, remaining }: PreparedBond,
  discountAt: Discount,
  whole: { readonly value: number; readonly weighted: number },
): DerivedFlows {
  const all = remaining.flows.flatMap(({ day, coupon, principal }, i): DerivedFlow[] => {
    const amount = coupon + principal;
    if (amount === 0) return [];
    const years = timed.times[i]!;
    const { factor, zeroRate: rate } = discountAt(years);
    const value = amount * factor;
    const weighted = value * years;
    return [{ day, count: 1, years, amount, zeroRate: rate, discount: factor, value, weighted }];
  });
  const isLong = all.length > FIRST_ROWS + 2;
  const shown = isLong
    ? [...all.slice(0, FIRST_ROWS), joinRows(all.slice(FIRST_ROWS, -1)), all.at(-1)!]
    : all;
  const listed = joinRows(all);
  const endless: DerivedFlow[] =
    timed.endlessCoupon === 0
      ? []
      : [
          {
            ...joinRows([]),
            count: null,
            value: whole.value - listed.value,
            weighted: whole.weighted - listed.weighted,
          },
        ];
  return addUp([...shown, ...endless], whole);
}

function joinRows(rows: readonly DerivedFlow[]): DerivedFlow {
  const sum = (pick: (row: DerivedFlow) => number | null) =>
    rows.reduce((total, row) => total + (pick(row) ?? 0), 0);
  return {
    day: null,
    count: rows.length,
    years: null,
    amount: rows.length === 0 ? null : sum(({ amount }) => amount),
    zeroRate: null,
    discount: null,
    value: sum(({ value }) => value),
    weighted: sum(({ weighted }) => weighted),
  };
}

/** Rounds so that the lines add up to the rounded sum, to the last digit shown. */
function addUp(
  rows: readonly DerivedFlow[],
  whole: { readonly value: number; readonly weighted: number },
): DerivedFlows {
  const value = stepwise(
    rows.map((row) => row.value),
    whole.value,
  );
  const weighted = stepwise(
    rows.map((row) => row.weighted),
    whole.weighted,
  );
  return {
    rows: rows.map((row, i) => ({ ...row, value: value[i]!, weighted: weighted[i]! })),
    value: roundTo(whole.value),
    weighted: roundTo(whole.weighted),
  };
}

/**
 * Each value is the rounded running sum minus the previous one; the last one completes the given
 * sum.
 */
function stepwise(values: readonly number[], whole: number): number[] {
  let exact = 0;
  let before = 0;
  return values.map((value, i) => {
    exact += value;
    const rounded = roundTo(i === values.length - 1 ? whole : exact);
    const step = roundTo(rounded - before);
    before = rounded;
    return step;
  });
}

function roundTo(value: number): number {
  return Number(value.toFixed(VALUE_DIGITS));
}
