import {
  addPasskey,
  askForPasskey,
  askToConfirm,
  askToSignIn,
  confirmWithPasskey,
  confirmWithPassword,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
} from '../../../contracts/passkeys.ts';
import { implement, type Route } from '../../http/api.ts';
import type { Confirmations } from './confirmations.ts';
import type { Passkeys } from './passkeys.ts';

const DONE = { result: true } as const;

export function passkeyRoutes(passkeys: Passkeys, confirmations: Confirmations): Route[] {
  return [
    implement(listPasskeys, (_input, context) => passkeys.list(context)),
    implement(askForPasskey, (_input, context) => passkeys.askForPasskey(context)),
    implement(addPasskey, ({ body }, context) => passkeys.add(body, context)),
    implement(removePasskey, async ({ params }, context) => {
      await passkeys.remove(params.passkeyId, context);
      return DONE;
    }),
    implement(confirmWithPassword, async ({ body }, context) => {
      await confirmations.confirmWithPassword(body.password, context);
      return DONE;
    }),
    implement(askToConfirm, (_input, context) => passkeys.askToConfirm(context)),
    implement(confirmWithPasskey, async ({ body }, context) => {
      await passkeys.confirm(body.assertion, context);
      return DONE;
    }),
    implement(askToSignIn, (_input, context) => passkeys.askToSignIn(context)),
    implement(signInWithPasskey, async ({ body }, context) => {
      await passkeys.signIn(body.assertion, context);
      return DONE;
    }),
  ];
}
