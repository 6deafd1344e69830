import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LockedGroup } from '../../widgets/locked-hint/locked-group.tsx';
import { LockedHint } from '../../widgets/locked-hint/locked-hint.tsx';
import { UnlockContext } from '../../widgets/locked-hint/unlock.ts';
import { usePreservedParams } from '../shell/link.tsx';
import { useShell } from '../shell/use-shell.ts';
import { useLabels, usePageTexts } from '../shell/use-labels.ts';
import { withReturnTo } from './return-to.ts';

/**
 * `***` with a hint that explains how to unlock it. Tables and headlines wrap several in a
 * `LockedGroup`.
 */
export const LockedValue = LockedHint;

/** Gives all masked values of a page the hint that the server chose for this viewer. */
export function UnlockProvider({ children }: { children: ReactNode }) {
  const { asterisksLabel, unlockUrl, globals, asking } = useShell();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  // Bypasses the translator, because the hint has its own fallback for a missing text.
  const text = usePageTexts()[asking?.isSent ? 'asterisks_sent' : asterisksLabel];
  const spoken = useLabels()('value_hidden');
  // The fallback text asks the reader to sign in, so the link leads to sign-in and then to the
  // access page.
  const href = text?.trim()
    ? globals.userLoggedIn
      ? unlockUrl
      : withReturnTo(unlockUrl, here)
    : withReturnTo('/sign-in/', globals.userLoggedIn ? unlockUrl : here);
  const kept = usePreservedParams()(href);
  const unlock = useMemo(() => ({ href: kept, text, spoken }), [kept, text, spoken]);
  return (
    <UnlockContext value={unlock}>
      {/* Masked values outside any group share one tab stop. */}
      <LockedGroup>{children}</LockedGroup>
    </UnlockContext>
  );
}
