import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import css from './account-nav.module.css';

/** The pages of an account: a menu at the side, on narrow screens a row that scrolls sideways. */
export function AccountNav() {
  const t = useLabels();
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !current) return;
    // Not `scrollIntoView`, which would scroll the page as well.
    row.current.scrollLeft =
      current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  const link = (to: string, text: string) => (
    <Link to={to} aria-current={isWithin(pathname, to) ? 'page' : undefined}>
      {text}
    </Link>
  );
  return (
    <nav className={css.nav} aria-label={t('account')} ref={row}>
      {link('/profile/', t('account'))}
      {link('/profile/access/', t('access_level'))}
      {link('/profile/tickets/', t('nav_tickets'))}
      {link('/profile/phone/', t('nav_phone'))}
      {link('/profile/passkeys/', t('nav_passkeys'))}
      {link('/profile/sessions/', t('nav_sessions'))}
      {link('/profile/tokens/', t('tokens_nav'))}
    </nav>
  );
}

/** A page below one of the menu, such as a ticket, belongs to that one. */
function isWithin(pathname: string, to: string): boolean {
  return to === '/profile/'
    ? pathname === to || pathname === '/profile/delete/'
    : pathname.startsWith(to);
}
