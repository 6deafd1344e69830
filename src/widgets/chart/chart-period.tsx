import { useState } from 'react';
import { limitRange, DEFAULT_LIMIT_YEARS } from '../../domain/charts/chart-range.ts';
import { formatDay, parseDay } from '../../domain/time/day.ts';
import { displayDay } from '../../domain/text/format.ts';
import { languageOfTag } from '../../domain/text/language-tag.ts';
import { DatePicker } from '../date-picker/date-picker.tsx';
import type { DatePickerTexts } from '../date-picker/texts.ts';
import { Popover } from '../popover/popover.tsx';
import type { LinkComponent } from '../link/link.ts';
import { Segmented } from '../segmented/segmented.tsx';
import css from './chart-period.module.css';
import { ToolIcon } from './tool-icon.tsx';

/** A period to pick; class `active` marks the default. */
export interface PeriodTab {
  readonly id: string;
  readonly ttl: string;
  readonly class?: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly href?: string;
}

/** The current period: a tab's, or a custom one (`id` null). Dates as `YYYY-MM-DD`. */
export interface ChosenPeriod {
  readonly id: string | null;
  readonly begin: string;
  readonly end: string;
}

export interface ChartPeriodProps {
  readonly label: string;
  readonly tabs: readonly PeriodTab[];
  readonly value: ChosenPeriod;
  /** Custom periods can be chosen too. */
  readonly hasRange?: boolean;
  /** The maximum number of years between the two dates; 0 = unlimited. */
  readonly limitYears?: number;
  readonly languageTag: string;
  readonly today?: string;
  /** The first date with a value: earlier ones can't be chosen. */
  readonly firstDay?: string | null | undefined;
  readonly dateTexts: DatePickerTexts;
  readonly controls?: string;
  readonly link?: LinkComponent;
  readonly onChange: (period: ChosenPeriod) => void;
}

/** The default period of a chart. */
export function defaultPeriod(tabs: readonly PeriodTab[]): ChosenPeriod | undefined {
  const tab =
    tabs.find(({ class: names = '' }) => names.split(/\s+/).includes('active')) ?? tabs[0];
  return tab && toChosenPeriod(tab);
}

function toChosenPeriod({ id, start_date, end_date }: PeriodTab): ChosenPeriod {
  return { id, begin: start_date, end: end_date };
}

export function ChartPeriod(props: ChartPeriodProps) {
  const [picks, setPicks] = useState(0);
  const [value, choose] = useComingPeriod(props.value);
  return (
    <PeriodControls
      {...props}
      value={value}
      picks={picks}
      onPick={() => setPicks(picks + 1)}
      onChange={(period) => {
        choose(period.id === null ? period : null);
        props.onChange(period);
      }}
    />
  );
}

interface PeriodControlsProps extends ChartPeriodProps {
  /** How many times a tab was picked, even the active one: each pick discards invalid input. */
  readonly picks: number;
  readonly onPick: () => void;
}

/** The tabs, and two dates; the one that was changed stays, the other follows within the limit. */
export function PeriodControls(props: PeriodControlsProps) {
  const { label, tabs, value, hasRange = false, onChange } = props;
  const move = (moved: 'begin' | 'end', text: string | null) => {
    const days = { begin: parseDay(value.begin), end: parseDay(value.end) };
    const day = parseDay(text ?? '');
    if (day === undefined || days.begin === undefined || days.end === undefined) return;
    const range = { begin: days.begin, end: days.end, [moved]: day };
    const { begin, end } = limitRange(range, moved, props.limitYears ?? DEFAULT_LIMIT_YEARS);
    onChange({ id: null, begin: formatDay(begin), end: formatDay(end) });
  };
  const date = (which: 'begin' | 'end', dateLabel: string) => (
    <DatePicker
      label={dateLabel}
      languageTag={props.languageTag}
      value={value[which]}
      {...(props.today !== undefined && { today: props.today, max: props.today })}
      {...(props.firstDay && { min: props.firstDay })}
      quick={{
        ranges: 'back',
        onChange: ({ from, to }) => from && to && onChange({ id: null, begin: from, end: to }),
      }}
      texts={props.dateTexts}
      occasion={`${props.picks} ${value.id} ${value.begin} ${value.end}`}
      onChange={(text) => move(which, text)}
    />
  );
  return (
    <div className={css.period} data-free={value.id === null || undefined}>
      <Segmented
        label={label}
        tabs={tabs}
        value={value.id}
        controls={props.controls}
        link={props.link}
        onPick={(id) => {
          const tab = tabs.find((each) => each.id === id);
          props.onPick();
          if (tab) onChange(toChosenPeriod(tab));
        }}
      />
      {hasRange && (
        <Popover
          button={<DatesButton {...props} />}
          label={`${props.dateTexts.rangeDialog}: ${writeRange(props)}`}
          align="start"
          staysOpen
        >
          <div className={css.range}>
            {date('begin', props.dateTexts.from)}
            {date('end', props.dateTexts.to)}
          </div>
        </Popover>
      )}
    </div>
  );
}

/** A calendar icon, and the dates if there is room. */
function DatesButton(props: Pick<ChartPeriodProps, 'value' | 'languageTag' | 'dateTexts'>) {
  return (
    <>
      <ToolIcon name="calendar" title={props.dateTexts.rangeDialog} />
      <span className={css.dates}>{writeRange(props)}</span>
    </>
  );
}

function writeRange({
  value,
  languageTag,
}: Pick<ChartPeriodProps, 'value' | 'languageTag'>): string {
  const language = languageOfTag(languageTag);
  return [value.begin, value.end]
    .map((text) => displayDay(parseDay(text) ?? 0, language))
    .join(' – ');
}

/**
 * The period chosen last, until the owner shows another: while it is loading, the other date may be
 * typed, which must not restore what the first one replaced.
 */
function useComingPeriod(
  shown: ChosenPeriod,
): [period: ChosenPeriod, choose: (period: ChosenPeriod | null) => void] {
  const [coming, setComing] = useState<ChosenPeriod | null>(null);
  const [before, setBefore] = useState(shown);
  const isSame = before.id === shown.id && before.begin === shown.begin && before.end === shown.end;
  if (!isSame) {
    setBefore(shown);
    setComing(null);
  }
  return [(isSame && coming) || shown, setComing];
}
