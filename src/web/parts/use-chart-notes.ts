import type { Quote } from '../../contracts/instruments/quote.ts';
import { useShell } from '../shell/use-shell.ts';
import { useLabels } from '../shell/use-labels.ts';
import { asOfText } from './quote-text.tsx';

/**
 * The notes for an exported picture of a chart: its time, its source, and whether it shows demo
 * data.
 */
export function useChartNotes(quote: Quote, source: string): readonly string[] {
  const t = useLabels();
  const { globals, timeZone, showsDemoData } = useShell();
  const asOf = t('index_as_of', { time: asOfText(quote.asOf, globals.lang, timeZone) });
  return [
    `${asOf} · ${t('index_source', { source })}`,
    ...(showsDemoData ? [t('chart_demo_data')] : []),
  ];
}
