import { memo } from 'react';
import css from './controls.module.css';
import { ROLES } from './grid-roles.ts';
import type { Marker } from './marker-text.ts';
import { controlTabIndex, type LineView } from './row-view.ts';
import type { LineCode } from './table-lines.ts';

export interface MarkerRowProps extends Marker {
  readonly view: LineView;
  readonly code: LineCode;
  readonly line: number;
  readonly isTabStop: boolean;
}

/** A table row that shows or hides others. */
export const MarkerRow = memo(function MarkerRow(props: MarkerRowProps) {
  const { view, code, line, isTabStop, kind, label, count, isOpen } = props;
  return (
    <tr
      role={ROLES.row}
      data-code={code}
      data-line={line}
      aria-rowindex={line + 2}
      className={kind === 'group' ? css.groupRow : css.markerRow}
    >
      <td role={ROLES.cell} colSpan={view.cellCount}>
        <button
          type="button"
          data-control
          data-act="marker"
          data-kind={kind}
          className={css.marker}
          aria-expanded={isOpen}
          tabIndex={controlTabIndex(view, isTabStop)}
        >
          <span className={css.chevron} aria-hidden="true" />
          {label} {(kind === 'group' || !isOpen) && <span className={css.count}>{count}</span>}
        </button>
      </td>
    </tr>
  );
});
