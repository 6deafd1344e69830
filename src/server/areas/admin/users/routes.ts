import { changeInBulk, countBulkChange } from '../../../../contracts/admin/bulk-users.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import { getUserSight } from '../../../../contracts/admin/user-sight.ts';
import {
  blockUser,
  changeUserAccess,
  endUserSession,
  endUserSessions,
  getUser,
  listUsers,
  previewUserAccess,
  revokeUserTokens,
  liftSecondStep,
  removeUserPasskeys,
  sendResetLink,
  unblockUser,
} from '../../../../contracts/admin/users.ts';
import type { Db } from '../../../../db/connect.ts';
import { implementChange } from '../../../core/audit/operator-change.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import type { LetterWriter } from '../../../core/messages/letters.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';
import { signedInAccount } from '../../../core/http/signed-in-account.ts';
import { changeAccess, previewAccess } from './access.ts';
import { changeBulk, countBulk } from './bulk.ts';
import { GroupCounts } from './group-counts.ts';
import { describe, list, type UserParts } from './service.ts';
import { previewAsUser, type SightParts } from './sight.ts';
import * as lostKeys from './lost-keys.ts';
import * as signOuts from './sign-outs.ts';

const DONE = { result: true } as const;

export interface UserRouteParts extends UserParts, SightParts {
  readonly sendReset: (
    trx: Db,
    account: { readonly id: number; readonly email: string; readonly language: string },
    context: RequestContext,
  ) => Promise<void>;
  readonly letters: LetterWriter;
  /** Drops cached viewers: of one account, or of all. */
  readonly forgetAccount: (accountId: number) => void;
  readonly forgetAll: () => void;
}

/** Users as operators see and change them. */
export function operatorUserRoutes(db: Db, asked: UserRouteParts): Route[] {
  const groups = new GroupCounts(db);
  const parts: UserRouteParts = {
    ...asked,
    forgetAccount: (accountId) => {
      groups.forget();
      asked.forgetAccount(accountId);
    },
    forgetAll: () => {
      groups.forget();
      asked.forgetAll();
    },
  };
  return [
    implement(listUsers, ({ query }, context) => list(db, query, context, groups)),
    implement(getUser, ({ params }, context) => describe(db, params.accountId, context, parts)),
    implement(previewUserAccess, ({ params, body }) =>
      previewAccess(db, params.accountId, body, parts),
    ),
    andForget(
      implementChange(db, changeUserAccess, async (change, { params, body }) => ({
        changes: await changeAccess(change, params.accountId, body, parts),
      })),
      parts.forgetAccount,
    ),
    implement(getUserSight, ({ params }, context) =>
      previewAsUser(db, params.accountId, context, parts),
    ),
    implement(countBulkChange, ({ body }, context) =>
      countBulk(db, body.who, body.change, {
        operatorId: signedInAccount(context),
        zone: parts.zone(),
      }),
    ),
    andForget(
      implementChange(db, changeInBulk, (change, { body }) =>
        changeBulk(change, body, parts.zone()),
      ),
      parts.forgetAll,
    ),
    ...signOutRoutes(db, parts).map((route) => andForget(route, parts.forgetAccount)),
  ];
}

/** Other processes are notified; in this one, the change is effective before the response. */
function andForget(route: Route, forget: (accountId: number) => void): Route {
  return {
    ...route,
    async run(input, context) {
      const answer = await route.run(input, context);
      const { accountId } = (input.params ?? {}) as { readonly accountId?: string };
      forget(Number(accountId));
      return answer;
    },
  };
}

function signOutRoutes(db: Db, parts: UserRouteParts): Route[] {
  return [
    implementChange(db, endUserSession, async (change, { params }) => {
      await signOuts.endSession(change, params.accountId, params.sessionId);
      return DONE;
    }),
    implementChange(db, endUserSessions, async (change, { params }) => {
      await signOuts.endSessions(change, params.accountId);
      return DONE;
    }),
    implementChange(db, revokeUserTokens, async (change, { params }) => {
      await signOuts.revokeTokens(change, params.accountId);
      return DONE;
    }),
    implementChange(db, liftSecondStep, async (change, { params }) => {
      await lostKeys.turnOffStep(change, params.accountId, parts.letters);
      return DONE;
    }),
    implementChange(db, removeUserPasskeys, async (change, { params }) => {
      await lostKeys.removePasskeys(change, params.accountId, parts.letters);
      return DONE;
    }),
    implementChange(db, blockUser, async (change, { params, body }) => {
      await signOuts.block(change, params.accountId, body.reason);
      return DONE;
    }),
    implementChange(db, unblockUser, async (change, { params }) => {
      await signOuts.unblock(change, params.accountId);
      return DONE;
    }),
    implementChange(db, sendResetLink, async ({ trx, record }, { params }, context) => {
      const account = await signOuts.holdPerson(trx, params.accountId);
      if (!parts.canMail()) throw new ApiError('forbidden', { label: 'reset_no_mail' });
      if (account.isBlocked) throw new ApiError('forbidden', { label: 'users_is_blocked' });
      await parts.sendReset(trx, account, context);
      await record({ action: 'sent', kind: 'account', target: account.id, after: { reset: true } });
      return DONE;
    }),
  ];
}
