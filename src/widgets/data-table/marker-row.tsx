import { memo } from 'react';
import css from './controls.module.css';
import { ROLES } from './grid-roles.ts';
import { controlTabIndex, type LineView } from './row-view.ts';
import {
  FOLD_CODES,
  groupOfCode,
  isGroupCode,
  LIMIT_CODE,
  type LineCode,
  type LineState,
  type RowShape,
} from './table-lines.ts';
import type { Fold, TableTexts } from './table-types.ts';

export interface Marker {
  readonly kind: 'limit' | 'group' | Fold;
  readonly label: string;
  /** Rows that it shows or hides. */
  readonly count: number;
  readonly isOpen: boolean;
}

const LABELS = {
  earlier: 'show_earlier',
  later: 'show_later',
  extra: 'show_extra',
} as const satisfies Record<Fold, keyof TableTexts>;

/** The text of the line of a toggle. */
export function markerText(
  code: LineCode,
  shape: RowShape,
  state: LineState,
  texts: TableTexts,
): Marker {
  if (isGroupCode(code)) {
    const group = shape.groups[groupOfCode(code)];
    const isOpen = group !== undefined && !state.closedGroups.has(group.id);
    return { kind: 'group', label: group?.title ?? '', count: group?.count ?? 0, isOpen };
  }
  if (code === LIMIT_CODE) {
    const isOpen = state.isLimitOpen;
    const count = shape.partCounts.main - state.limit;
    return { kind: 'limit', label: isOpen ? texts.hide : texts.show_more, count, isOpen };
  }
  const kind = foldOfCode(code);
  const isOpen = state.openFolds.has(kind);
  const label = isOpen ? texts.hide : texts[LABELS[kind]];
  return { kind, label, count: shape.partCounts[kind], isOpen };
}

export function foldOfCode(code: LineCode): Fold {
  if (code === FOLD_CODES.earlier) return 'earlier';
  return code === FOLD_CODES.later ? 'later' : 'extra';
}

export interface MarkerRowProps extends Marker {
  readonly view: LineView;
  readonly code: LineCode;
  readonly line: number;
  readonly isTabStop: boolean;
}

/** A line of the table that opens and closes others. */
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
