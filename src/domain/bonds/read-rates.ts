import { BondRefusal } from './bond-refusal.ts';
import type { FloatingTerms, RateStep } from './bond-terms.ts';
import { checkCount, readDay, readNumber } from './read-values.ts';

const MAX_STEPS = 1800;

export interface RateStepInput extends Omit<RateStep, 'from'> {
  readonly from: string;
}

export interface FloatingInput extends Omit<FloatingTerms, 'from' | 'fixings'> {
  readonly from?: string | undefined;
  readonly fixings?: readonly RateStepInput[] | undefined;
}

export function readSteps(field: string, steps: readonly RateStepInput[]): RateStep[] {
  checkCount(field, steps, MAX_STEPS);
  return steps
    .map(({ from, rate }, i) => ({
      from: readDay(`${field}[${i}].from`, from),
      rate: readNumber(`${field}[${i}].rate`, rate),
    }))
    .toSorted((a, b) => a.from - b.from);
}

export function readFloating(input: FloatingInput): FloatingTerms {
  const field = 'terms.floating';
  const { cap = Number.POSITIVE_INFINITY, floor = Number.NEGATIVE_INFINITY } = input;
  if (cap < floor) {
    const sentence = `${field}.cap must not be below the floor.`;
    throw new BondRefusal(`${field}.cap`, 'below-floor', sentence);
  }
  return {
    from: input.from === undefined ? undefined : readDay(`${field}.from`, input.from),
    indexRate: readNumber(`${field}.indexRate`, input.indexRate),
    spread: readNumber(`${field}.spread`, input.spread),
    cap: input.cap === undefined ? undefined : readNumber(`${field}.cap`, input.cap),
    floor: input.floor === undefined ? undefined : readNumber(`${field}.floor`, input.floor),
    fixings: input.fixings && readSteps(`${field}.fixings`, input.fixings),
  };
}
