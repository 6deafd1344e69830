import { useShell } from '../shell/use-shell.ts';
import { useLabels } from '../shell/use-labels.ts';
import type { LiveQuotes } from './quote-board.ts';
import { asOfText } from './quote-text.tsx';

/**
 * Says that quotes are no longer live and when the last ones arrived; empty while the stream works.
 */
export function LiveLost({ state, asOf }: { state: LiveQuotes['state']; asOf: string | null }) {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  return (
    <span role="status">
      {state === 'lost' && t('live_lost', { time: asOfText(asOf, globals.lang, timeZone) })}
    </span>
  );
}
