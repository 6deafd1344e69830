import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Bounds } from './bounds.ts';
import type { Settings } from './settings.ts';
import type { Stamp } from './stamp.ts';
import { hourChoices, minuteChoices, type TimeChoice } from './time-choices.ts';
import css from './time-panel.module.css';

/** A time that can be set: of the one date, or of an end of the period. */
export interface TimeEdge {
  /** Empty where there is only one. */
  readonly label: string;
  readonly stamp: Stamp;
  /** Narrower than the bounds of the picker if the other end of a period limits it. */
  readonly bounds: Bounds;
  readonly onPick: (stamp: Stamp) => void;
}

export function TimePanel({ edges, settings }: { edges: readonly TimeEdge[]; settings: Settings }) {
  const { texts, minuteStep } = settings;
  return (
    <div className={css.panel}>
      {edges.map(({ label, stamp, bounds, onPick }, i) => (
        <div key={label} className={css.edge}>
          {label && <strong>{label}</strong>}
          <div className={css.columns}>
            <TimeColumn
              label={`${label} ${texts.hours}`.trim()}
              heading={texts.hours}
              choices={hourChoices(stamp, bounds)}
              isFirst={i === 0}
              onPick={onPick}
            />
            <TimeColumn
              label={`${label} ${texts.minutes}`.trim()}
              heading={texts.minutes}
              choices={minuteChoices(stamp, bounds, minuteStep)}
              isFirst={false}
              onPick={onPick}
            />
          </div>
        </div>
      ))}
    </div>
  );
}

interface TimeColumnProps {
  readonly label: string;
  readonly heading: string;
  readonly choices: readonly TimeChoice[];
  /** The calendar moves the focus into the first column. */
  readonly isFirst: boolean;
  readonly onPick: (stamp: Stamp) => void;
}

function TimeColumn({ label, heading, choices, isFirst, onPick }: TimeColumnProps) {
  const list = useRef<HTMLDivElement>(null);
  const chosen = choices.findIndex(({ isChosen }) => isChosen);
  const [focused, setFocused] = useState(chosen);
  useLayoutEffect(() => showInMiddle(list.current, chosen), [chosen]);
  const current = choices[focused] ? focused : chosen;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' || event.key === ' ') pick(choices[current]);
    else {
      const next = movedTo(event.key, current, choices.length - 1);
      if (next === undefined) return;
      setFocused(next);
      (list.current?.children[next] as HTMLElement | undefined)?.focus();
    }
    event.preventDefault();
  }

  function pick(choice: TimeChoice | undefined): void {
    if (choice && !choice.isDisabled) onPick(choice.stamp);
  }

  return (
    <div className={css.column}>
      <span aria-hidden="true">{heading}</span>
      <div ref={list} role="listbox" aria-label={label} className={css.list}>
        {choices.map((choice, i) => (
          <div
            key={choice.number}
            role="option"
            className={css.option}
            tabIndex={i === current ? 0 : -1}
            data-focused={(isFirst && i === current) || undefined}
            aria-selected={choice.isChosen}
            aria-disabled={choice.isDisabled || undefined}
            onKeyDown={onKeyDown}
            onClick={() => {
              setFocused(i);
              pick(choice);
            }}
          >
            {String(choice.number).padStart(2, '0')}
          </div>
        ))}
      </div>
    </div>
  );
}

const PAGE = 6;

function movedTo(key: string, from: number, last: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowUp: from - 1,
    ArrowDown: from + 1,
    PageUp: from - PAGE,
    PageDown: from + PAGE,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined ? undefined : Math.max(0, Math.min(last, target));
}

/** Scrolls only the list, because scrollIntoView would also scroll the page. */
function showInMiddle(list: HTMLElement | null, index: number): void {
  const option = list?.children[index];
  if (!list || !(option instanceof HTMLElement)) return;
  list.scrollTop = option.offsetTop - list.clientHeight / 2 + option.offsetHeight / 2;
}
