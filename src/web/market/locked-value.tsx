import { LockedHint } from '../../widgets/locked-hint/locked-hint.tsx';
import { useKept } from '../shell/link.tsx';
import { useFrame } from '../shell/use-frame.ts';
import { usePageLabels } from '../shell/use-labels.ts';

/** `***` with what unlocks it, as the server decided for this viewer. */
export function LockedValue() {
  const { asterisksLabel, unlockUrl } = useFrame();
  // Not the translator: a missing text must reach the hint as missing, it has a fallback for it.
  const text = usePageLabels()[asterisksLabel];
  return <LockedHint href={useKept()(unlockUrl)} text={text} />;
}
