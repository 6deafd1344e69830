import { useLocation } from 'react-router';
import { Link } from '../shell/link.tsx';
import { useFrame } from '../shell/use-frame.ts';
import { useLabels } from '../shell/use-labels.ts';
import css from './locked-notice.module.css';

/** Says why the numbers are masked and what unlocks them; nothing for those who see them. */
export function LockedNotice() {
  const { userPaidAccess, userLoggedIn } = useFrame().globals;
  const { pathname, search } = useLocation();
  const t = useLabels();
  if (userPaidAccess) return null;
  return (
    <p className={css.notice}>
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        <rect x="2" y="6" width="10" height="7" rx="1.5" fill="currentColor" />
        <path
          d="M4.5 6V4a2.5 2.5 0 0 1 5 0v2"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
        />
      </svg>
      {userLoggedIn ? t('values_locked') : t('values_locked_anonymous')}{' '}
      {!userLoggedIn && (
        <Link to={`/sign-in/?next=${encodeURIComponent(pathname + search)}`}>{t('sign_in')}</Link>
      )}
    </p>
  );
}
