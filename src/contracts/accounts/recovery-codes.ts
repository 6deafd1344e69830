import * as z from 'zod/mini';
import { done } from './account.ts';
import { endpoint } from '../core/endpoint.ts';
import { moment, text } from '../core/fields.ts';
import { secondStep } from './profile.ts';

export const getOwnSecondStep = endpoint({
  method: 'GET',
  path: '/api/account/recovery-codes/',
  summary: 'Get the second step of the account, and how many recovery codes are left',
  needs: 'signedIn',
  cost: 'light',
  answer: z.object({
    /** Null if it is off. */
    step: z.nullable(secondStep),
    /** The portal requires a second step before this account can operate. */
    isRequired: z.boolean(),
    left: z.int(),
    madeAt: z.nullable(moment),
    /** True for five minutes after sign-in or a confirmation. */
    isConfirmed: z.boolean(),
    hasPassword: z.boolean(),
    hasPasskey: z.boolean(),
  }),
});

export const createRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/recovery-codes/',
  summary: 'Create ten recovery codes, shown once; earlier codes stop working',
  needs: 'signedIn',
  cost: 'password',
  answer: z.object({ codes: z.array(z.string()) }),
});

/** As entered: any case, with spaces or dashes, and letters that look like digits. */
const code = z.pipe(
  text(60),
  z.transform((typed: string) =>
    typed
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\s-]/g, '')
      .replaceAll('o', '0')
      .replaceAll(/[il]/g, '1'),
  ),
);

export const finishWithRecoveryCode = endpoint({
  method: 'POST',
  path: '/api/account/second-step/recovery-code/',
  summary: 'Complete a sign-in with a recovery code instead of the second step',
  needs: 'public',
  cost: 'password',
  body: z.strictObject({ code }),
  answer: done,
});
