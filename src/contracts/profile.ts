import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, MAX_ID, text } from './fields.ts';
import { ticket } from './tickets.ts';

const tariff = id;
/** Empty when all went well. */
const messages = z.object({ messages: z.array(z.string()) });

export const getSupportTickets = endpoint({
  method: 'GET',
  path: '/api/profile/support/tickets/',
  summary: 'The user’s latest 100 support tickets',
  needs: 'signedIn',
  answer: z.array(ticket),
});

/** What an operator should know; blanks alone count as nothing. */
const comment = z.optional(text(1000).check(z.trim(), z.maxLength(500)));

export const sendSubscriptionRequest = endpoint({
  method: 'POST',
  path: '/api/profile/pa/subscr_send_request/',
  summary:
    'Asks for a tariff; `contactPersonId` 0 asks anyone; a message says why nothing was sent',
  needs: 'signedIn',
  body: z.strictObject({
    tariff,
    contactPersonId: z.int().check(z.minimum(0), z.maximum(MAX_ID)),
    comment,
  }),
  answer: messages,
});

export const expandSubscriptionRequest = endpoint({
  method: 'POST',
  path: '/api/profile/pa/subscr_expand_request/',
  summary: 'Asks for more of a tariff that the account has; a message says why nothing was sent',
  needs: 'signedIn',
  body: z.strictObject({ tariff, comment }),
  answer: messages,
});

export const updatePhone = endpoint({
  method: 'POST',
  path: '/api/profile/update_mob/',
  summary: 'Names a new phone; no message in the answer means that a code was sent',
  needs: 'signedIn',
  body: z.strictObject({ phone: z.string().check(z.minLength(1), z.maxLength(32)) }),
  answer: messages,
});

export const sendPhoneCode = endpoint({
  method: 'GET',
  path: '/',
  summary: 'Sends the code again',
  needs: 'signedIn',
  query: z.object({ action: z.literal('ajaxSendCode') }),
  answer: messages,
});
