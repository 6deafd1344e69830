import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import {
  getTicketToAnswer,
  listTickets,
  TICKET_VIEWS,
  type TicketView,
} from '../../../../contracts/admin/operator-tickets.ts';
import { Paging } from '../../../../widgets/paging/paging.tsx';
import { load } from '../../../api/load.ts';
import type { FormFailure } from '../../../forms/form.tsx';
import { readFields } from '../../../forms/submit.ts';
import { loaderTexts } from '../../../page-context.ts';
import { keptAddress } from '../../../shell/address.ts';
import { RouterLink } from '../../../shell/router-link.tsx';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { pagingTexts } from '../../../texts/paging-texts.ts';
import { AdminPage } from '../admin-page.tsx';
import { loadAdmin } from '../load-admin.ts';
import { useDurationText } from '../use-duration-text.ts';
import { ViewLinks } from '../view-links.tsx';
import { ticketAddress } from './address.ts';
import { submitTicket } from './submit-ticket.ts';
import { TicketList } from './ticket-list.tsx';
import { TicketThread } from './ticket-thread.tsx';
import css from './tickets-page.module.css';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const LABELS = pageLabels(
  'account.forms',
  'admin.nav',
  'inbox.page',
  'inbox.tickets',
  'shell.paging',
  'widgets.select',
);

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const { ticketId } = params;
  const { view, page } = readPlace(url);
  // The ticket first: opening marks it as read, and the list must show that.
  const ticket =
    ticketId === undefined
      ? null
      : await load(context, getTicketToAnswer, { params: { ticketId } });
  return {
    ...(await loadAdmin(context)),
    list: await load(context, listTickets, { query: { view, page: String(page) } }),
    ticket,
    view,
    nowMs: Date.now(),
    labels: LABELS,
    head: { title: ticket?.subject ?? t('admin_tickets'), description: t('inbox_text') },
  };
}

/** Unknown values are ignored; the list then shows open tickets. */
function readPlace(url: URL): { view: TicketView; page: number } {
  const wanted = url.searchParams.get('view');
  const page = Number(url.searchParams.get('page') ?? '1');
  return {
    view: TICKET_VIEWS.find((view) => view === wanted) ?? 'open',
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const fields = await readFields(request);
  const url = new URL(request.url);
  const ticketId = params['ticketId'] ?? '';
  const result = await submitTicket(context, ticketId, fields);
  if (result.ok) {
    return redirect(keptAddress(ticketAddress(ticketId, readPlace(url)), url.search));
  }
  const { text = '', operator } = fields;
  const typed = { text, ...(operator !== undefined && { operator }) };
  return data({ error: result.error, typed } satisfies FormFailure, { status: result.status });
}

export default function TicketsPage() {
  const t = useLabels();
  const { counts, list, ticket, view, nowMs } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  const wait = useDurationText(nowMs);
  const place = { view, page: list.page };
  const minutes = list.firstAnswerMinutes;
  const lead = [
    t('helpdesk_waiting', { count: list.counts.waiting }),
    ...(minutes === null
      ? []
      : [
          t('helpdesk_first_answer', {
            time: wait(new Date(nowMs - minutes * 60_000).toISOString()),
          }),
        ]),
  ];
  return (
    <AdminPage title={t('admin_tickets')} lead={lead.join(' · ')} counts={counts}>
      <ViewLinks
        label={t('helpdesk_views')}
        views={TICKET_VIEWS.map((name) => ({
          to: ticketAddress(null, { view: name, page: 1 }),
          text: t(`helpdesk_view_${name}`),
          count: list.counts[name],
          isCurrent: name === view,
        }))}
      />
      <div className={ticket ? `${css.desk} ${css.reading}` : css.desk}>
        <div className={css.side}>
          {list.items.length > 0 ? (
            <TicketList tickets={list.items} place={place} openedId={ticket?.id ?? null} />
          ) : (
            <p>{t('helpdesk_none')}</p>
          )}
          <Paging
            total={list.counts[view]}
            limit={list.limit}
            page={list.page}
            pageHref={(page) => ticketAddress(null, { view, page })}
            link={RouterLink}
            texts={pagingTexts(t)}
          />
        </div>
        {ticket ? (
          <TicketThread ticket={ticket} place={place} failure={failure} />
        ) : (
          <p className={css.choose}>{list.items.length > 0 && t('helpdesk_choose')}</p>
        )}
      </div>
    </AdminPage>
  );
}
