import { fillText } from '../../domain/text/fill-text.ts';
import { monthOfYear, yearOfMonth, type Month } from '../../domain/time/calendar.ts';
import { yearFromDay } from '../../domain/time/day.ts';
import { isYearAllowed, monthsOfBounds } from './bounds.ts';
import css from './calendar.module.css';
import { listYearPage } from './grids.ts';
import { Icon } from '../icon/icon.tsx';
import type { Panel, PanelState } from './panel-state.ts';
import type { Settings } from './settings.ts';

interface HeadProps {
  readonly state: PanelState;
  readonly settings: Settings;
  readonly onStep: (direction: 1 | -1) => void;
  readonly onShow: (panel: Panel, column?: number) => void;
}

/**
 * The heading of each month: its name and its year open other panels; the arrows are at the outer
 * ends.
 */
export function MonthHead(
  props: HeadProps & { readonly month: Month; readonly column: number; readonly columns: number },
) {
  const { settings, onStep, onShow, month, column, columns } = props;
  const { texts, names, bounds } = settings;
  const { first, last } = monthsOfBounds(bounds);
  const [monthText, yearText] = [names.month(month), names.year(yearOfMonth(month))];
  const buttons = [
    <TitleButton
      key="month"
      text={monthText}
      label={fillText(texts.chooseMonth, { month: monthText })}
      onClick={() => onShow('month', column)}
    />,
    <TitleButton
      key="year"
      text={yearText}
      label={fillText(texts.chooseYear, { year: yearText })}
      onClick={() => onShow('year', column)}
    />,
  ];
  return (
    <div className={css.head}>
      {column === 0 ? (
        <Step label={texts.previousMonth} direction={-1} isEnd={month <= first} onStep={onStep} />
      ) : (
        <span />
      )}
      <div className={css.title}>{names.isYearFirst ? buttons.toReversed() : buttons}</div>
      {column === columns - 1 ? (
        <Step label={texts.nextMonth} direction={1} isEnd={month >= last} onStep={onStep} />
      ) : (
        <span />
      )}
    </div>
  );
}

/** The heading of the months: their year, which opens the years. */
export function YearHead({ state, settings, onStep, onShow }: HeadProps) {
  const { texts, names, bounds } = settings;
  const year = yearFromDay(state.focused);
  const text = names.year(year);
  return (
    <div className={css.head}>
      <Step
        label={texts.previousYear}
        direction={-1}
        isEnd={!isYearAllowed(bounds, year - 1)}
        onStep={onStep}
      />
      <div className={css.title}>
        <TitleButton
          text={text}
          label={fillText(texts.chooseYear, { year: text })}
          onClick={() => onShow('year')}
        />
      </div>
      <Step
        label={texts.nextYear}
        direction={1}
        isEnd={!isYearAllowed(bounds, year + 1)}
        onStep={onStep}
      />
    </div>
  );
}

/** The heading of the years: the first and the last one of the page. */
export function YearsHead({ state, settings, onStep }: HeadProps) {
  const { texts } = settings;
  const bound = monthsOfBounds(settings.bounds);
  const page = listYearPage(yearFromDay(state.focused));
  const [first, last] = [page[0] ?? 0, page.at(-1) ?? 0];
  return (
    <div className={css.head}>
      <Step
        label={texts.previousYears}
        direction={-1}
        isEnd={bound.first >= monthOfYear(first, 1)}
        onStep={onStep}
      />
      <div className={css.title}>
        <span>
          {first}–{last}
        </span>
      </div>
      <Step
        label={texts.nextYears}
        direction={1}
        isEnd={bound.last < monthOfYear(last + 1, 1)}
        onStep={onStep}
      />
    </div>
  );
}

function TitleButton(props: { text: string; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className={css.titleButton}
      aria-label={props.label}
      onClick={props.onClick}
    >
      {props.text}
      <Icon name="down" />
    </button>
  );
}

interface StepProps {
  readonly label: string;
  readonly direction: 1 | -1;
  /** There is nothing beyond, but the button stays and keeps the focus. */
  readonly isEnd: boolean;
  readonly onStep: (direction: 1 | -1) => void;
}

function Step({ label, direction, isEnd, onStep }: StepProps) {
  return (
    <button
      type="button"
      className={css.step}
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={() => !isEnd && onStep(direction)}
    >
      <Icon name={direction === 1 ? 'right' : 'left'} />
    </button>
  );
}
