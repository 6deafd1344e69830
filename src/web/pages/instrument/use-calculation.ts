import { useRef, useState } from 'react';
import type { CalculatorInput } from './bond-calculation.ts';
import type { Calculator } from './load-calculator.ts';

/** The state of the calculator: what is typed, and what follows from it. */
export function useCalculation({ terms, first }: Calculator) {
  const [state, setState] = useState(first);
  const latest = useRef(first.input);
  const recalculate = async (input: CalculatorInput) => {
    const { calculate, completeInput } = await import('./bond-calculation.ts');
    if (latest.current !== input) return;
    const outcome = calculate(terms, input);
    latest.current = completeInput(input, outcome);
    setState({ input: latest.current, outcome });
  };
  const change = (changed: Partial<CalculatorInput>) => {
    const input = { ...latest.current, ...changed };
    latest.current = input;
    // What is typed stands there at once, also while the mathematics is on its way.
    setState(({ outcome }) => ({ input, outcome }));
    // Without the network the figures stay as they are until the next key.
    void recalculate(input).catch(() => {});
  };
  return { ...state, change };
}
