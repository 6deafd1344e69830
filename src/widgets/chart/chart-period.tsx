import { useState } from 'react';
import { limitRange, DEFAULT_LIMIT_YEARS } from '../../domain/charts/chart-range.ts';
import { formatDay, parseDay } from '../../domain/time/day.ts';
import { displayDay } from '../../domain/text/format.ts';
import { languageOfTag } from '../../domain/text/language-tag.ts';
import { DatePicker } from '../date-picker/date-picker.tsx';
import type { DatePickerTexts } from '../date-picker/texts.ts';
import { Popover } from '../popover/popover.tsx';
import type { LinkComponent } from '../link/link.ts';
import { TabStrip } from '../tab-strip/tab-strip.tsx';
import css from './chart-period.module.css';
import { ToolIcon } from './tool-icon.tsx';

/** A period that can be picked; of class `active` is the default. */
export interface PeriodTab {
  readonly id: string;
  readonly ttl: string;
  readonly class?: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly href?: string;
}

/** The period shown: that of a tab, or an arbitrary one (`id` null). Days as `YYYY-MM-DD`. */
export interface ChosenPeriod {
  readonly id: string | null;
  readonly begin: string;
  readonly end: string;
}

export interface ChartPeriodProps {
  /** Says which chart it belongs to, with every pick. */
  readonly name: string;
  readonly label: string;
  readonly tabs: readonly PeriodTab[];
  readonly value: ChosenPeriod;
  /** An arbitrary period can be chosen, too. */
  readonly hasRange?: boolean;
  /** The most years between the two dates; 0 = as many as one likes. */
  readonly limitYears?: number;
  readonly languageTag: string;
  readonly today?: string;
  /** The first day with a value: earlier ones can't be chosen. */
  readonly firstDay?: string | null | undefined;
  readonly dateTexts: DatePickerTexts;
  readonly controls?: string;
  readonly link?: LinkComponent;
  readonly onChange: (period: ChosenPeriod) => void;
}

/** Where a chart without a period of its own begins. */
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
  /** How many times a tab was picked, be it the active one: what was mistyped before is over. */
  readonly picks: number;
  readonly onPick: () => void;
}

/** The tabs, and two dates; whichever was moved stays, the other follows within the limit. */
export function PeriodControls(props: PeriodControlsProps) {
  const { name, label, tabs, value, hasRange = false, onChange } = props;
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
      <TabStrip
        name={name}
        label={label}
        tabs={tabs}
        activeId={value.id}
        {...(props.controls !== undefined && { controls: props.controls })}
        {...(props.link && { link: props.link })}
        onSelectTab={(_, id) => {
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

/** A calendar, and where there is room the dates themselves. */
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
 * The period that was chosen last, until the owner shows another one: while it is being loaded, the
 * other date may be typed, and must not bring back what the first one replaced.
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
