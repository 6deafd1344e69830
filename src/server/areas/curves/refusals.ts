import type { CurveRefusal } from '../../../contracts/curves/curves.ts';
import { ApiError } from '../../../contracts/core/errors.ts';

/** An error for a date or a comparison that can't be shown, with the page's explanation. */
export function refuseCurve(field: string, reason: CurveRefusal): ApiError {
  return new ApiError('invalid_field', { field, label: `curve_wrong_${reason}` });
}
