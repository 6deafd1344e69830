import type { Day } from '../time/day.ts';

/** The nominal of one bond from a day on: repayments, indexation and splits change it. */
export interface NominalStep {
  readonly from: Day;
  readonly nominal: number;
}

/** Steps in order of their days. Undefined before the first: the bond did not exist yet. */
function nominalOn(steps: readonly NominalStep[], day: Day): number | undefined {
  let nominal: number | undefined;
  for (const step of steps) {
    if (step.from > day) break;
    nominal = step.nominal;
  }
  return nominal;
}

/** A percentage price as money, at the nominal of its own day. */
export function moneyFromPercent(
  steps: readonly NominalStep[],
  day: Day,
  percent: number,
): number | undefined {
  const nominal = nominalOn(steps, day);
  return nominal === undefined ? undefined : (nominal * percent) / 100;
}
