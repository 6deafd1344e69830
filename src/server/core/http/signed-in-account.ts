import { ApiError } from '../../../contracts/core/errors.ts';
import type { RequestContext } from './request-context.ts';

/** The account that makes the call. The endpoint requires one, so this fails only through a bug. */
export function signedInAccount({ viewer: { accountId } }: Pick<RequestContext, 'viewer'>): number {
  if (accountId === null) throw new ApiError('not_signed_in');
  return accountId;
}
