import css from './chart.module.css';
import type { ChartTexts } from './chart-types.ts';
import { hintText, type TrendHint } from './drawn-panes.ts';

/** Why a line has no trend. */
export function ChartHints({ hints, texts }: { hints: readonly TrendHint[]; texts: ChartTexts }) {
  if (hints.length === 0) return null;
  return (
    <ul className={css.hints} role="status">
      {hints.map((hint) => (
        <li key={hint.name}>{hintText(hint, texts)}</li>
      ))}
    </ul>
  );
}
