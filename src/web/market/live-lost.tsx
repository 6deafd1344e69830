import { useFrame } from '../shell/use-frame.ts';
import { useLabels } from '../shell/use-labels.ts';
import type { LiveQuotes } from './quote-board.ts';
import { asOfText } from './quote-text.tsx';

/** Says that quotes have stopped moving, and when they were true; empty while all is well. */
export function LiveLost({ state, asOf }: { state: LiveQuotes['state']; asOf: string | null }) {
  const t = useLabels();
  const { globals, timeZone } = useFrame();
  return (
    <span role="status">
      {state === 'lost' && t('live_lost', { time: asOfText(asOf, globals.lang, timeZone) })}
    </span>
  );
}
