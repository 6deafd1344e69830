import { ApiError } from '../../../contracts/core/errors.ts';
import type { StoredTerms } from '../../../db/bonds/read-terms.ts';
import { findTermGaps, type GapTerm, type TermGaps } from '../../../domain/bonds/term-gaps.ts';
import type { LabelKey } from '../../../labels/label-keys.ts';

const MISSING_LABELS: Readonly<Record<GapTerm, LabelKey>> = {
  couponRate: 'fig_missing_coupon_rate',
  couponsPerYear: 'fig_missing_coupons_per_year',
  dayCount: 'fig_missing_day_count',
  issuedOn: 'fig_missing_issued_on',
};

/** As a response lists them. */
export function listTermGaps({ terms }: StoredTerms): {
  missing: GapTerm[];
  unsupported: GapTerm[];
} {
  const { missing, unsupported } = findTermGaps(terms);
  return { missing: [...missing], unsupported: [...unsupported] };
}

/** The label that explains why a stored bond has no figures; undefined if it may have some. */
function gapLabel({ missing: [first], unsupported }: TermGaps): LabelKey | undefined {
  if (first !== undefined) return MISSING_LABELS[first];
  return unsupported.length > 0 ? 'fig_unsupported_coupons_per_year' : undefined;
}

/** Rejects a calculation that needs an unknown term; `field` is how the request names the bond. */
export function requireKnownTerms({ terms }: StoredTerms, field: string): void {
  const label = gapLabel(findTermGaps(terms));
  if (label !== undefined) throw new ApiError('invalid_field', { field, label });
}
