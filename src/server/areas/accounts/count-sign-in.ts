import type { SignInWay } from '../../../contracts/admin/usage.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import type { SignInCounter } from '../../core/usage/usage.ts';
import { OpenIdRefusal } from './openid-provider.ts';

/**
 * Counts the outcome of a sign-in attempt and returns the second step still required, or null. A
 * server failure isn't a rejected attempt and isn't counted.
 */
export async function countSignIn<Step extends string | null>(
  counter: SignInCounter,
  way: SignInWay,
  attempt: () => Promise<Step>,
): Promise<Step> {
  try {
    const step = await attempt();
    counter.countSignIn(way, step === null ? 'done' : 'second_step');
    return step;
  } catch (error) {
    const isRefusal =
      error instanceof OpenIdRefusal || (error instanceof ApiError && error.status < 500);
    if (isRefusal) counter.countSignIn(way, 'refused');
    throw error;
  }
}
