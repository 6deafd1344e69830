import {
  createRecoveryCodes,
  getOwnSecondStep,
  finishWithRecoveryCode,
} from '../../../contracts/accounts/recovery-codes.ts';
import { implement, type Route } from '../../core/http/api.ts';
import type { RecoveryCodes } from './recovery-codes.ts';

export function recoveryCodeRoutes(codes: RecoveryCodes): Route[] {
  return [
    implement(getOwnSecondStep, (_input, context) => codes.state(context)),
    implement(createRecoveryCodes, async (_input, context) => ({
      codes: await codes.create(context),
    })),
    implement(finishWithRecoveryCode, async ({ body }, context) => {
      await codes.finishSignIn(body.code, context);
      return { result: true as const };
    }),
  ];
}
