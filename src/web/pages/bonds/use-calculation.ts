import { useEffect, useState } from 'react';
import type { Calculation } from '../../../domain/bonds/calculate-bond.ts';
import type { CalculatorInput, CalculatorView, YieldMove } from './bond-calculation.ts';
import type { Calculator } from './load-calculator.ts';

export type CalculationState = ReturnType<typeof useCalculation>;

interface Held {
  /** What the page began with: another one begins anew. */
  readonly of: string;
  /** The end and the quote that the outcome is to. */
  readonly view: CalculatorView;
  readonly input: CalculatorInput;
  readonly outcome: Calculation;
  readonly moves: readonly YieldMove[];
  /** Where the settlement has no business. */
  readonly nextBusinessDay: string | null;
  /** Whether the outcome is that of the input. */
  readonly isCalculated: boolean;
}

/**
 * The state of the calculator: what is typed, and what follows from it. `key` names the bond and
 * what the viewer may see of it: whoever loses access must not keep the market's price in a field.
 */
export function useCalculation(key: string, { terms, first, view }: Calculator) {
  const begun: Held = { of: key, view, ...first, isCalculated: true };
  const [held, setHeld] = useState<Held>(begun);
  const state = held.of === key ? follow(held, view) : begun;
  if (state !== held) setHeld(state);
  const { input, outcome, moves, nextBusinessDay, isCalculated, view: shown } = state;
  useEffect(() => {
    if (isCalculated) return undefined;
    let isWanted = true;
    const calculateInBrowser = async () => {
      const { calculate, calculateMoves, completeInput, findNextBusinessDay } =
        await import('./bond-calculation.ts');
      if (!isWanted) return;
      const found = calculate(terms, input, shown);
      const completed = completeInput(input, found, shown);
      setHeld({
        of: key,
        view: shown,
        input: completed,
        outcome: found,
        moves: calculateMoves(terms, input, shown, found),
        nextBusinessDay: findNextBusinessDay(terms, input.settlement),
        isCalculated: true,
      });
    };
    // Without the network the figures stay as they are until the next key.
    void calculateInBrowser().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [key, terms, input, shown, isCalculated]);
  // What is typed stands there at once, also while the mathematics is on its way.
  const change = (changed: Partial<CalculatorInput>) =>
    setHeld((now) => ({ ...now, input: { ...now.input, ...changed }, isCalculated: false }));
  return { input, outcome, moves, nextBusinessDay, change };
}

/** What was typed is calculated again to another end; in another quote the price stays. */
function follow(held: Held, view: CalculatorView): Held {
  const isSameQuote = held.view.bill?.quote === view.bill?.quote;
  if (held.view.workout === view.workout && isSameQuote) return held;
  const input = isSameQuote ? held.input : { ...held.input, by: 'price' as const };
  return { ...held, view, input, isCalculated: false };
}
