import { useLocation } from 'react-router';
import { useShell } from '../shell/use-shell.ts';
import { useLabels } from '../shell/use-labels.ts';
import { comingBack } from './coming-back.ts';

interface Way {
  readonly href: string;
  readonly text: string;
}

/** What everything that is masked tells its viewer: the same on every page. */
export interface AccessStory {
  readonly isSignedIn: boolean;
  /** The one way on: registration, or the page that says how to get access. */
  readonly way: Way;
  /** For those who have an account already. */
  readonly signIn: Way | null;
}

/** null: this viewer sees the values, there is nothing to tell. */
export function useAccessStory(): AccessStory | null {
  const { globals, unlockUrl } = useShell();
  const { pathname, search } = useLocation();
  const t = useLabels();
  if (globals.userPaidAccess) return null;
  if (globals.userLoggedIn) {
    return { isSignedIn: true, way: { href: unlockUrl, text: t('get_access') }, signIn: null };
  }
  const here = pathname + search;
  return {
    isSignedIn: false,
    way: { href: comingBack(unlockUrl, here), text: t('register') },
    signIn: { href: comingBack('/sign-in/', here), text: t('sign_in') },
  };
}
