import type { LabelKey } from '../../labels/label-keys.ts';
import type { AlertTexts } from '../../widgets/alerts/alert-box.tsx';
import type { TableTexts } from '../../widgets/data-table/table-types.ts';
import type { DatePickerTexts } from '../../widgets/date-picker/texts.ts';
import type { PagingTexts } from '../../widgets/paging/paging.tsx';
import type { SelectTexts } from '../../widgets/select/choice.tsx';
import { translator, type PageLabels, type Translate } from './use-labels.ts';

/** What the widgets say, in the page's language. The page's loader brings the module `widgets`. */

export function pagingTexts(t: Translate): PagingTexts {
  return {
    label: t('paging'),
    first: t('page_first'),
    previous: t('page_previous'),
    next: t('page_next'),
    last: t('page_last'),
    page: (page, last) => t('page_number', { page, last }),
  };
}

export function selectTexts(t: Translate): SelectTexts {
  return {
    placeholder: t('select_placeholder'),
    search: t('select_search'),
    nothingFound: t('select_nothing_found'),
    close: t('select_close'),
  };
}

export function alertTexts(t: Translate): AlertTexts {
  return {
    box: t('alerts_box'),
    close: t('alert_close'),
    closeAll: t('alert_close_all'),
    earlier: (count) => t('alerts_earlier', { count }),
    kinds: {
      info: t('alert_info'),
      success: t('alert_success'),
      warning: t('alert_warning'),
      error: t('alert_error'),
    },
  };
}

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

/** The table's own names for its texts are the labels' keys. */
export function tableTexts(t: Translate): TableTexts {
  return Object.fromEntries(TABLE_KEYS.map((key) => [key, t(key)])) as unknown as TableTexts;
}

const DATE_PICKER_PREFIX = 'date_picker_';

/** `date_picker_previous_month` says what the picker calls `previousMonth`. */
export function datePickerTexts(labels: PageLabels): DatePickerTexts {
  const t = translator(labels);
  const keys = Object.keys(labels).filter((key) => key.startsWith(DATE_PICKER_PREFIX));
  return Object.fromEntries(
    keys.map((key) => [camelCase(key.slice(DATE_PICKER_PREFIX.length)), t(key as LabelKey)]),
  ) as unknown as DatePickerTexts;
}

function camelCase(snake: string): string {
  return snake.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
