import type { Quote } from '../../contracts/quote.ts';
import { useShell } from '../shell/use-shell.ts';
import { useLabels } from '../shell/use-labels.ts';
import { asOfText } from './quote-text.tsx';

/** What a picture of a chart must say when it has left the page: since when, from where, how true. */
export function useChartNotes(quote: Quote, source: string): readonly string[] {
  const t = useLabels();
  const { globals, timeZone, showsDemoData } = useShell();
  const asOf = t('index_as_of', { time: asOfText(quote.asOf, globals.lang, timeZone) });
  return [
    `${asOf} · ${t('index_source', { source })}`,
    ...(showsDemoData ? [t('chart_demo_data')] : []),
  ];
}
