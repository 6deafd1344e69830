import { useLocation } from 'react-router';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import css from './account-nav.module.css';

/** The pages of an account. */
export function AccountNav() {
  const t = useLabels();
  const { pathname } = useLocation();
  const link = (to: string, text: string) => (
    <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
      {text}
    </Link>
  );
  return (
    <nav className={css.nav} aria-label={t('account')}>
      {link('/profile/', t('profile_title'))}
      {link('/profile/access/', t('access_level'))}
      {link('/profile/tokens/', t('tokens_nav'))}
    </nav>
  );
}
