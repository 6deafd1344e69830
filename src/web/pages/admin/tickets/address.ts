import type { TicketView } from '../../../../contracts/admin/operator-tickets.ts';

/** The filter of the list beside a ticket. */
export interface Place {
  readonly view: TicketView;
  readonly page: number;
}

/** The URL of a ticket, or of the list alone. */
export function ticketAddress(ticketId: number | string | null, { view, page }: Place): string {
  const query = new URLSearchParams();
  if (view !== 'open') query.set('view', view);
  if (page > 1) query.set('page', String(page));
  const path = ticketId === null ? '/admin/tickets/' : `/admin/tickets/${ticketId}/`;
  return query.size > 0 ? `${path}?${query}` : path;
}
