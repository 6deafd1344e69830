import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { isQuietPage } from '../../../domain/registration-moment.ts';
import { useShell } from '../use-shell.ts';
import { useClosed } from './closed-offers.ts';

/**
 * The banner that asks visitors to register. Its program is loaded when the page has nothing else to
 * do, and only for those who may get it.
 */
export function RegistrationOffer() {
  const { invitesToRegister, registrationUrl } = useShell();
  const { pathname } = useLocation();
  const isClosed = useClosed('registration');
  const isWanted = invitesToRegister && !isClosed && !isQuietPage(pathname, registrationUrl);
  const Banner = useBannerProgram(isWanted);
  return isWanted && Banner ? <Banner /> : null;
}

function useBannerProgram(isWanted: boolean): ComponentType | null {
  const [program, setProgram] = useState<{ readonly Banner: ComponentType } | null>(null);
  const isNeeded = isWanted && program === null;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isLeft = false;
    const cancel = whenIdle(() => {
      import('./registration-banner.tsx').then(
        ({ RegistrationBanner }) => {
          if (!isLeft) setProgram({ Banner: RegistrationBanner });
        },
        // Nobody misses it.
        () => {},
      );
    });
    return () => {
      isLeft = true;
      cancel();
    };
  }, [isNeeded]);
  return program?.Banner ?? null;
}

/** Safari cannot tell when it is idle. */
const SOON_MS = 2000;

function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, SOON_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: SOON_MS });
  return () => cancelIdleCallback(request);
}
