import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import { getRegistrationBanner } from '../../../contracts/site/offers.ts';
import { IconButton } from '../../../widgets/button/button.tsx';
import { Icon } from '../../../widgets/icon/icon.tsx';
import visually from '../../../widgets/visually-hidden/visually-hidden.module.css';
import { createBrowserCall } from '../../api/call.ts';
import { withReturnTo } from '../../parts/return-to.ts';
import { usePreservedParams } from '../link.tsx';
import { useShell } from '../use-shell.ts';
import { closeOffer, hasClosed, rememberVariant } from './closed-offers.ts';
import { BannerFace } from './banner-face.tsx';
import css from './registration-banner.module.css';
import { watchVisitor } from './visitor-moments.ts';

type Banner = NonNullable<Answer<typeof getRegistrationBanner>['banner']>;

/** Waits for a good moment, then shows a variant. It doesn't take the focus, but is announced. */
export function RegistrationBanner() {
  const banner = useBanner();
  return (
    <>
      {/* Rendered before its text; otherwise screen readers wouldn't announce it. */}
      <p className={visually.hidden} role="status" data-registration-watch>
        {banner?.title}
      </p>
      {banner && <Dialog banner={banner} />}
    </>
  );
}

function useBanner(): Banner | null {
  const [banner, setBanner] = useState<Banner | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = async () => {
      const result = await createBrowserCall('', signal)(getRegistrationBanner, {});
      // Another tab may have closed it in the meantime.
      if (signal.aborted || !result.ok || !result.answer.banner || hasClosed('registration'))
        return;
      rememberVariant(result.answer.banner.variant);
      setBanner(result.answer.banner);
    };
    // If the request fails, it isn't shown on this page.
    const stop = watchVisitor(() => void show().catch(() => {}));
    return () => {
      stop();
      controller.abort();
    };
  }, []);
  return banner;
}

function Dialog({ banner: { variant, title, text, action, close } }: { banner: Banner }) {
  const { registrationUrl } = useShell();
  const { pathname, search } = useLocation();
  const kept = usePreservedParams();
  const dialog = useRef<HTMLDivElement>(null);
  const closeDialog = useClosing(dialog);
  return (
    <div
      ref={dialog}
      role="dialog"
      aria-labelledby="registration-banner"
      aria-describedby="registration-banner-text"
      className={css.floating}
      data-offer="registration"
      data-variant={variant}
    >
      <BannerFace
        banner={{ title, text, action }}
        url={kept(withReturnTo(registrationUrl, pathname + search))}
      />
      <IconButton
        kind="quiet"
        className={css.close}
        label={close}
        icon={<Icon name="close" />}
        onClick={closeDialog}
      />
    </div>
  );
}

/** Closed by its button or Escape; a focus inside returns to where it came from. */
function useClosing(dialog: RefObject<HTMLElement | null>): () => void {
  const cameFrom = useRef<HTMLElement>(null);
  const closeDialog = useCallback(() => {
    if (dialog.current?.contains(document.activeElement)) {
      (cameFrom.current ?? document.querySelector('main'))?.focus({ preventScroll: true });
    }
    closeOffer('registration');
  }, [dialog]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const noteFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && dialog.current?.contains(relatedTarget)) return;
      cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    };
    dialog.current?.addEventListener('focusin', noteFocus, { signal });
    const hearKey = (event: KeyboardEvent) => {
      // Whatever is open above the page closes first.
      if (event.key === 'Escape' && !event.defaultPrevented) closeDialog();
    };
    window.addEventListener('keydown', hearKey, { signal });
    return () => controller.abort();
  }, [dialog, closeDialog]);
  return closeDialog;
}
