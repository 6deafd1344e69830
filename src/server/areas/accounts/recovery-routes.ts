import { register } from '../../../contracts/accounts/account.ts';
import {
  askForReset,
  confirmRegistration,
  getLinkState,
  getOpenIdLink,
  getSignInWays,
  resetPassword,
  unlinkOpenId,
} from '../../../contracts/accounts/recovery.ts';
import type { OperatorContact } from '../../../contracts/accounts/operator-contact.ts';
import type { Config } from '../../config.ts';
import { implement, type Route } from '../../core/http/api.ts';
import type { OpenId } from './openid.ts';
import type { Recovery } from './recovery.ts';
import type { Registration } from './registration.ts';

const DONE = { result: true } as const;

interface RecoveryServices {
  readonly recovery: Recovery;
  readonly registration: Registration;
  readonly openId: OpenId;
  readonly config: Pick<Config, 'openId'>;
  /** The operator's current contact. */
  readonly contact: () => OperatorContact | null;
}

export function recoveryRoutes(services: RecoveryServices): Route[] {
  const { recovery, registration, openId, config, contact } = services;
  const name = config.openId?.name ?? null;
  return [
    implement(register, async ({ body }, context) => {
      const isSignedIn = await registration.register(body, context);
      return isSignedIn ? DONE : { ...DONE, next: 'confirm' as const };
    }),
    implement(confirmRegistration, async ({ body }, context) => {
      await registration.confirm(body, context);
      return DONE;
    }),
    implement(askForReset, async ({ body }, context) => {
      await recovery.requestLink(body.email, context);
      return DONE;
    }),
    implement(resetPassword, async ({ body }, context) => {
      await recovery.setPassword(body, context);
      return DONE;
    }),
    implement(getLinkState, async ({ query: { purpose, token = '' } }) => {
      const links = purpose === 'reset' ? recovery : registration;
      return { state: (await links.isOpen(token)) ? ('open' as const) : ('void' as const) };
    }),
    implement(getSignInWays, () => ({
      canRecover: recovery.isPossible,
      openId: name,
      // Spammers would find it on a public page, so it is only included when needed.
      contact: recovery.isPossible ? null : contact(),
    })),
    implement(getOpenIdLink, async (_input, { viewer }) => ({
      ...(await openId.describe(viewer)),
      openId: name,
      canRecover: recovery.isPossible,
    })),
    implement(unlinkOpenId, async ({ body }, context) => {
      await openId.unlink(body.currentPassword, context);
      return DONE;
    }),
  ];
}
