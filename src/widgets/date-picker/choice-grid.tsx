import type { Day } from '../../domain/time/day.ts';
import css from './calendar.module.css';
import { splitRows } from './grids.ts';

/** A month or a year to choose; it represents the day that would get the focus. */
export interface Choice {
  readonly day: Day;
  readonly text: string;
  readonly isFocused: boolean;
  readonly isChosen: boolean;
  readonly isNow: boolean;
  readonly isDisabled: boolean;
}

/** Months or years in rows of three. The calendar around it handles presses and keys. */
export function ChoiceGrid({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    // The calendar pattern of ARIA: its cells take the focus and the choice.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
    <table role="grid" className={css.choices} aria-label={label}>
      <tbody>
        {splitRows(choices).map((row) => (
          <tr key={row[0]?.day}>
            {row.map((choice) => (
              <td
                key={choice.day}
                data-day={choice.day}
                data-focused={choice.isFocused || undefined}
                className={[css.choice, choice.isChosen && css.chosen, choice.isNow && css.today]
                  .filter(Boolean)
                  .join(' ')}
                tabIndex={choice.isFocused ? 0 : -1}
                aria-selected={choice.isChosen}
                aria-disabled={choice.isDisabled || undefined}
                aria-current={choice.isNow ? 'date' : undefined}
              >
                <span>{choice.text}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
