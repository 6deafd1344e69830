import { ApiError } from '../../../contracts/core/errors.ts';
import type { RequestContext } from '../../core/http/request-context.ts';

/** The signed-in account; throws if there is none. */
export function signedInAccount({ viewer: { accountId } }: RequestContext): number {
  if (accountId === null) throw new ApiError('not_signed_in');
  return accountId;
}
