import { Form } from 'react-router';
import { MAX_MESSAGE } from '../../../../contracts/accounts/tickets.ts';
import type { TicketToAnswer } from '../../../../contracts/admin/operator-tickets.ts';
import { FormError, type FormFailure } from '../../../forms/form.tsx';
import { Link, usePreservedParams } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useMoments } from '../../../shell/use-moments.ts';
import { ticketAddress, type Place } from './address.ts';
import { Button } from '../../../../widgets/button/button.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { TextArea } from '../../../../widgets/field/text-field.tsx';
import css from './tickets-page.module.css';

interface TicketThreadProps {
  readonly ticket: TicketToAnswer;
  readonly place: Place;
  readonly failure: FormFailure | undefined;
}

/** A ticket with its messages, its owner and the answer form. */
export function TicketThread({ ticket, place, failure }: TicketThreadProps) {
  const t = useLabels();
  const { moment } = useMoments();
  const action = usePreservedParams()(ticketAddress(ticket.id, place));
  return (
    <section className={css.thread} aria-label={ticket.subject}>
      <p className={css.back}>
        <Link to={ticketAddress(null, place)}>{t('helpdesk_all')}</Link>
      </p>
      <div className={css.head}>
        <div>
          <h2>{ticket.subject}</h2>
          <p className={css.facts}>
            {t('helpdesk_number', { number: String(ticket.id) })} ·{' '}
            <Link to={`/admin/users/${ticket.account.id}/`}>{ticket.account.email}</Link> ·{' '}
            {moment(ticket.createdAt)} · {t(`helpdesk_state_${ticket.state}`)}
          </p>
        </div>
        <Ownership ticket={ticket} action={action} chosen={failure?.typed['operator']} />
      </div>
      <Messages ticket={ticket} />
      <Answer ticket={ticket} action={action} failure={failure} />
    </section>
  );
}

/** Assigns, closes or reopens the ticket. */
function Ownership({
  ticket,
  action,
  chosen,
}: {
  readonly ticket: TicketToAnswer;
  readonly action: string;
  /** The operator it couldn't be assigned to. */
  readonly chosen: string | undefined;
}) {
  const t = useLabels();
  const isClosed = ticket.state === 'closed';
  return (
    <div className={css.ownership}>
      <Form method="post" action={action} reloadDocument className={css.assign}>
        <SelectField
          label={t('helpdesk_assigned')}
          hideLabel
          name="operator"
          className={css.choice}
          // Without a key, the old choice would stay after reassignment.
          key={ticket.assignedTo?.id ?? 0}
          value={chosen ?? String(ticket.assignedTo?.id ?? '')}
          options={[
            { id: '', text: t('helpdesk_nobody') },
            ...ticket.operators.map(({ id, name }) => ({ id: String(id), text: name })),
          ]}
        />
        <Button type="submit" name="act" value="assign">
          {t('helpdesk_assign')}
        </Button>
      </Form>
      <Form method="post" action={action} reloadDocument>
        <Button type="submit" name="act" value={isClosed ? 'reopen' : 'close'}>
          {t(isClosed ? 'helpdesk_reopen' : 'helpdesk_close')}
        </Button>
      </Form>
    </div>
  );
}

function Messages({ ticket }: { ticket: TicketToAnswer }) {
  const t = useLabels();
  const { moment } = useMoments();
  const nameFor = (id: number) => ticket.authors.find((author) => author.id === id)?.name;
  return (
    <ol className={css.messages}>
      {ticket.messages.map(({ id, isOperator, contacts_id, createdAt, text }) => (
        <li key={id} className={isOperator ? css.answered : undefined}>
          <p className={css.facts}>
            {isOperator ? (nameFor(contacts_id) ?? t('helpdesk_operator')) : ticket.account.email} ·{' '}
            <time dateTime={createdAt}>{moment(createdAt)}</time>
          </p>
          <p className={css.words}>{text}</p>
        </li>
      ))}
    </ol>
  );
}

interface AnswerProps {
  readonly ticket: TicketToAnswer;
  readonly action: string;
  readonly failure: FormFailure | undefined;
}

function Answer({ ticket, action, failure }: AnswerProps) {
  const t = useLabels();
  return (
    <Form method="post" action={action} reloadDocument className={css.answer}>
      <FormError failure={failure} />
      <TextArea
        label={t('helpdesk_answer_to', { email: ticket.account.email })}
        name="text"
        rows={4}
        required
        maxLength={MAX_MESSAGE}
        defaultValue={failure?.typed['text']}
        error={failure?.error.field === 'body.text' && t('helpdesk_text_invalid')}
      />
      <div className={css.acts}>
        <Button type="submit" name="act" value="answer" kind="primary">
          {t('helpdesk_answer')}
        </Button>
        <Button type="submit" name="act" value="answer-and-close">
          {t('helpdesk_answer_close')}
        </Button>
      </div>
    </Form>
  );
}
