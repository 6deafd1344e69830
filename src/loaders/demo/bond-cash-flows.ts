import { addMonths, type Day } from '../../domain/time/day.ts';
import type { Seniority } from '../../domain/bonds/term-words.ts';
import type { BondOption, BondTerms, Repayment } from './demo-instrument.ts';
import type { Random } from './random.ts';

export interface DatedBond {
  /** The bond's number within its part of the market. */
  readonly number: number;
  readonly issuedOn: Day;
  readonly maturesOn: Day | null;
  readonly couponsPerYear: number;
}

/**
 * Shares in hundredths of a percent; each plan adds up to 100 %. The last share is paid at
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

/** How long a perpetual bond stays callable each year. */
const CALLED_YEARS = 30;
/** Lenders to issuers that may deteriorate want a premium for early repayment. */
const FIRST_DOUBTFUL_NOTCH = 11;

/** Every eighth bond is puttable or callable, and every one below senior may be callable. */
export function planOptions(
  bond: DatedBond & Pick<BondTerms, 'couponMilli'>,
  { seniority, notch }: { seniority: Seniority; notch: number },
  random: Random,
): BondOption[] {
  const { number, issuedOn, maturesOn } = bond;
  if (maturesOn === null) return yearlyCalls(issuedOn, random.pick([5, 7, 10]));
  if (seniority === 'subordinated') return callOnce(bond, addMonths(maturesOn, -60));
  if (number % 8 !== 3) return [];
  if (random.chance(0.3)) return putsBetween(bond, random.whole(2, 3));
  return notch < FIRST_DOUBTFUL_NOTCH
    ? callOnce(bond, addMonths(maturesOn, -3))
    : callsWithPremium(bond);
}

function yearlyCalls(issuedOn: Day, firstAfterYears: number): BondOption[] {
  return Array.from({ length: CALLED_YEARS - firstAfterYears }, (_, i) => ({
    exercisedOn: addMonths(issuedOn, 12 * (firstAfterYears + i)),
    kind: 'call',
    price: 100,
  }));
}

function callOnce({ issuedOn }: DatedBond, exercisedOn: Day): BondOption[] {
  return exercisedOn > issuedOn ? [{ exercisedOn, kind: 'call', price: 100 }] : [];
}

/** After two years at half a coupon above the nominal, then at declining prices. */
function callsWithPremium(bond: DatedBond & Pick<BondTerms, 'couponMilli'>): BondOption[] {
  const half = bond.couponMilli / 2000;
  return [1, 0.5, 0].flatMap((part, i) => {
    const exercisedOn = addMonths(bond.issuedOn, 12 * (2 + i));
    if (exercisedOn >= (bond.maturesOn ?? Infinity)) return [];
    return [
      { exercisedOn, kind: 'call' as const, price: 100 + Math.round(1000 * half * part) / 1000 },
    ];
  });
}

function putsBetween({ issuedOn, maturesOn }: DatedBond, everyYears: number): BondOption[] {
  const options: BondOption[] = [];
  for (let years = everyYears; years <= CALLED_YEARS; years += everyYears) {
    const exercisedOn = addMonths(issuedOn, 12 * years);
    if (exercisedOn >= (maturesOn ?? Infinity)) break;
    options.push({ exercisedOn, kind: 'put', price: 100 });
  }
  return options;
}

/** For shorter bonds a third is less than a year. */
const FEWEST_STEP_MONTHS = 36;

/** Every twentieth bond pays more after a third of its life, and again after two. */
export function planSteps(
  { number, issuedOn, maturesOn, couponsPerYear }: DatedBond,
  couponMilli: number,
): BondTerms['steps'] {
  if (number % 20 !== 6 || maturesOn === null || couponsPerYear === 0) return [];
  const months = Math.round((maturesOn - issuedOn) / 30.44);
  if (months < FEWEST_STEP_MONTHS) return [];
  const period = 12 / couponsPerYear;
  return [1, 2].map((third) => ({
    fromDay: addMonths(maturesOn, -period * Math.round((months * (1 - third / 3)) / period)),
    rateMilli: couponMilli + 250 * third,
  }));
}
