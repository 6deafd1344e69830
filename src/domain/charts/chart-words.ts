import type { Language } from '../text/language.ts';
import type { TimeZone } from '../time/time-zone.ts';

/** All that is needed to write the numbers and times of a chart. */
export interface ChartWords {
  readonly language: Language;
  readonly timeZone: TimeZone;
}
