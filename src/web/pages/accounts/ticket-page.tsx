import {
  data,
  Form,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import {
  answerTicket,
  closeTicket,
  getTicket,
  readTicket,
  type TicketThread,
} from '../../../contracts/accounts/tickets.ts';
import { load } from '../../api/load.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';
import { Link, usePreservedParams } from '../../shell/link.tsx';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { AccountPage } from './account-page.tsx';
import { FormError, SubmitButton, type FormFailure } from '../../forms/form.tsx';
import { loadAccess } from './load-access.ts';
import { MessageField } from './message-field.tsx';
import { TicketState } from './ticket-list.tsx';
import css from './tickets-page.module.css';
import { Button } from '../../../widgets/button/button.tsx';
import { useMoments } from '../../shell/use-moments.ts';

export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels(
  'account.forms',
  'account.profile',
  'requests.tickets',
  'widgets.table_moves',
);
const addressFor = (ticketId: string) => `/profile/tickets/${ticketId}/`;

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const input = { params: { ticketId: params['ticketId'] ?? '' } };
  const access = await loadAccess(
    context,
    addressFor(encodeURIComponent(input.params.ticketId)),
    url,
  );
  const ticket = await load(context, getTicket, input);
  // Opening the page marks all answers as read. The page is shown even if that fails.
  if (ticket.unread > 0) await context.get(pageContext).call(readTicket, input);
  return {
    access,
    ticket,
    labels: LABELS,
    head: { title: ticket.subject, description: t('tickets_description') },
  };
}

/** Sends an answer, or closes the ticket if that button was pressed. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await request.formData();
  const { call } = context.get(pageContext);
  const ticketId = params['ticketId'] ?? '';
  const written = form.get('text');
  const text = typeof written === 'string' ? written : '';
  const result = form.has('close')
    ? await call(closeTicket, { params: { ticketId } })
    : await call(answerTicket, { params: { ticketId }, body: { text } });
  const { search } = new URL(request.url);
  if (result.ok) return redirect(keptAddress(addressFor(ticketId), search));
  return data({ error: result.error, typed: { text } } satisfies FormFailure, {
    status: result.status,
  });
}

export default function TicketPage() {
  const t = useLabels();
  const kept = usePreservedParams();
  const { access, ticket } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  const address = kept(addressFor(String(ticket.id)));
  const isClosed = ticket.state === 'closed';
  return (
    <AccountPage title={ticket.subject} access={access}>
      <section className={css.page}>
        <p>
          <Link to="/profile/tickets/">{t('ticket_all')}</Link> · <code>{ticket.id}</code>{' '}
          <TicketState state={ticket.state} />
        </p>
        <Thread ticket={ticket} />
        {isClosed && <p className={css.note}>{t('ticket_closed_note')}</p>}
        <Form method="post" action={address} reloadDocument className={css.form}>
          <FormError failure={failure} />
          <MessageField label={t('ticket_write')} failure={failure} />
          <div className={css.ends}>
            <SubmitButton>{t('ticket_send')}</SubmitButton>
            {!isClosed && (
              // The ticket can be closed even if an answer has been started.
              <Button type="submit" name="close" value="1" formNoValidate size="l">
                {t('ticket_close')}
              </Button>
            )}
          </div>
        </Form>
      </section>
    </AccountPage>
  );
}

function Thread({ ticket }: { ticket: TicketThread }) {
  const t = useLabels();
  const { moment } = useMoments();
  return (
    <ol className={css.thread}>
      {ticket.messages.map((message) => (
        <li key={message.id} className={message.isOperator ? css.ofOperator : css.own}>
          <p className={css.note}>
            {t(message.isOperator ? 'ticket_operator' : 'ticket_you')} ·{' '}
            <time dateTime={message.createdAt}>{moment(message.createdAt)}</time>
          </p>
          <p className={css.words}>{message.text}</p>
        </li>
      ))}
    </ol>
  );
}
