import { useRef, useState } from 'react';
import type { CalculatorInput } from './bond-calculation.ts';
import type { Calculator } from './load-calculator.ts';

/** The state of the calculator: what is typed, and what follows from it. */
export function useCalculation({ terms, first }: Calculator) {
  const [state, setState] = useState(first);
  const latest = useRef(first.input);
  const change = (changed: Partial<CalculatorInput>) => {
    const input = { ...latest.current, ...changed };
    latest.current = input;
    // What is typed stands there at once, also while the mathematics is on its way.
    setState(({ outcome }) => ({ input, outcome }));
    void import('./bond-calculation.ts').then(({ calculate, completeInput }) => {
      if (latest.current !== input) return;
      const outcome = calculate(terms, input);
      latest.current = completeInput(input, outcome);
      setState({ input: latest.current, outcome });
    });
  };
  return { ...state, change };
}
