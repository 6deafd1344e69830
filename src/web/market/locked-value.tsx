import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LockedGroup } from '../../widgets/locked-hint/locked-group.tsx';
import { LockedHint } from '../../widgets/locked-hint/locked-hint.tsx';
import { UnlockContext } from '../../widgets/locked-hint/unlock.ts';
import { useKept } from '../shell/link.tsx';
import { useShell } from '../shell/use-shell.ts';
import { useLabels, usePageTexts } from '../shell/use-labels.ts';
import { comingBack } from './coming-back.ts';

/** `***` with what unlocks it. Tables and headlines put theirs into a `LockedGroup`. */
export const LockedValue = LockedHint;

/** Tells all masked values of a page what unlocks them, as the server decided for this viewer. */
export function UnlockProvider({ children }: { children: ReactNode }) {
  const { asterisksLabel, unlockUrl, globals } = useShell();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  // Not the translator: a missing text must reach the hint as missing, it has a fallback for it.
  const text = usePageTexts()[asterisksLabel];
  const spoken = useLabels()('value_hidden');
  // What the fallback says is to log in, so that is where it leads; accounts go on to their access.
  const href = text?.trim()
    ? globals.userLoggedIn
      ? unlockUrl
      : comingBack(unlockUrl, here)
    : comingBack('/sign-in/', globals.userLoggedIn ? unlockUrl : here);
  const kept = useKept()(href);
  const unlock = useMemo(() => ({ href: kept, text, spoken }), [kept, text, spoken]);
  return (
    <UnlockContext value={unlock}>
      {/* What no page has put into a group has one tab stop among all of it. */}
      <LockedGroup>{children}</LockedGroup>
    </UnlockContext>
  );
}
