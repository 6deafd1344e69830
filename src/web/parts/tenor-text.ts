import { TENOR_NAMES, TENORS, type Tenor } from '../../domain/curves/curve-tenors.ts';
import type { Translate } from '../../labels/label-keys.ts';

/** Left out where there is little room. */
const MINOR: ReadonlySet<Tenor> = new Set(['6M', '3Y', '7Y', '15Y', '20Y']);

export function tenorText(tenor: Tenor, t: Translate): string {
  const years = TENORS[tenor];
  return years < 1
    ? t('curve_tenor_months', { count: years * 12 })
    : t('curve_tenor_years', { count: years });
}

/** Those that one of the curves has, as the chart draws them. */
export function chartTenors(has: ReadonlySet<Tenor>, t: Translate) {
  return TENOR_NAMES.filter((tenor) => has.has(tenor)).map((tenor) => ({
    tenor,
    label: tenorText(tenor, t),
    years: TENORS[tenor],
    isMinor: MINOR.has(tenor),
  }));
}
