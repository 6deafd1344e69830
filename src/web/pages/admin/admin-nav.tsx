import { useLocation } from 'react-router';
import type { OperatorCounts } from '../../../contracts/admin/operators.ts';
import { displayNumber } from '../../../domain/text/format.ts';
import type { LabelKey } from '../../../labels/label-keys.ts';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import css from './admin-nav.module.css';

interface NavItem {
  readonly to: `/admin/${string}/`;
  readonly label: LabelKey;
  /** A second path that belongs to this item. */
  readonly also?: `/admin/${string}/`;
  readonly count?: keyof OperatorCounts;
  /** The number of items that need attention. */
  readonly isUrgent?: boolean;
  /** The number of failures. */
  readonly isFault?: boolean;
}

const GROUPS: readonly { readonly label: LabelKey; readonly items: readonly NavItem[] }[] = [
  {
    label: 'admin_people',
    items: [
      { to: '/admin/users/', label: 'admin_users', count: 'users' },
      { to: '/admin/requests/', label: 'admin_requests', count: 'requests', isUrgent: true },
      { to: '/admin/tickets/', label: 'admin_tickets', count: 'tickets', isUrgent: true },
    ],
  },
  {
    label: 'admin_texts',
    items: [
      { to: '/admin/labels/', label: 'admin_labels' },
      { to: '/admin/menu/', label: 'admin_menu' },
      { to: '/admin/banners/', label: 'admin_banners' },
    ],
  },
  {
    label: 'admin_system',
    items: [
      { to: '/admin/data/', label: 'admin_data', count: 'failedSources', isUrgent: true },
      { to: '/admin/instruments/', label: 'admin_instruments', also: '/admin/issuers/' },
      { to: '/admin/calendars/', label: 'admin_calendars' },
      { to: '/admin/figures/', label: 'admin_figures' },
      { to: '/admin/audit/', label: 'admin_audit' },
      { to: '/admin/outbox/', label: 'admin_outbox', count: 'failingMessages', isFault: true },
      { to: '/admin/settings/', label: 'admin_settings' },
    ],
  },
];

/** The operator menu: at the side, or on narrow screens a row that scrolls sideways. */
export function AdminNav({ counts }: { counts: OperatorCounts }) {
  const t = useLabels();
  return (
    <nav className={css.nav} aria-label={t('operator_pages')}>
      {GROUPS.map(({ label, items }) => (
        <div key={label} className={css.group}>
          <p id={label}>{t(label)}</p>
          <ul aria-labelledby={label}>
            {items.map((item) => (
              <NavLink key={item.to} item={item} counts={counts} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function NavLink({ item, counts }: { item: NavItem; counts: OperatorCounts }) {
  const t = useLabels();
  const { globals } = useShell();
  const { pathname } = useLocation();
  const { to, also, label, count, isUrgent = false, isFault = false } = item;
  const isCurrent = pathname.startsWith(to) || (also !== undefined && pathname.startsWith(also));
  const number = count === undefined ? 0 : counts[count];
  return (
    <li>
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        ref={isCurrent ? bringIntoView : undefined}
      >
        {t(label)}
        {number > 0 && (
          <span className={isFault ? css.fault : isUrgent ? css.urgent : css.count}>
            {displayNumber(String(number), 0, globals.lang)}
          </span>
        )}
      </Link>
    </li>
  );
}

/** `scrollIntoView` would also scroll the page. */
function bringIntoView(link: HTMLElement | null): void {
  const row = link?.closest('nav');
  if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}
