import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { id, MAX_ID, moment, text } from '../core/fields.ts';
import { ticket } from './tickets.ts';

const tariff = id;
/** Empty on success. */
export const messages = z.object({ messages: z.array(z.string()) });

export const getSupportTickets = endpoint({
  method: 'GET',
  path: '/api/profile/support/tickets/',
  summary: 'List the user’s latest 100 support tickets',
  needs: 'signedIn',
  cost: 'light',
  answer: z.array(ticket),
});

/** A note for the operator; only spaces count as empty. */
const comment = z.optional(text(1000).check(z.trim(), z.maxLength(500)));

export const sendSubscriptionRequest = endpoint({
  method: 'POST',
  path: '/api/profile/pa/subscr_send_request/',
  summary: 'Request a tariff; if no request was sent, `messages` says why',
  needs: 'signedIn',
  cost: 'light',
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
  summary: 'Request an extension of a current tariff; if no request was sent, `messages` says why',
  needs: 'signedIn',
  cost: 'light',
  body: z.strictObject({ tariff, comment }),
  answer: messages,
});

/** A six-digit code as copied from a message: spaces and dashes are allowed. */
export const codeText = z.pipe(
  text(40),
  z.pipe(
    z.transform((code: string) => code.normalize('NFKC').replaceAll(/[\s-]/g, '')),
    z.string().check(z.regex(/^\d{6}$/)),
  ),
);

/** The latest code sent. */
export const codeState = z.object({
  /** The recipient's number, mostly hidden. */
  phone: z.string(),
  /** False once it has been used, has expired or has been tried too often. */
  isOpen: z.boolean(),
  triesLeft: z.int(),
  validUntil: moment,
  /** Seconds until the next one may be requested. */
  resendSeconds: z.int(),
});

export type CodeState = z.output<typeof codeState>;

export const secondStep = z.enum(['code', 'passkey']);

export const getPhone = endpoint({
  method: 'GET',
  path: '/api/profile/phone/',
  summary: 'Get the phone number of the account, and the state of the code sent to a new one',
  needs: 'signedIn',
  cost: 'light',
  answer: z.object({
    phone: z.nullable(z.string()),
    /** False if this portal cannot send text messages. */
    canSend: z.boolean(),
    code: z.nullable(codeState),
    secondStep: z.nullable(secondStep),
  }),
});

export const updatePhone = endpoint({
  method: 'POST',
  path: '/api/profile/update_mob/',
  summary: 'Set a new phone number; an empty `messages` array means a code was sent',
  needs: 'signedIn',
  cost: 'password',
  body: z.strictObject({ phone: text(32).check(z.trim(), z.minLength(1)) }),
  answer: messages,
});

export const sendPhoneCode = endpoint({
  method: 'GET',
  path: '/',
  action: 'ajaxSendCode',
  summary: 'Resend the phone code; can only be called by pages of this portal',
  needs: 'signedIn',
  cost: 'password',
  query: z.object({ action: z.literal('ajaxSendCode') }),
  answer: messages,
});

export const confirmPhone = endpoint({
  method: 'POST',
  path: '/api/profile/confirm_mob/',
  summary: 'Confirm the new phone number with the code sent to it',
  needs: 'signedIn',
  cost: 'password',
  body: z.strictObject({ code: codeText }),
  answer: messages,
});

export const removePhone = endpoint({
  method: 'POST',
  path: '/api/profile/remove_mob/',
  summary: 'Remove the confirmed phone number, or a new one awaiting its code',
  needs: 'signedIn',
  cost: 'password',
  body: z.strictObject({ which: z.enum(['new', 'confirmed']) }),
  answer: messages,
});

export const setPhoneSecondStep = endpoint({
  method: 'POST',
  path: '/api/profile/phone_second_step/',
  summary: 'Turn the text-message second step on or off',
  needs: 'signedIn',
  cost: 'password',
  body: z.strictObject({ isOn: z.boolean(), password: text(200).check(z.minLength(1)) }),
  answer: messages,
});
