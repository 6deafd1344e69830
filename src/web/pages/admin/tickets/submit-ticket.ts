import type { RouterContextProvider } from 'react-router';
import {
  answerAsOperator,
  assignTicket,
  closeAsOperator,
  reopenTicket,
} from '../../../../contracts/admin/operator-tickets.ts';
import { pageContext } from '../../../page-context.ts';

/** Runs the action of the pressed button; without one, sends an answer. */
export async function submitTicket(
  context: Readonly<RouterContextProvider>,
  ticketId: string,
  { act = 'answer', text = '', operator = '' }: Readonly<Record<string, string>>,
) {
  const { call } = context.get(pageContext);
  const params = { ticketId };
  if (act === 'close') return call(closeAsOperator, { params });
  if (act === 'reopen') return call(reopenTicket, { params });
  if (act === 'assign') {
    const operatorId = operator === '' ? null : Number(operator);
    return call(assignTicket, { params, body: { operatorId } });
  }
  return call(answerAsOperator, { params, body: { text, closes: act === 'answer-and-close' } });
}
