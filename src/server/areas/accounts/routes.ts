import {
  changePassword,
  createFirstOperator,
  getFirstOperatorState,
  getAccess,
  signIn,
  signOut,
} from '../../../contracts/accounts/account.ts';
import { implement, type Route } from '../../core/http/api.ts';
import type { AccountService } from './service.ts';

const DONE = { result: true } as const;

export function accountRoutes(accounts: AccountService): Route[] {
  return [
    implement(signIn, async ({ body }, context) => ({
      ...DONE,
      secondStep: await accounts.signIn(body, context),
    })),
    implement(signOut, async (_input, context) => {
      await accounts.signOut(context);
      return DONE;
    }),
    implement(getAccess, (_input, { viewer }) => accounts.access(viewer)),
    implement(changePassword, async ({ body }, context) => {
      await accounts.changePassword(body, context);
      return DONE;
    }),
    implement(getFirstOperatorState, async ({ query }) => ({
      state: await accounts.firstOperatorState(query.token),
    })),
    implement(createFirstOperator, async ({ body }, context) => {
      await accounts.createFirstOperator(body, context);
      return DONE;
    }),
  ];
}
