import type { ReactNode } from 'react';
import { ALERT_MS } from '../../widgets/alerts/alert-queue.ts';
import { joinClassNames } from '../../widgets/class-names/class-names.ts';
import { useHydrated } from '../../widgets/hydrated/use-hydrated.ts';
import css from './copy-button.module.css';
import { copyText } from './copy-text.ts';
import { showNotice } from './notices.ts';
import { useLabels } from './use-labels.ts';

interface CopyButtonProps {
  readonly text: string | (() => string);
  /** The notice after the text has been copied. */
  readonly copied: string;
  /** For an icon-only button. */
  readonly label?: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * Copies a text. It needs scripts; until they have loaded it is invisible but takes up its place,
 * so nothing moves.
 */
export function CopyButton({ text, copied, label, className, children }: CopyButtonProps) {
  const t = useLabels();
  const isHydrated = useHydrated();
  const copy = async () => {
    const isCopied = await copyText(typeof text === 'string' ? text : text());
    showNotice(
      isCopied
        ? { id: 'copied', kind: 'success', text: copied, stayMs: ALERT_MS }
        : { id: 'copied', kind: 'error', text: t('copy_failed'), persistent: true },
    );
  };
  return (
    <button
      type="button"
      className={joinClassNames(css.copy, className)}
      aria-label={label}
      data-waiting={!isHydrated || undefined}
      disabled={!isHydrated}
      onClick={() => void copy()}
    >
      {children}
    </button>
  );
}

/** The current URL of the page without its hash. */
export function currentAddress(): string {
  return window.location.href.split('#')[0]!;
}
