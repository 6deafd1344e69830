import { createToken, listTokens, revokeToken } from '../../../contracts/accounts/tokens.ts';
import { implement, type Route } from '../../core/http/api.ts';
import type { ApiTokens } from './api-tokens.ts';
import { signedInAccount } from './signed-in-account.ts';

export function tokenRoutes(tokens: ApiTokens): Route[] {
  return [
    implement(listTokens, (_input, context) => tokens.list(signedInAccount(context))),
    implement(createToken, ({ body }, context) => tokens.create(body, signedInAccount(context))),
    implement(revokeToken, async ({ params }, context) => {
      await tokens.revoke(params.tokenId, signedInAccount(context));
      return { result: true } as const;
    }),
  ];
}
