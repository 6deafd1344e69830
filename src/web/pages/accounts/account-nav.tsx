import { useLocation } from 'react-router';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import css from './account-nav.module.css';

/** The account menu: at the side, or on narrow screens a row that scrolls sideways. */
export function AccountNav() {
  const t = useLabels();
  const { pathname } = useLocation();
  const link = (to: string, text: string) => {
    const isCurrent = isWithin(pathname, to);
    return (
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        ref={isCurrent ? bringIntoView : undefined}
      >
        {text}
      </Link>
    );
  };
  return (
    <nav className={css.nav} aria-label={t('account')}>
      {link('/profile/', t('account'))}
      {link('/profile/access/', t('access_level'))}
      {link('/profile/tickets/', t('nav_tickets'))}
      {link('/profile/phone/', t('nav_phone'))}
      {link('/profile/passkeys/', t('nav_passkeys'))}
      {link('/profile/second-step/', t('nav_second_step'))}
      {link('/profile/sessions/', t('nav_sessions'))}
      {link('/profile/tokens/', t('tokens_nav'))}
    </nav>
  );
}

/** A subpage, such as a ticket, counts as its parent page. */
function isWithin(pathname: string, to: string): boolean {
  return to === '/profile/'
    ? pathname === to || pathname === '/profile/delete/'
    : pathname.startsWith(to);
}

/** `scrollIntoView` would also scroll the page. */
function bringIntoView(link: HTMLElement | null): void {
  const row = link?.parentElement;
  if (row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}
