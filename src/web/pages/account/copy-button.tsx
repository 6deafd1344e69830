import { useState } from 'react';
import { useHydrated } from '../../../widgets/hydrated/use-hydrated.ts';
import { useLabels } from '../../shell/use-labels.ts';
import css from './tokens-page.module.css';

/** Copies a text; not there without scripts, or where the browser has no clipboard for us. */
export function CopyButton({ text }: { text: string }) {
  const t = useLabels();
  const isHydrated = useHydrated();
  const [isCopied, setCopied] = useState(false);
  if (!isHydrated || !('clipboard' in navigator)) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <button type="button" className={css.copy} onClick={() => void copy()}>
      {t(isCopied ? 'token_copied' : 'token_copy')}
    </button>
  );
}
