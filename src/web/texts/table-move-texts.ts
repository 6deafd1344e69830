import type { Translate } from '../../labels/label-keys.ts';
import type { TableMoveTexts } from '../../widgets/data-table/table-types.ts';

/** Texts of the part `widgets.table_moves`. */
export function tableMoveTexts(t: Translate): TableMoveTexts {
  return {
    show_more: t('show_more'),
    hide: t('hide'),
    previous_columns: t('previous_columns'),
    next_columns: t('next_columns'),
    scroll_left: t('scroll_left'),
    scroll_right: t('scroll_right'),
  };
}
