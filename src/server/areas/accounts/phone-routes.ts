import {
  confirmSignInCode,
  getSecondStep,
  sendSignInCode,
} from '../../../contracts/accounts/account.ts';
import {
  confirmPhone,
  getPhone,
  removePhone,
  sendPhoneCode,
  setPhoneSecondStep,
  updatePhone,
} from '../../../contracts/accounts/profile.ts';
import { implement, type Route } from '../../core/http/api.ts';
import type { PhoneService } from './phone-service.ts';
import type { SecondSteps } from './second-steps.ts';

const DONE = { result: true } as const;

export function phoneRoutes(phones: PhoneService, steps: SecondSteps): Route[] {
  return [
    implement(getPhone, (_input, context) => phones.state(context)),
    implement(updatePhone, async ({ body }, context) => ({
      messages: await phones.update(body.phone, context),
    })),
    implement(sendPhoneCode, async (_input, context) => ({
      messages: await phones.resend(context),
    })),
    implement(confirmPhone, async ({ body }, context) => {
      await phones.confirm(body.code, context);
      return { messages: [] };
    }),
    implement(removePhone, async ({ body }, context) => ({
      messages: await phones.remove(body.which, context),
    })),
    implement(setPhoneSecondStep, async ({ body }, context) => ({
      messages: await phones.setSecondStep(body, context),
    })),
    implement(getSecondStep, (_input, context) => steps.state(context)),
    implement(sendSignInCode, async (_input, context) => ({
      messages: await steps.resend(context),
    })),
    implement(confirmSignInCode, async ({ body }, context) => {
      await steps.confirm(body.code, context);
      return DONE;
    }),
  ];
}
