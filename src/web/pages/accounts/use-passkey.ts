import { useState } from 'react';
import { useLabels } from '../../shell/use-labels.ts';
import type { PasskeyOutcome } from './passkey-browser.ts';

export interface PasskeyState {
  readonly isBusy: boolean;
  /** The last error; null if there is none. */
  readonly trouble: string | null;
  readonly run: (work: () => Promise<PasskeyOutcome>) => Promise<void>;
  /** Reports the outcome of a request that was run elsewhere. */
  readonly showOutcome: (outcome: PasskeyOutcome) => void;
}

/** Runs one passkey request at a time and reports the outcome; opens `next` on success. */
export function usePasskey(next: string): PasskeyState {
  const t = useLabels();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const showOutcome = (outcome: PasskeyOutcome) => {
    if (outcome === 'done') return window.location.assign(next);
    setBusy(false);
    if (outcome === 'replaced') return;
    const text = 'text' in outcome ? t(outcome.text) : outcome.message;
    setTrouble(text === '' ? t('passkey_failed') : text);
  };
  const run = async (work: () => Promise<PasskeyOutcome>) => {
    if (isBusy) return;
    setBusy(true);
    setTrouble(null);
    showOutcome(await work());
  };
  return { isBusy, trouble, run, showOutcome };
}
