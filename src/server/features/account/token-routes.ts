import { ApiError } from '../../../contracts/errors.ts';
import { createToken, listTokens, revokeToken } from '../../../contracts/tokens.ts';
import { implement, type Route } from '../../http/api.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { ApiTokens } from './api-tokens.ts';

export function tokenRoutes(tokens: ApiTokens): Route[] {
  return [
    implement(listTokens, (_input, context) => tokens.list(accountOf(context))),
    implement(createToken, ({ body }, context) => tokens.create(body, accountOf(context))),
    implement(revokeToken, async ({ params }, context) => {
      await tokens.revoke(params.tokenId, accountOf(context));
      return { result: true } as const;
    }),
  ];
}

function accountOf({ viewer: { accountId } }: RequestContext): number {
  if (accountId === null) throw new ApiError('not_signed_in');
  return accountId;
}
