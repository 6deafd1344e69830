import type { ListedTicket } from '../../../../contracts/admin/operator-tickets.ts';
import { Link } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useMoments } from '../../../shell/use-moments.ts';
import { ticketAddress, type Place } from './address.ts';
import css from './tickets-page.module.css';

interface TicketListProps {
  readonly tickets: readonly ListedTicket[];
  readonly place: Place;
  readonly openedId: number | null;
}

/** Tickets by subject. A dot marks those whose last message is from the user. */
export function TicketList({ tickets, place, openedId }: TicketListProps) {
  const t = useLabels();
  const { moment } = useMoments();
  return (
    <ul className={css.list} aria-label={t('admin_tickets')}>
      {tickets.map(({ id, subject, state, updatedAt, latest, account, assignedTo }) => (
        <li key={id}>
          <Link
            to={ticketAddress(id, place)}
            aria-current={id === openedId ? 'true' : undefined}
            preventScrollReset
          >
            <span className={css.subject}>
              {state === 'open' && (
                <span className={css.dot} role="img" aria-label={t('helpdesk_waits')} />
              )}
              {subject}
            </span>
            <time dateTime={updatedAt}>{moment(updatedAt)}</time>
            <span className={css.latest}>
              {account.email} · {latest.text}
            </span>
            {assignedTo !== null && <span className={css.owner}>{assignedTo.name}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
