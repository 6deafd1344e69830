import type { LabelKey } from '../../labels/label-keys.ts';
import type { AlertTexts } from '../../widgets/alerts/alert-box.tsx';
import type { ChartTexts } from '../../widgets/chart/chart-types.ts';
import type { TableTexts } from '../../widgets/data-table/table-types.ts';
import type { DatePickerTexts } from '../../widgets/date-picker/texts.ts';
import type { PagingTexts } from '../../widgets/paging/paging.tsx';
import type { SearchTexts } from '../../widgets/search-box/search-types.ts';
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

/** All but the text of a locked heading: the tables of charts sort by whatever they show. */
export function tableTexts(t: Translate): Omit<TableTexts, 'sort_locked'> {
  return {
    show_more: t('show_more'),
    hide: t('hide'),
    show_earlier: t('link_show_prevs'),
    show_later: t('link_show_nexts'),
    show_extra: t('link_show_hidden'),
    lock_refused: t('forbidden_request_label'),
    lock_requested: t('already_send_request_label'),
    lock_requestable: t('send_request_label'),
    table_empty: t('table_empty'),
    columns_shown: t('columns_shown'),
    previous_columns: t('previous_columns'),
    next_columns: t('next_columns'),
    scroll_left: t('scroll_left'),
    scroll_right: t('scroll_right'),
    select_row: t('select_row'),
    select_column: t('select_column'),
    opens_new_tab: t('opens_new_tab'),
  };
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

/** Of the modules `chart` and `widgets`. */
export function chartTexts(t: Translate): ChartTexts {
  return {
    loading: t('chart_loading'),
    slow: t('chart_slow'),
    retry: t('chart_retry'),
    engineFailed: t('chart_engine_failed'),
    fontSmaller: t('chart_font_smaller'),
    fontLarger: t('chart_font_larger'),
    showLogo: t('chart_show_logo'),
    trend: t('chart_trend'),
    trends: {
      not_selected: t('trend_not_selected'),
      linear: t('trend_linear'),
      logarithmic: t('trend_logarithmic'),
      exponential: t('trend_exponential'),
    },
    trendGaps: {
      too_few_points: t('trend_too_few_points'),
      same_time: t('trend_same_time'),
      not_positive: t('trend_not_positive'),
      not_positive_x: t('trend_not_positive_x'),
      needs_values: t('trend_needs_values'),
    },
    export: t('chart_export'),
    print: t('chart_print'),
    exporting: t('chart_exporting'),
    exportFailed: t('chart_export_failed'),
    zoomIn: t('chart_zoom_in'),
    zoomOut: t('chart_zoom_out'),
    zoomReset: t('chart_zoom_reset'),
    legend: t('chart_legend'),
    legendShow: t('legend_show'),
    legendHide: t('legend_hide'),
    legendRemove: t('legend_remove'),
    mapLabels: t('map_labels'),
    mapAllLabels: t('map_all_labels'),
    mapDuration: t('map_duration'),
    mapYield: t('map_yield'),
    mapDeleteMode: t('map_delete_mode'),
    mapRemoveSelected: t('map_remove_selected'),
    mapCloseDeleteMode: t('map_close_delete_mode'),
    mapPoint: t('map_point'),
    mapSummary: t('map_summary'),
    mapSummaryEmpty: t('map_summary_empty'),
    mapTableName: t('map_table_name'),
    summaries: {
      rose: t('chart_summary_rose'),
      fell: t('chart_summary_fell'),
      unchanged: t('chart_summary_unchanged'),
      single: t('chart_summary_single'),
      range: t('chart_summary_range'),
    },
    maskedSummaries: {
      rose: t('chart_masked_rose'),
      fell: t('chart_masked_fell'),
      unchanged: t('chart_masked_unchanged'),
      single: t('chart_masked_single'),
    },
    onDay: t('chart_on_day'),
    atTime: t('chart_at_time'),
    change: t('chart_change'),
    basisPoints: t('chart_basis_points'),
    plot: t('chart_plot'),
    keys: t('chart_keys'),
    point: t('chart_point'),
    pointOf: t('chart_point_of'),
    dataTable: t('chart_data_table'),
    date: t('chart_date'),
    value: t('chart_value'),
    maskedValue: t('chart_masked_value'),
    million: t('chart_mln'),
  };
}

export function searchTexts(t: Translate): SearchTexts {
  return {
    label: t('search_label'),
    placeholder: t('search_placeholder'),
    hint: t('search_hint'),
    recent: t('search_recent'),
    forget: t('search_recent_clear'),
    types: t('search_types'),
    results: t('search_results'),
    searching: t('search_searching'),
    nothing: t('search_nothing'),
    notFound: t('search_not_found'),
    elsewhere: t('search_elsewhere'),
    unavailable: t('search_unavailable'),
    typeUnavailable: t('search_type_unavailable'),
    noAnswer: t('search_no_answer'),
    retry: t('try_again'),
    found: (count) => t('search_found', { count }),
    all: t('search_all'),
    keysMove: t('search_keys_move'),
    keysOpen: t('search_keys_open'),
    keysType: t('search_keys_type'),
    keysClose: t('search_keys_close'),
  };
}
