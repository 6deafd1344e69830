import {
  addPasskey,
  getPasskeyOptions,
  askForPasskeyStep,
  askToConfirm,
  getSignInOptions,
  confirmWithPasskey,
  confirmWithPassword,
  finishPasskeyStep,
  listPasskeys,
  removePasskey,
  setPasskeyStep,
  signInWithPasskey,
} from '../../../contracts/accounts/passkeys.ts';
import { implement, type Route } from '../../core/http/api.ts';
import type { Confirmations } from './confirmations.ts';
import type { PasskeySignIns } from './passkey-sign-ins.ts';
import type { Passkeys } from './passkeys.ts';

const DONE = { result: true } as const;

export function passkeyRoutes({
  passkeys,
  signIns,
  confirmations,
}: {
  passkeys: Passkeys;
  signIns: PasskeySignIns;
  confirmations: Confirmations;
}): Route[] {
  return [
    implement(listPasskeys, (_input, context) => passkeys.list(context)),
    implement(getPasskeyOptions, (_input, context) => passkeys.getPasskeyOptions(context)),
    implement(addPasskey, ({ body }, context) => passkeys.add(body, context)),
    implement(removePasskey, async ({ params }, context) => {
      await passkeys.remove(params.passkeyId, context);
      return DONE;
    }),
    implement(confirmWithPassword, async ({ body }, context) => {
      await confirmations.confirmWithPassword(body.password, context);
      return DONE;
    }),
    implement(askToConfirm, (_input, context) => signIns.askToConfirm(context)),
    implement(confirmWithPasskey, async ({ body }, context) => {
      await signIns.confirm(body.assertion, context);
      return DONE;
    }),
    implement(getSignInOptions, (_input, context) => signIns.getSignInOptions(context)),
    implement(signInWithPasskey, async ({ body }, context) => {
      await signIns.signIn(body.assertion, context);
      return DONE;
    }),
    implement(setPasskeyStep, async ({ body }, context) => {
      await passkeys.setSecondStep(body, context);
      return DONE;
    }),
    implement(askForPasskeyStep, (_input, context) => signIns.getSecondStepOptions(context)),
    implement(finishPasskeyStep, async ({ body }, context) => {
      await signIns.finishStep(body.assertion, context);
      return DONE;
    }),
  ];
}
