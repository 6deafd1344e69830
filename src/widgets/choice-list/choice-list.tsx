import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { displayNumber } from '../../domain/text/format.ts';
import { WithScripts } from '../hydrated/with-scripts.tsx';
import visually from '../visually-hidden/visually-hidden.module.css';
import css from './choice-list.module.css';
import { byCount, matchingValues, type ChoiceOption } from './shown-options.ts';

export interface ChoiceListTexts {
  /** The name of the search field, such as “Find a currency”. */
  readonly search: string;
  readonly nothingFound: string;
}

export interface ChoiceListProps {
  /** What is being chosen, for screen readers. */
  readonly legend: string;
  /** The field name in a form submitted without scripts. */
  readonly name: string;
  readonly options: readonly ChoiceOption[];
  /** The options keep their order; otherwise the most frequent come first. */
  readonly isOrdered?: boolean;
  /** Exactly one can be chosen. */
  readonly isSingle?: boolean;
  readonly isSearchable: boolean;
  readonly onToggle: (value: string) => void;
  readonly texts: ChoiceListTexts;
}

const BAR_PX = 48;

/** Any number of options, with counts. */
export function ChoiceList({ options, isOrdered = false, ...props }: ChoiceListProps) {
  const { legend, name, isSingle = false, isSearchable, onToggle, texts } = props;
  const [text, setText] = useState('');
  const listed = useMemo(() => (isOrdered ? options : byCount(options)), [isOrdered, options]);
  const matching = useMemo(() => matchingValues(listed, text), [listed, text]);
  const most = Math.max(1, ...options.map(({ count }) => count ?? 0));
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter would submit the surrounding form; it chooses the match instead.
    event.preventDefault();
    const [first] = matching;
    if (text.trim() === '' || first === undefined) return;
    onToggle(first);
    setText('');
  };
  return (
    <fieldset className={css.choices}>
      <legend className={visually.hidden}>{legend}</legend>
      {isSearchable && (
        <WithScripts>
          <input
            className={css.search}
            type="search"
            value={text}
            placeholder={texts.search}
            aria-label={texts.search}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={press}
          />
        </WithScripts>
      )}
      <ul className={css.list}>
        {listed.map((option) => (
          // Options that don't match are still submitted with the form.
          <li key={option.value} hidden={!matching.has(option.value)}>
            <Choice {...{ option, name, isSingle, most, onToggle }} />
          </li>
        ))}
      </ul>
      {matching.size === 0 && (
        <p className={css.nothing} role="status">
          {texts.nothingFound}
        </p>
      )}
    </fieldset>
  );
}

function Choice({
  option,
  name,
  isSingle,
  most,
  onToggle,
}: Pick<ChoiceListProps, 'name' | 'isSingle' | 'onToggle'> & {
  option: ChoiceOption;
  most: number;
}) {
  const { value, label, note, count, checked } = option;
  const countId = useId();
  return (
    <label className={css.choice}>
      <input
        type={isSingle ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        checked={checked}
        aria-describedby={count === null ? undefined : countId}
        onChange={() => onToggle(value)}
      />
      <span className={css.label}>
        {label} {note !== undefined && <span className={css.note}>{note}</span>}
      </span>
      {count !== null && (
        <>
          <svg className={css.bar} width={BAR_PX} height="4" aria-hidden="true">
            {count > 0 && <Bar width={Math.max(1, Math.round((BAR_PX * count) / most))} />}
          </svg>
          <span id={countId} className={css.count} aria-hidden="true">
            {displayNumber(String(count), 0, 'eng')}
          </span>
        </>
      )}
    </label>
  );
}

/** Grows to the left, so that it ends at the number. */
function Bar({ width }: { width: number }) {
  return <rect x={BAR_PX - width} width={width} height="4" rx="1" />;
}
