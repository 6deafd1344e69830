import type { Translate } from '../../labels/label-keys.ts';
import type { TableTexts } from '../../widgets/data-table/table-types.ts';
import { tableMoveTexts } from './table-move-texts.ts';

/**
 * Texts of the part `widgets.table`, without the text of a locked heading, which few tables have.
 */
export function tableTexts(t: Translate): Omit<TableTexts, 'sort_locked'> {
  return {
    show_earlier: t('link_show_prevs'),
    show_later: t('link_show_nexts'),
    show_extra: t('link_show_hidden'),
    lock_refused: t('forbidden_request_label'),
    lock_requested: t('already_send_request_label'),
    lock_requestable: t('send_request_label'),
    table_empty: t('table_empty'),
    columns_shown: t.template('columns_shown'),
    select_row: t.template('select_row'),
    select_column: t('select_column'),
    opens_new_tab: t('opens_new_tab'),
    ...tableMoveTexts(t),
  };
}
