import { useRef } from 'react';
import css from './controls.module.css';
import type { TableMoveTexts } from './table-types.ts';
import type { Side, SideScroll } from './use-side-scroll.ts';

const isKey = (key: string) => key === 'Enter' || key === ' ';
const SIDES = ['left', 'right'] as const;

/** Arrows at the edges of a table that is too wide; the table scrolls while one is held. */
export function SideArrows({ more, hold, release, texts }: SideScroll & { texts: TableMoveTexts }) {
  const box = useRef<HTMLDivElement>(null);
  if (!more.left && !more.right) return null;
  /** At the end the arrow disappears; the keyboard focus then moves to the other arrow. */
  const onKeyUp = (side: Side) => {
    release();
    if (!more[side]) box.current?.querySelector<HTMLElement>('[data-more="true"]')?.focus();
  };
  return (
    <div className={css.sides} ref={box} data-right={more.right || undefined}>
      {SIDES.map((side) => (
        <button
          key={side}
          type="button"
          className={css.side}
          data-side={side}
          data-more={more[side]}
          aria-label={side === 'left' ? texts.scroll_left : texts.scroll_right}
          onPointerDown={(event) => event.button === 0 && hold(side)}
          onPointerUp={release}
          onPointerLeave={release}
          onPointerCancel={release}
          onBlur={release}
          onContextMenu={release}
          onKeyDown={(event) => {
            if (!isKey(event.key)) return;
            event.preventDefault();
            if (!event.repeat) hold(side);
          }}
          onKeyUp={(event) => isKey(event.key) && onKeyUp(side)}
        >
          <span className={css.chevron} data-to={side} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
