import type { Contract, Needs } from '../contracts/core/endpoint.ts';
import { ApiError } from '../contracts/core/errors.ts';
import { abilitiesFor, type Viewer } from './viewer.ts';

const ABILITIES = {
  signedIn: 'isSignedIn',
  values: 'seesValues',
  operator: 'operates',
} as const;

/** A refusal of values has its own text, which says how to get access to them. */
const VALUES_LABELS = {
  not_signed_in: 'error_values_need_account',
  forbidden: 'error_values_need_access',
} as const;

/**
 * Refuses a viewer who may not make a call with these needs: with 401 if not signed in, else 403.
 * The field is the part of the input that asks for more than the rest.
 */
export function requireNeeds(viewer: Viewer, needs: Needs, field?: string): void {
  if (needs === 'public') return;
  const abilities = abilitiesFor(viewer);
  // Closed by default: nobody has an ability that is not in the list.
  if (abilities[ABILITIES[needs]]) return;
  if (needs === 'operator' && viewer.owesSecondStep) throw new ApiError('second_step_needed');
  const code = abilities.isSignedIn ? 'forbidden' : 'not_signed_in';
  throw new ApiError(code, {
    ...(needs === 'values' && { label: VALUES_LABELS[code] }),
    ...(field !== undefined && { field }),
  });
}

/**
 * Refuses a viewer who may not make this call, and a program whose token is not good for it. A
 * token only opens what its account may see.
 */
export function requireCall(
  viewer: Viewer,
  { needs, scope }: Pick<Contract, 'needs' | 'scope'>,
): void {
  requireNeeds(viewer, needs);
  const { token } = viewer;
  if (!token || scope === 'any') return;
  if (scope === undefined || !token.scopes.includes(scope)) throw new ApiError('token_scope');
}
