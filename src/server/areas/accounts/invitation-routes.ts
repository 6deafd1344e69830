import {
  acceptInvitation,
  getInvitation,
  inviteUser,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from '../../../contracts/accounts/invitations.ts';
import type { Db } from '../../../db/connect.ts';
import { implementChange } from '../../core/audit/operator-change.ts';
import { implement, type Route } from '../../core/http/api.ts';
import type { Invitations } from './invitations.ts';

const DONE = { result: true } as const;

export function invitationRoutes(db: Db, invitations: Invitations): Route[] {
  return [
    implement(listInvitations, (_input, { language }) => invitations.list(language)),
    implementChange(db, inviteUser, (change, { body }, context) =>
      invitations.invite(change, body, context),
    ),
    implementChange(db, resendInvitation, async (change, { params, body }, context) => ({
      ...DONE,
      link: await invitations.resend(change, params.invitationId, body?.byLink, context),
    })),
    implementChange(db, withdrawInvitation, async (change, { params }) => {
      await invitations.withdraw(change, params.invitationId);
      return DONE;
    }),
    implement(getInvitation, ({ query }) => invitations.state(query.token)),
    implement(acceptInvitation, async ({ body }, context) => {
      await invitations.accept(body, context);
      return DONE;
    }),
  ];
}
