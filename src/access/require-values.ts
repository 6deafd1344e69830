import { ApiError } from '../contracts/errors.ts';
import { abilitiesOf, type Viewer } from './viewer.ts';

/** Refuses whoever may not see values, in words that say what would unlock them. */
export function requireValues(viewer: Viewer): void {
  const { isSignedIn, seesValues } = abilitiesOf(viewer);
  if (!isSignedIn) throw new ApiError('not_signed_in', { label: 'error_values_need_account' });
  if (!seesValues) throw new ApiError('forbidden', { label: 'error_values_need_access' });
}
