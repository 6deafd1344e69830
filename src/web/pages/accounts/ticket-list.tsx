import { PageTable } from '../../parts/page-table.tsx';
import type { TicketItem } from '../../../contracts/accounts/tickets.ts';
import { RouterLink } from '../../shell/router-link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import css from './tickets-page.module.css';
import { useMoments } from '../../shell/use-moments.ts';

/** The tickets of the account, latest first. A dot marks unread answers. */
export function TicketList({ tickets }: { tickets: readonly TicketItem[] }) {
  const t = useLabels();
  const { moment } = useMoments();
  return (
    <PageTable
      className={css.list}
      caption={t('nav_tickets')}
      rows={tickets}
      rowKey={({ id }) => id}
      columns={[
        {
          field: 'subject',
          title: t('ticket_subject'),
          isRowHeader: true,
          sortable: false,
          className: css.subject,
          render: ({ id, subject, unread }) => (
            <>
              {unread > 0 && (
                <span
                  className={css.dot}
                  role="img"
                  aria-label={t('tickets_unread', { count: unread })}
                />
              )}
              <RouterLink href={`/profile/tickets/${id}/`}>{subject}</RouterLink>
            </>
          ),
        },
        {
          field: 'id',
          title: t('ticket_number'),
          sortable: false,
          isWide: true,
          render: ({ id }) => <code>{id}</code>,
        },
        {
          field: 'state',
          title: t('ticket_state'),
          sortable: false,
          render: ({ state }) => <TicketState state={state} />,
        },
        {
          field: 'updatedAt',
          title: t('ticket_changed'),
          sortable: false,
          isWide: true,
          className: css.time,
          value: ({ updatedAt }) => moment(updatedAt),
        },
      ]}
    />
  );
}

export function TicketState({ state }: { state: TicketItem['state'] }) {
  const t = useLabels();
  return (
    <span className={state === 'answered' ? `${css.state} ${css.answered}` : css.state}>
      {t(`ticket_state_${state}`)}
    </span>
  );
}
