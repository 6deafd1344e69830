import type { Language } from './language.ts';
import type { TimeZone } from './time-zone.ts';

/** What it takes to write the numbers and times of a chart. */
export interface ChartWords {
  readonly language: Language;
  /** What stands behind millions: `mln`. */
  readonly million: string;
  readonly timeZone: TimeZone;
}
