import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';

const tariff = id;
/** Empty when all went well. */
const messages = z.object({ messages: z.array(z.string()) });

export const getSupportTickets = endpoint({
  method: 'GET',
  path: '/api/profile/support/tickets/',
  summary: 'The user’s support tickets',
  needs: 'signedIn',
  answer: z.array(
    z.object({
      id,
      messages: z.array(z.object({ status_id: z.int(), contacts_id: z.int() })),
      /** How many answers of the support the user has not read yet. */
      unread: z.optional(z.int()),
    }),
  ),
});

export const sendSubscriptionRequest = endpoint({
  method: 'POST',
  path: '/api/profile/pa/subscr_send_request/',
  summary: 'Asks for a tariff',
  needs: 'signedIn',
  body: z.strictObject({ tariff, contactPersonId: id }),
  answer: messages,
});

export const expandSubscriptionRequest = endpoint({
  method: 'POST',
  path: '/api/profile/pa/subscr_expand_request/',
  summary: 'Asks for more of a tariff',
  needs: 'signedIn',
  body: z.strictObject({ tariff }),
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
