import { fillText } from '../../domain/text/fill-text.ts';
import { useState } from 'react';
import type { Day } from '../../domain/time/day.ts';
import { Calendar } from './calendar.tsx';
import type { DaySpan } from './day-marks.ts';
import { FootButton } from './foot-button.tsx';
import { QuickButtons } from './quick-buttons.tsx';
import type { Panel } from './panel-state.ts';
import {
  pickInRange,
  quickRanges,
  withTimes,
  type Edge,
  type QuickDirection,
  type StampRange,
} from './range.ts';
import type { Settings } from './settings.ts';
import { dayOfStamp, type Stamp } from './stamp.ts';
import type { TimeEdge } from './time-panel.tsx';
import type { Popup } from './use-popup.ts';
import type { Typed } from './use-typed.ts';

interface RangeCalendarProps {
  readonly settings: Settings;
  readonly today: Day;
  readonly quick: QuickDirection;
  readonly popup: Popup;
  readonly isNarrow: boolean;
  readonly range: StampRange;
  readonly typed: Readonly<Record<Edge, Typed>>;
  /** If it is opened from the second input, the calendar only asks for the end. */
  readonly isEndOnly: boolean;
  readonly onChange: (range: StampRange) => void;
}

/** The popup of a period. */
export function RangeCalendar(props: RangeCalendarProps) {
  const { settings, today, popup, range, typed, isEndOnly } = props;
  const { hasTime, bounds, texts, names } = settings;
  // A chosen start is kept here until its end is chosen, because half a period is not reported.
  const [start, setStart] = useState(() => (isEndOnly ? dayFromStamp(range.from) : undefined));

  function change(changed: StampRange): void {
    typed.from.reset();
    typed.to.reset();
    props.onChange(changed);
  }

  function choose(days: DaySpan): Panel {
    setStart(undefined);
    change(withTimes(days, range, bounds));
    if (hasTime) return 'time';
    popup.close(true);
    return 'date';
  }

  function pick(day: Day): Panel {
    const picked = pickInRange(start, day);
    if (picked.range) return choose(picked.range);
    setStart(picked.start);
    return 'date';
  }

  const shown = typed.from.preview ?? typed.to.preview ?? (isEndOnly ? range.to : range.from);
  return (
    <Calendar
      settings={settings}
      today={today}
      columns={props.isNarrow ? 1 : 2}
      isRange
      chosen={spanFromRange(range)}
      start={start}
      shownDay={dayFromStamp(shown) ?? today}
      takesFocus={popup.takesFocus}
      times={hasTime ? timeEdges(range, settings, change) : []}
      status={start === undefined ? '' : fillText(texts.chooseEnd, { date: names.fullDay(start) })}
      onPick={pick}
      onDone={() => popup.close(true)}
      foot={<RangeFoot {...props} onRange={choose} onClear={clear} />}
    />
  );

  function clear(): void {
    change({ from: undefined, to: undefined });
    popup.close(true);
  }
}

interface RangeFootProps extends RangeCalendarProps {
  readonly onRange: (days: DaySpan) => void;
  readonly onClear: () => void;
}

function RangeFoot({ settings, today, quick, range, onRange, onClear }: RangeFootProps) {
  const { texts, bounds, isClearable } = settings;
  const isEmpty = range.from === undefined && range.to === undefined;
  return (
    <>
      <QuickButtons ranges={quickRanges(quick, today, bounds)} texts={texts} onPick={onRange} />
      {isClearable && !isEmpty && <FootButton text={texts.clear} onClick={onClear} />}
    </>
  );
}

function timeEdges(
  { from, to }: StampRange,
  { bounds, texts }: Settings,
  change: (range: StampRange) => void,
): readonly TimeEdge[] {
  if (from === undefined || to === undefined) return [];
  const onPick = (edge: Edge) => (stamp: Stamp) => change({ from, to, [edge]: stamp });
  return [
    {
      label: texts.from,
      stamp: from,
      bounds: { ...bounds, max: Math.min(bounds.max, to) },
      onPick: onPick('from'),
    },
    {
      label: texts.to,
      stamp: to,
      bounds: { ...bounds, min: Math.max(bounds.min, from) },
      onPick: onPick('to'),
    },
  ];
}

function dayFromStamp(stamp: Stamp | undefined): Day | undefined {
  return stamp === undefined ? undefined : dayOfStamp(stamp);
}

/** If only one end is set, its day is shown. */
function spanFromRange({ from, to }: StampRange): DaySpan | undefined {
  const [first, last] = [dayFromStamp(from ?? to), dayFromStamp(to ?? from)];
  return first === undefined || last === undefined ? undefined : { from: first, to: last };
}
