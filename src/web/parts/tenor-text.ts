import { TENOR_NAMES, TENORS, type Tenor } from '../../domain/curves/curve-tenors.ts';
import type { Translate } from '../../labels/label-keys.ts';

/** Omitted where space is tight. */
const MINOR: ReadonlySet<Tenor> = new Set(['6M', '3Y', '7Y', '15Y', '20Y']);

export function tenorText(tenor: Tenor, t: Translate): string {
  const years = TENORS[tenor];
  return years < 1
    ? t('curve_tenor_months', { count: years * 12 })
    : t('curve_tenor_years', { count: years });
}

/** The tenors that at least one curve has, in the chart's order. */
export function chartTenors(has: ReadonlySet<Tenor>, t: Translate) {
  return TENOR_NAMES.filter((tenor) => has.has(tenor)).map((tenor) => ({
    tenor,
    label: tenorText(tenor, t),
    years: TENORS[tenor],
    isMinor: MINOR.has(tenor),
  }));
}
