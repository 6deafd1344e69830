import { ApiError } from '../../../contracts/core/errors.ts';
import type { RequestContext } from './request-context.ts';

/** The account that asks; the call needs one, so that only a mistake of ours is refused here. */
export function signedInAccount({ viewer: { accountId } }: Pick<RequestContext, 'viewer'>): number {
  if (accountId === null) throw new ApiError('not_signed_in');
  return accountId;
}
