import * as z from 'zod/mini';
import { GAP_TERMS } from '../../domain/bonds/term-gaps.ts';

const terms = z.array(z.enum(GAP_TERMS));

/** Why figures of a bond can't be calculated; both empty if they can. */
export const termGaps = {
  /** Terms that figures need and no source has given. */
  missing: terms,
  /** Known terms that the calculation doesn't support, such as 24 coupons a year. */
  unsupported: terms,
};
