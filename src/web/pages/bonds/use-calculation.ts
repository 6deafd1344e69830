import { useEffect, useState } from 'react';
import type { Calculation } from '../../../domain/bonds/calculate-bond.ts';
import type { CalculatorInput, CalculatorView, YieldMove } from './bond-calculation.ts';
import type { Calculator } from './load-calculator.ts';

export type CalculationState = ReturnType<typeof useCalculation>;

interface Held {
  /** The `key` of the state; another key resets the calculator. */
  readonly of: string;
  /** The workout and quotation of the outcome. */
  readonly view: CalculatorView;
  readonly input: CalculatorInput;
  readonly outcome: Calculation;
  readonly moves: readonly YieldMove[];
  /** Set if the settlement date isn't a business day. */
  readonly nextBusinessDay: string | null;
  /** Whether the outcome belongs to the current input. */
  readonly isCalculated: boolean;
}

/**
 * The inputs and results of the calculator. `key` names the bond and whether the viewer may see its
 * price, so that viewers who lose access don't keep the market price in a field.
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
    // Offline, the figures stay until the next input.
    void calculateInBrowser().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [key, terms, input, shown, isCalculated]);
  // Typed values show at once, even while the calculation code is loading.
  const change = (changed: Partial<CalculatorInput>) =>
    setHeld((now) => ({ ...now, input: { ...now.input, ...changed }, isCalculated: false }));
  return { input, outcome, moves, nextBusinessDay, change };
}

/** Another workout recalculates from the typed value; another quotation keeps the price. */
function follow(held: Held, view: CalculatorView): Held {
  const isSameQuote = held.view.bill?.quote === view.bill?.quote;
  if (held.view.workout === view.workout && isSameQuote) return held;
  const input = isSameQuote ? held.input : { ...held.input, by: 'price' as const };
  return { ...held, view, input, isCalculated: false };
}
