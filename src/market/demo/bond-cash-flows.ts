import { addMonths, type Day } from '../../domain/day.ts';
import type { BondOption, Repayment } from './demo-instrument.ts';
import type { Random } from './random.ts';

export interface DatedBond {
  /** The bond's number within its part of the market. */
  readonly number: number;
  readonly issuedOn: Day;
  readonly maturesOn: Day | null;
  readonly couponsPerYear: number;
}

/**
 * Shares in hundredths of a percent; each plan sums up to 100 %. The last share is paid at
 * maturity.
 */
const REPAYMENT_PLANS: readonly (readonly number[])[] = [
  [2500, 2500, 2500, 2500],
  [2000, 2000, 2000, 2000, 2000],
  [3333, 3333, 3334],
  [5000, 5000],
  [1000, 1000, 1500, 1500, 2000, 3000],
  [1250, 1250, 1250, 1250, 1250, 1250, 1250, 1250],
];

/** Every twelfth bond is repaid in parts, on its last coupon days. */
export function planAmortisation(bond: DatedBond): Repayment[] {
  const { number, issuedOn, maturesOn, couponsPerYear } = bond;
  if (number % 12 !== 5 || maturesOn === null || couponsPerYear === 0) return [];
  const shares = REPAYMENT_PLANS[Math.floor(number / 12) % REPAYMENT_PLANS.length] ?? [];
  const period = 12 / couponsPerYear;
  const repayments = shares.map((shareHundredths, i) => ({
    paidOn: addMonths(maturesOn, -period * (shares.length - 1 - i)),
    shareHundredths,
  }));
  // A bond too short for its plan is repaid at once.
  return repayments.every(({ paidOn }) => paidOn > issuedOn) ? repayments : [];
}

/** Every eighth bond may be put or called, and every perpetual bond may be called. */
export function planOptions(bond: DatedBond, random: Random): BondOption[] {
  const { number, issuedOn, maturesOn } = bond;
  if (number % 8 !== 3 && maturesOn !== null) return [];
  const isCall = maturesOn === null || random.chance(0.6);
  const yearsBetween = random.whole(1, 3);
  const wanted = random.whole(1, 4);
  const options: BondOption[] = [];
  for (let i = 1; i <= wanted; i += 1) {
    const exercisedOn = addMonths(issuedOn, 12 * yearsBetween * i);
    if (maturesOn !== null && exercisedOn >= maturesOn) break;
    // A call pays a premium that becomes smaller with each date; a put pays par.
    const price = isCall ? 100 + Math.max(3 - i, 0) : 100;
    options.push({ exercisedOn, kind: isCall ? 'call' : 'put', price });
  }
  return options;
}
