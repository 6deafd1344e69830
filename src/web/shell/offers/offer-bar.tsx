import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { OfferBar as Offer } from '../../../contracts/site/offers.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { IconButton } from '../../../widgets/button/button.tsx';
import { Icon } from '../../../widgets/icon/icon.tsx';
import { Link, usePreservedParams } from '../link.tsx';
import { useShell } from '../use-shell.ts';
import { CloseIcon } from './close-icon.tsx';
import { closeOffer, useClosed } from './closed-offers.ts';
import css from './offer-bar.module.css';

/**
 * In the flow under the header, so it covers nothing. It is part of the server's HTML, so nothing
 * moves. Not shown to operators at work.
 */
export function OfferBar() {
  const { offerBar } = useShell();
  const { pathname } = useLocation();
  // Closed by script, it disappears at once; the next page comes without it.
  const isClosed = useClosed(offerBar?.kind ?? 'bottom');
  if (!offerBar || isClosed || pathname.startsWith('/admin/')) return null;
  if (offerBar.isOnHomeOnly && pathname !== '/') return null;
  return (
    <aside className={css.bar} aria-label={offerBar.name} data-offer={offerBar.kind}>
      <OfferBarFace offer={offerBar}>
        <CloseForm offer={offerBar} />
      </OfferBarFace>
    </aside>
  );
}

/** The content of a bar, also for an operator's preview. */
export function OfferBarFace({ offer, children }: { offer: Offer; children?: ReactNode }) {
  const { title, text, link, language } = offer;
  return (
    <div className={css.inner}>
      <p className={css.text} lang={LANGUAGES[language].tag}>
        {title !== null && <strong>{title} </strong>}
        {text} {link && <OfferLink link={link} />}
      </p>
      {children ?? <CloseIcon />}
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
  const kept = usePreservedParams();
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
      <IconButton type="submit" kind="quiet" label={close} icon={<Icon name="close" />} />
    </form>
  );
}
