import { useId } from 'react';
import { fillText } from '../../domain/text/fill-text.ts';
import { WithScripts } from '../hydrated/with-scripts.tsx';
import visually from '../visually-hidden/visually-hidden.module.css';
import css from './column-chooser.module.css';
import { shownColumns, toggleColumn, type ChosenColumn, type ColumnGroup } from './column-order.ts';
import { OrderList, type OrderTexts } from './order-list.tsx';

export interface ColumnChooserTexts extends OrderTexts {
  readonly title: string;
  /** `{shown}` of `{total}`. */
  readonly count: string;
  readonly reset: string;
}

export interface ColumnChooserProps {
  readonly groups: readonly ColumnGroup[];
  /** The shown columns in table order. Without it the order can't be changed. */
  readonly order?: readonly string[] | undefined;
  /** The field name in a form submitted without scripts. */
  readonly name?: string;
  /** The shown columns in their order. */
  readonly onChange: (ids: readonly string[]) => void;
  readonly onReset: () => void;
  readonly texts: ColumnChooserTexts;
}

/** Which columns a table shows, and in which order. */
export function ColumnChooser({ groups, order, name, ...props }: ColumnChooserProps) {
  const { onChange, onReset, texts } = props;
  const titleId = useId();
  const shown = shownColumns(groups, order);
  const ids = shown.map(({ id }) => id);
  const total = groups.reduce((sum, { columns }) => sum + columns.length, 0);
  const toggle = (id: string) => onChange(toggleColumn(groups, ids, id));
  return (
    <div className={css.chooser} role="group" aria-labelledby={titleId}>
      <p className={css.head}>
        <strong id={titleId}>{texts.title}</strong>
        <span>{fillText(texts.count, { shown: shown.length, total })}</span>
      </p>
      <div className={css.sides}>
        <div className={css.groups}>
          {groups.map((group) => (
            <fieldset key={group.title} className={css.group}>
              <legend>{group.title}</legend>
              {group.columns.map((column) => (
                <Column key={column.id} column={column} name={name} onToggle={toggle} />
              ))}
            </fieldset>
          ))}
        </div>
        {order && (
          <WithScripts>
            <OrderList
              columns={shown}
              texts={texts}
              onOrder={(columns) => onChange(columns.map(({ id }) => id))}
            />
          </WithScripts>
        )}
      </div>
      <WithScripts>
        <p className={css.foot}>
          <button type="button" className={css.reset} data-keeps-open onClick={onReset}>
            {texts.reset}
          </button>
        </p>
      </WithScripts>
    </div>
  );
}

function Column({
  column: { id, label, checked, locked },
  name,
  onToggle,
}: {
  column: ChosenColumn;
  name: string | undefined;
  onToggle: (id: string) => void;
}) {
  const reasonId = useId();
  const isLocked = locked !== undefined;
  return (
    <>
      {/* Forms don't submit disabled fields. */}
      {isLocked && checked && name !== undefined && <input type="hidden" name={name} value={id} />}
      <label className={css.column} title={locked}>
        <input
          type="checkbox"
          name={isLocked ? undefined : name}
          value={id}
          checked={checked}
          disabled={isLocked}
          aria-describedby={isLocked ? reasonId : undefined}
          onChange={() => onToggle(id)}
        />
        <span>{label}</span>
      </label>
      {isLocked && (
        <span id={reasonId} className={visually.hidden}>
          {locked}
        </span>
      )}
    </>
  );
}
