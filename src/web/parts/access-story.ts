import { useLocation } from 'react-router';
import { useShell } from '../shell/use-shell.ts';
import { useLabels } from '../shell/use-labels.ts';
import { withReturnTo } from './return-to.ts';

interface Way {
  readonly href: string;
  readonly text: string;
}

/** The explanation that masked values give their viewer; the same on every page. */
export interface AccessStory {
  readonly isSignedIn: boolean;
  /** Where to go next: to registration, or to the page that explains how to get access. */
  readonly way: Way;
  /** The second link, for visitors who already have an account. */
  readonly signIn: Way | null;
}

/** null if this viewer sees the values and needs no explanation. */
export function useAccessStory(): AccessStory | null {
  const { globals, unlockUrl, asking, takesRegistrations } = useShell();
  const { pathname, search } = useLocation();
  const t = useLabels();
  if (globals.userPaidAccess) return null;
  if (globals.userLoggedIn) {
    const text = t(asking?.isSent ? 'access_asked' : 'get_access');
    return { isSignedIn: true, way: { href: unlockUrl, text }, signIn: null };
  }
  const here = pathname + search;
  const signIn = { href: withReturnTo('/sign-in/', here), text: t('sign_in') };
  if (!takesRegistrations) return { isSignedIn: false, way: signIn, signIn: null };
  return {
    isSignedIn: false,
    way: { href: withReturnTo(unlockUrl, here), text: t('register') },
    signIn,
  };
}
