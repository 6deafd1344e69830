import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { isQuietPage } from '../../../domain/site/registration-moment.ts';
import { useShell } from '../use-shell.ts';
import { useClosed } from './closed-offers.ts';

const RegistrationBanner = lazy<ComponentType>(() =>
  import('./registration-banner.tsx').then(
    (loaded) => ({ default: loaded.RegistrationBanner }),
    // Without its program there is no banner.
    () => ({ default: () => null }),
  ),
);

/**
 * The banner that asks visitors to register. Its program loads when the page is idle, and only for
 * those who may see the banner.
 */
export function RegistrationOffer() {
  const { invitesToRegister, registrationUrl } = useShell();
  const { pathname } = useLocation();
  const isClosed = useClosed('registration');
  const isWanted = invitesToRegister && !isClosed && !isQuietPage(pathname, registrationUrl);
  const hasBeenIdle = useIdle(isWanted);
  if (!isWanted || !hasBeenIdle) return null;
  return (
    <Suspense>
      <RegistrationBanner />
    </Suspense>
  );
}

/** Whether the browser has been idle since this was first asked. */
function useIdle(isAsked: boolean): boolean {
  const [hasBeenIdle, setHasBeenIdle] = useState(false);
  useEffect(() => (isAsked ? whenIdle(() => setHasBeenIdle(true)) : undefined), [isAsked]);
  return hasBeenIdle;
}

/** Safari has no idle callbacks. */
const SOON_MS = 2000;

function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, SOON_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: SOON_MS });
  return () => cancelIdleCallback(request);
}
