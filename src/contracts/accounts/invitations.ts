import * as z from 'zod/mini';
import { LANGUAGE_CODES } from '../../domain/text/language.ts';
import { done, email, name, newPassword, token } from './account.ts';
import { endpoint, type Answer } from '../core/endpoint.ts';
import { id, idParam, isoDay, moment } from '../core/fields.ts';
import { level } from '../admin/users.ts';

/** How long an invitation link is valid. */
export const INVITATION_DAYS = 7;
const MAX_TARIFFS = 20;
const params = z.strictObject({ invitationId: idParam });

/**
 * Sends no email: the response contains the link. Always the case if this portal sends no email.
 */
const byLink = z.optional(z.boolean());
/** Shown once, to be passed on by other means; null if it was emailed. */
const link = z.nullable(z.string());

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/admin/invitations/',
  summary: 'List invitations not yet accepted, latest first, up to 200',
  needs: 'operator',
  cost: 'light',
  answer: z.object({
    items: z.array(
      z.object({
        id,
        email: z.string(),
        level,
        isOperator: z.boolean(),
        tariffs: z.array(z.object({ id, name: z.string(), endsAt: z.nullable(moment) })),
        sentAt: moment,
        expiresAt: moment,
        isExpired: z.boolean(),
      }),
    ),
    total: z.int(),
    /** The tariffs that can be granted. */
    offered: z.array(z.object({ id, name: z.string() })),
    canMail: z.boolean(),
  }),
});
export type Invitation = Answer<typeof listInvitations>['items'][number];

export const inviteUser = endpoint({
  method: 'POST',
  path: '/api/admin/invitations/',
  summary: 'Invite a user with an access level and tariffs',
  needs: 'operator',
  cost: 'light',
  body: z.strictObject({
    email,
    level,
    tariffs: z.array(id).check(z.maxLength(MAX_TARIFFS)),
    /** The last day of the tariffs; null if unlimited. */
    endsOn: z.nullable(isoDay),
    language: z.enum(LANGUAGE_CODES),
    /** The new account may operate this portal. */
    isOperator: z.optional(z.boolean()),
    byLink,
  }),
  answer: z.object({ id, link }),
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitations/{invitationId}/resend/',
  summary: 'Resend an invitation with a new link',
  needs: 'operator',
  cost: 'light',
  params,
  body: z.optional(z.strictObject({ byLink })),
  answer: z.object({ result: z.literal(true), link }),
});

export const withdrawInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitations/{invitationId}/withdraw/',
  summary: 'Withdraw an invitation; its link stops working',
  needs: 'operator',
  cost: 'light',
  params,
  answer: done,
});

export const getInvitation = endpoint({
  method: 'GET',
  path: '/api/account/invitation/',
  summary: 'Check whether an invitation link is still valid, and for which email address',
  needs: 'public',
  cost: 'light',
  query: z.strictObject({ token: z.optional(token) }),
  answer: z.object({ state: z.enum(['open', 'void']), email: z.nullable(z.string()) }),
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/account/invitation/',
  summary: 'Accept an invitation: create the account and sign in',
  needs: 'public',
  cost: 'password',
  body: z.strictObject({ token, name, password: newPassword }),
  answer: done,
});
