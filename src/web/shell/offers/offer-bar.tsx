import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router';
import type { OfferBar as Offer } from '../../../contracts/offers.ts';
import { LANGUAGES } from '../../../domain/language.ts';
import { Link, useKept } from '../link.tsx';
import { useShell } from '../use-shell.ts';
import { closeOffer, useClosed } from './closed-offers.ts';
import { CloseIcon } from './close-icon.tsx';
import css from './offer-bar.module.css';

/**
 * Sticks to the bottom of the window and has its own place before the footer: it covers nothing
 * at the end of a page, and comes with the server's HTML, so nothing moves.
 */
export function OfferBar() {
  const { offerBar } = useShell();
  // Closed by the script, it goes at once; the next page comes without it.
  const isClosed = useClosed(offerBar?.kind ?? 'bottom');
  return offerBar && !isClosed ? <Bar offer={offerBar} /> : null;
}

function Bar({ offer }: { offer: Offer }) {
  const bar = useRef<HTMLElement>(null);
  useHeightTold(bar);
  return (
    <aside ref={bar} className={css.bar} aria-label={offer.name} data-offer={offer.kind}>
      <OfferBarFace offer={offer}>
        <CloseForm offer={offer} />
      </OfferBarFace>
    </aside>
  );
}

/** What a bar shows, also where an operator looks at one before it is shown to others. */
export function OfferBarFace({ offer, children }: { offer: Offer; children?: ReactNode }) {
  const { title, text, link, language } = offer;
  return (
    <div className={css.inner}>
      <p className={css.text} lang={LANGUAGES[language].tag}>
        {title !== null && <strong>{title} </strong>}
        {text} {link && <OfferLink link={link} />}
      </p>
      {children ?? (
        <span className={css.close}>
          <CloseIcon />
        </span>
      )}
    </div>
  );
}

function OfferLink({ link: { url, text } }: { link: NonNullable<Offer['link']> }) {
  if (!url.startsWith('/')) return <a href={url}>{text}</a>;
  return <Link to={url}>{text}</Link>;
}

/** A form, so that it works without scripts too. */
function CloseForm({ offer: { kind, close } }: { offer: Offer }) {
  const { pathname, search } = useLocation();
  const kept = useKept();
  return (
    <form
      method="post"
      action={kept('/offers/close/')}
      onSubmit={(event) => {
        event.preventDefault();
        closeOffer(kind);
      }}
    >
      <input type="hidden" name="offer" value={kind} />
      <input type="hidden" name="next" value={pathname + search} />
      <button type="submit" className={css.close} aria-label={close}>
        <CloseIcon />
      </button>
    </form>
  );
}

/** What gets the focus is scrolled to where the bar does not cover it. */
function useHeightTold(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => {
      style.setProperty('--offer-bar-height', `${element.offsetHeight}px`);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty('--offer-bar-height');
    };
  }, [bar]);
}
