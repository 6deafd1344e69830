import type { CurveRefusal } from '../../../contracts/curves/curves.ts';
import { ApiError } from '../../../contracts/core/errors.ts';

/** A date or a comparison that cannot be shown, with the words of the page for why. */
export function refuseCurve(field: string, reason: CurveRefusal): ApiError {
  return new ApiError('invalid_field', { field, label: `curve_wrong_${reason}` });
}
