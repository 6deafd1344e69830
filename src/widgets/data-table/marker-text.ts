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
  /** The rows it shows or hides. */
  readonly count: number;
  readonly isOpen: boolean;
}

const LABELS = {
  earlier: 'show_earlier',
  later: 'show_later',
  extra: 'show_extra',
} as const satisfies Record<Fold, keyof TableTexts>;

/** The text of a toggle's row. */
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
  const kind = foldFromCode(code);
  const isOpen = state.openFolds.has(kind);
  const label = isOpen ? texts.hide : texts[LABELS[kind]];
  return { kind, label, count: shape.partCounts[kind], isOpen };
}

export function foldFromCode(code: LineCode): Fold {
  if (code === FOLD_CODES.earlier) return 'earlier';
  return code === FOLD_CODES.later ? 'later' : 'extra';
}
