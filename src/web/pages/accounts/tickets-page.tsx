import {
  data,
  Form,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { getSupportTickets } from '../../../contracts/accounts/profile.ts';
import { openTicket } from '../../../contracts/accounts/tickets.ts';
import { load } from '../../api/load.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';
import { usePreservedParams } from '../../shell/link.tsx';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { AccountPage } from './account-page.tsx';
import { Field, FormError, SubmitButton, type FormFailure } from '../../forms/form.tsx';
import { loadAccess } from './load-access.ts';
import { MessageField } from './message-field.tsx';
import { TicketList } from './ticket-list.tsx';
import { buttonClass } from '../../../widgets/button/button-class.ts';
import { Icon } from '../../../widgets/icon/icon.tsx';
import css from './tickets-page.module.css';

export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels(
  'account.forms',
  'account.profile',
  'requests.tickets',
  'widgets.table_moves',
);
const ADDRESS = '/profile/tickets/';
const SUBJECT_REFUSAL = 'ticket_subject_invalid';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  return {
    access: await loadAccess(context, ADDRESS, url),
    tickets: await load(context, getSupportTickets, {}),
    labels: LABELS,
    head: { title: t('nav_tickets'), description: t('tickets_description') },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const typed = Object.fromEntries(
    ['subject', 'text'].map((name) => {
      const text = form.get(name);
      return [name, typeof text === 'string' ? text : ''];
    }),
  ) as { subject: string; text: string };
  const result = await context.get(pageContext).call(openTicket, { body: typed });
  const { search } = new URL(request.url);
  if (result.ok) return redirect(keptAddress(`${ADDRESS}${result.answer.id}/`, search));
  return data({ error: result.error, typed } satisfies FormFailure, { status: result.status });
}

export default function TicketsPage() {
  const t = useLabels();
  const { access, tickets } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  const unread = tickets.reduce((sum, ticket) => sum + ticket.unread, 0);
  return (
    <AccountPage title={t('nav_tickets')} access={access}>
      <section className={css.page}>
        {unread > 0 && <p>{t('tickets_unread', { count: unread })}</p>}
        <details className={css.new} open={failure !== undefined || tickets.length === 0}>
          <summary className={buttonClass()}>
            <Icon name="plus" />
            {t('ticket_new')}
          </summary>
          <NewTicketForm failure={failure} />
        </details>
        {tickets.length > 0 ? <TicketList tickets={tickets} /> : <p>{t('tickets_none')}</p>}
      </section>
    </AccountPage>
  );
}

function NewTicketForm({ failure }: { failure: FormFailure | undefined }) {
  const t = useLabels();
  return (
    <Form method="post" action={usePreservedParams()(ADDRESS)} reloadDocument className={css.form}>
      <FormError failure={failure} />
      <Field
        name="subject"
        type="text"
        label={t('ticket_subject')}
        autoComplete="off"
        refusal={SUBJECT_REFUSAL}
        failure={failure}
      />
      <MessageField label={t('ticket_text')} failure={failure} />
      <div>
        <SubmitButton>{t('ticket_send')}</SubmitButton>
      </div>
    </Form>
  );
}
