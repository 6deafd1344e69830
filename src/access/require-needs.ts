import type { Needs } from '../contracts/endpoint.ts';
import { ApiError } from '../contracts/errors.ts';
import { abilitiesFor, type Viewer } from './viewer.ts';

const ABILITIES = {
  signedIn: 'isSignedIn',
  values: 'seesValues',
  operator: 'operates',
} as const;

/** Values have words of their own, which say what would unlock them. */
const VALUES_LABELS = {
  not_signed_in: 'error_values_need_account',
  forbidden: 'error_values_need_access',
} as const;

/** Refuses whoever may not make a call that needs this: 401 before 403. */
export function requireNeeds(viewer: Viewer, needs: Needs): void {
  if (needs === 'public') return;
  const abilities = abilitiesFor(viewer);
  // Closed by default: what nobody has ever heard of is no ability of anybody.
  if (abilities[ABILITIES[needs]]) return;
  const code = abilities.isSignedIn ? 'forbidden' : 'not_signed_in';
  throw new ApiError(code, needs === 'values' ? { label: VALUES_LABELS[code] } : {});
}
