import { fillText } from '../../domain/text/fill-text.ts';
import type { DaySpan } from './day-marks.ts';
import { FootButton } from './foot-button.tsx';
import type { QuickRange } from './range.ts';
import type { DatePickerTexts } from './texts.ts';

/** The last or next 7 and 30 days; what lies outside the bounds can't be chosen. */
export function QuickButtons({
  ranges,
  texts,
  onPick,
}: {
  ranges: readonly QuickRange[];
  texts: DatePickerTexts;
  onPick: (days: DaySpan) => void;
}) {
  return ranges.map(({ direction, days, range }) => (
    <FootButton
      key={direction + days}
      text={fillText(direction === 'back' ? texts.lastDays : texts.nextDays, { days })}
      isDisabled={!range}
      onClick={() => range && onPick(range)}
    />
  ));
}
