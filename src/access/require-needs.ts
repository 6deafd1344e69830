import type { Contract, Needs } from '../contracts/core/endpoint.ts';
import { ApiError } from '../contracts/core/errors.ts';
import { abilitiesFor, type Viewer } from './viewer.ts';

const ABILITIES = {
  signedIn: 'isSignedIn',
  values: 'seesValues',
  operator: 'operates',
} as const;

/** Denied values have their own text, which says how to get access to them. */
const VALUES_LABELS = {
  not_signed_in: 'error_values_need_account',
  forbidden: 'error_values_need_access',
} as const;

/**
 * Denies a call with these needs to a viewer without the ability: 401 if not signed in, otherwise
 * 403. The field is the part of the input that needs more than the rest.
 */
export function requireNeeds(viewer: Viewer, needs: Needs, field?: string): void {
  if (needs === 'public') return;
  const abilities = abilitiesFor(viewer);
  // Closed by default: no viewer has an ability that isn't in the list.
  if (abilities[ABILITIES[needs]]) return;
  if (needs === 'operator' && viewer.owesSecondStep) throw new ApiError('second_step_needed');
  const code = abilities.isSignedIn ? 'forbidden' : 'not_signed_in';
  throw new ApiError(code, {
    ...(needs === 'values' && { label: VALUES_LABELS[code] }),
    ...(field !== undefined && { field }),
  });
}

/**
 * Denies a call to a viewer without the right and to an API token without the scope. A token never
 * grants more than its account has.
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
