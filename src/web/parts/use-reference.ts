import { useMemo } from 'react';
import type { Quote } from '../../contracts/instruments/quote.ts';
import { useShell } from '../shell/use-shell.ts';
import { useLabels } from '../shell/use-labels.ts';
import { previousCloseReference } from './first-chart.ts';

/**
 * Like previousCloseReference, but returns the same object while nothing has changed, so that a
 * tick doesn't redraw the chart.
 */
export function useReference(quote: Quote, day: string | null) {
  const reference = previousCloseReference(quote, day, useShell().timeZone, useLabels());
  const [value, label] = [reference?.value ?? null, reference?.label ?? ''];
  return useMemo(() => (value === null ? null : { value, label }), [value, label]);
}
