import type { LabelKey, Translate } from '../../labels/label-keys.ts';
import type { TableTexts } from '../../widgets/data-table/table-types.ts';

const TABLE_KEYS = [
  'show_more',
  'hide',
  'link_show_prevs',
  'link_show_nexts',
  'link_show_hidden',
  'forbidden_request_label',
  'already_send_request_label',
  'send_request_label',
  'table_empty',
  'columns_shown',
  'previous_columns',
  'next_columns',
  'scroll_left',
  'scroll_right',
  'select_row',
  'select_column',
  'opens_new_tab',
] as const satisfies readonly (LabelKey & keyof TableTexts)[];

/** Of the part `widgets.table`: the table's own names for its texts are the labels' keys. */
export function tableTexts(t: Translate): TableTexts {
  return Object.fromEntries(
    TABLE_KEYS.map((key) => [key, t.template(key)]),
  ) as unknown as TableTexts;
}
