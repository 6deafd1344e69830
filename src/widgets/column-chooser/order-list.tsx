import { useEffect, useId, useRef, useState, type PointerEvent } from 'react';
import { fillText } from '../../domain/text/fill-text.ts';
import visually from '../visually-hidden/visually-hidden.module.css';
import css from './column-chooser.module.css';
import { canStandAt, moveColumn, type ChosenColumn } from './column-order.ts';

export interface OrderTexts {
  /** The title of the list. */
  readonly order: string;
  /** Of a column by its `{name}`. */
  readonly up: string;
  readonly down: string;
  /** After a move: `{name}` is now at `{place}` of `{count}`. */
  readonly place: string;
}

interface OrderListProps {
  readonly columns: readonly ChosenColumn[];
  readonly texts: OrderTexts;
  readonly onOrder: (columns: readonly ChosenColumn[]) => void;
}

const STEPS = [
  { by: -1, text: 'up', path: 'm4.5 9.5 3.5-3.5 3.5 3.5' },
  { by: 1, text: 'down', path: 'm4.5 6.5 3.5 3.5 3.5-3.5' },
] as const;

/** The shown columns: a grip for mouse and touch, buttons for the keyboard. */
export function OrderList({ columns, texts, onOrder }: OrderListProps) {
  const titleId = useId();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<{ id: string; order: readonly ChosenColumn[] } | null>(
    null,
  );
  const [moved, setMoved] = useState<{ id: string; step: string } | null>(null);
  const shown = dragged?.order ?? columns;
  const place = moved ? columns.findIndex(({ id }) => id === moved.id) : -1;
  useEffect(() => {
    // A row that moves within the document loses the focus; the new order may be rendered later.
    if (!moved || !list.current || list.current.contains(document.activeElement)) return;
    const row = list.current.children[place];
    row?.querySelector<HTMLElement>(`[data-step='${moved.step}']`)?.focus();
  }, [moved, place]);
  const drag = (event: PointerEvent, id: string) => {
    if (dragged?.id !== id || !list.current) return;
    const rows = [...list.current.children].map((row) => row.getBoundingClientRect());
    const to = rows.findIndex(({ bottom }) => event.clientY < bottom);
    const order = moveColumn(dragged.order, id, to < 0 ? rows.length - 1 : to);
    if (order !== dragged.order) setDragged({ id, order });
  };
  const drop = () => {
    if (dragged && dragged.order !== columns) onOrder(dragged.order);
    setDragged(null);
  };
  return (
    <div className={css.order}>
      <p id={titleId} className={css.orderTitle}>
        {texts.order}
      </p>
      <ol ref={list} aria-labelledby={titleId}>
        {shown.map((column, i) => (
          <li key={column.id} data-dragged={dragged?.id === column.id || undefined}>
            <Grip
              isLocked={column.locked !== undefined}
              onPress={() => setDragged({ id: column.id, order: columns })}
              onDrag={(event) => drag(event, column.id)}
              onDrop={drop}
              onCancel={() => setDragged(null)}
            />
            <span className={css.orderName}>{column.label}</span>
            {column.locked === undefined &&
              STEPS.map(({ by, text, path }) => (
                <button
                  key={text}
                  type="button"
                  className={css.step}
                  data-step={text}
                  data-keeps-open
                  aria-label={fillText(texts[text], { name: column.label })}
                  // Not disabled, because the focus would be lost at the end of the list.
                  aria-disabled={!canStandAt(shown, i, i + by) || undefined}
                  onClick={() => {
                    if (!canStandAt(columns, i, i + by)) return;
                    setMoved({ id: column.id, step: text });
                    onOrder(moveColumn(columns, column.id, i + by));
                  }}
                >
                  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
                    <path d={path} />
                  </svg>
                </button>
              ))}
          </li>
        ))}
      </ol>
      <p className={visually.hidden} role="status">
        {place >= 0 &&
          fillText(texts.place, {
            name: columns[place]!.label,
            place: place + 1,
            count: columns.length,
          })}
      </p>
    </div>
  );
}

function Grip({
  isLocked,
  onPress,
  onDrag,
  onDrop,
  onCancel,
}: {
  isLocked: boolean;
  onPress: () => void;
  onDrag: (event: PointerEvent) => void;
  onDrop: () => void;
  onCancel: () => void;
}) {
  if (isLocked) return <span className={css.grip} data-locked />;
  return (
    <span
      className={css.grip}
      aria-hidden="true"
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        onPress();
      }}
      onPointerMove={onDrag}
      onPointerUp={onDrop}
      onPointerCancel={onCancel}
    >
      <svg width="8" height="14" viewBox="0 0 8 14">
        <path d="M2 2h.01M6 2h.01M2 7h.01M6 7h.01M2 12h.01M6 12h.01" />
      </svg>
    </span>
  );
}
