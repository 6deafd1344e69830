import { useEffect, useState } from 'react';
import type { Calculation } from '../../../domain/bond/calculate-bond.ts';
import type { CalculatorInput, YieldMove } from './bond-calculation.ts';
import type { Calculator } from './load-calculator.ts';

export type CalculationState = ReturnType<typeof useCalculation>;

interface Held {
  /** What the page began with: another one begins anew. */
  readonly of: string;
  /** The end that the outcome is to. */
  readonly workout: Calculator['workout'];
  readonly input: CalculatorInput;
  readonly outcome: Calculation;
  readonly moves: readonly YieldMove[];
  /** Where the settlement has no business. */
  readonly nextBusinessDay: string | null;
  /** Whether the outcome is that of the input. */
  readonly isReckoned: boolean;
}

/**
 * The state of the calculator: what is typed, and what follows from it. `key` names the bond and
 * what the viewer may see of it: whoever loses access must not keep the market's price in a field.
 */
export function useCalculation(key: string, { terms, first, workout }: Calculator) {
  const begun: Held = { of: key, workout, ...first, isReckoned: true };
  const [held, setHeld] = useState<Held>(begun);
  const state = held.of === key ? follow(held, workout) : begun;
  if (state !== held) setHeld(state);
  const { input, outcome, moves, nextBusinessDay, isReckoned } = state;
  useEffect(() => {
    if (isReckoned) return undefined;
    let isWanted = true;
    const reckon = async () => {
      const { calculate, calculateMoves, completeInput, findNextBusinessDay } =
        await import('./bond-calculation.ts');
      if (!isWanted) return;
      const found = calculate(terms, input, workout);
      const completed = completeInput(input, found);
      setHeld({
        of: key,
        workout,
        input: completed,
        outcome: found,
        moves: calculateMoves(terms, input, workout, found),
        nextBusinessDay: findNextBusinessDay(terms, input.settlement),
        isReckoned: true,
      });
    };
    // Without the network the figures stay as they are until the next key.
    void reckon().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [key, terms, input, workout, isReckoned]);
  // What is typed stands there at once, also while the mathematics is on its way.
  const change = (changed: Partial<CalculatorInput>) =>
    setHeld((now) => ({ ...now, input: { ...now.input, ...changed }, isReckoned: false }));
  return { input, outcome, moves, nextBusinessDay, change };
}

/** What was typed is reckoned anew to another end. */
function follow(held: Held, workout: Held['workout']): Held {
  return held.workout === workout ? held : { ...held, workout, isReckoned: false };
}
