import { NavLink } from 'react-router';
import { useLabels } from '../../shell/use-labels.ts';
import css from './account-nav.module.css';

/** The pages of an account. */
export function AccountNav() {
  const t = useLabels();
  return (
    <nav className={css.nav} aria-label={t('account')}>
      <NavLink to="/profile/" end>
        {t('profile_title')}
      </NavLink>
      <NavLink to="/profile/access/">{t('access_level')}</NavLink>
    </nav>
  );
}
