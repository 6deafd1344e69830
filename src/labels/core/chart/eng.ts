import type { Translation } from '../../translation.ts';

/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  states: {
    graph_period_start_incorrect: 'Choose a start date on or before the end date.',
    no_graph_data: 'No data for this period.',
    chart_loading: 'Loading the chart…',
    chart_slow: 'This is taking longer than usual…',
    chart_failed: 'The chart could not be loaded.',
    chart_gone: 'This series is no longer available.',
    chart_locked: 'Bond price and rate charts need access.',
    chart_returns: 'The chart will reload automatically.',
    chart_retry: 'Try again',
    chart_engine_failed:
      'The interactive chart could not be loaded; a static image is shown instead.',
  },
  tools: {
    chart_font_smaller: 'Smaller text',
    chart_font_larger: 'Larger text',
    chart_settings: 'Chart settings',
    chart_show_logo: 'Show logo',
    chart_trend: 'Trend',
    trend_not_selected: 'No trend',
    trend_linear: 'Linear',
    trend_logarithmic: 'Logarithmic',
    trend_exponential: 'Exponential',
    trend_too_few_points: '{name}: a trend needs at least two points.',
    trend_same_time: '{name}: no trend, because all points share the same horizontal position.',
    trend_not_positive: '{name}: an exponential trend needs all values above zero.',
    trend_not_positive_x: '{name}: a logarithmic trend needs all durations above zero.',
    trend_needs_values: '{name}: this trend uses values, which are hidden without access.',
    chart_export: 'Export',
    chart_print: 'Print',
    chart_export_failed: 'The file could not be created.',
    chart_demo_data: 'Demo data: the values in this chart are invented.',
    chart_exporting: 'Creating the file…',
    chart_zoom_in: 'Zoom in',
    chart_zoom_out: 'Zoom out',
    chart_zoom_reset: 'Show all',
    chart_period: 'Period',
  },
  legend: {
    chart_legend: 'Legend',
    legend_show: 'Show {name}',
    legend_hide: 'Hide {name}',
    legend_remove: 'Remove {name}',
  },
  map: {
    map_labels: 'Labels',
    map_all_labels: 'All labels',
    map_duration: 'Duration to worst, years',
    map_yield: 'Yield to worst, %',
    map_delete_mode: 'Remove points',
    map_remove_selected: 'Remove selected ({count})',
    map_close_delete_mode: 'Done',
    map_point: '{name}: duration {duration}, yield {yield}, to worst',
    map_summary:
      'Map of {count} {count, plural, one {point} other {points}}; duration to worst from {minDuration} to {maxDuration}, yield to worst from {minYield} to {maxYield}.',
    map_summary_empty: 'Map without points.',
    map_outside:
      '{count} {count, plural, one {point lies} other {points lie}} outside the scale, marked by triangles at the edge.',
    map_longest: 'Longest duration: {name}, {duration}.',
    map_table_name: 'Name',
  },
  reading: {
    chart_summary_rose:
      '{name}: from {begin} to {end} it rose by {change} (from {first} to {last}). {range}',
    chart_summary_fell:
      '{name}: from {begin} to {end} it fell by {change} (from {first} to {last}). {range}',
    chart_summary_unchanged: '{name}: from {begin} to {end} it is unchanged at {last}. {range}',
    chart_summary_single: '{name}: {last} {when}, the only value.',
    chart_summary_range:
      'High {high} {highWhen}, low {low} {lowWhen}, {count} {count, plural, one {value} other {values}}.',
    chart_masked_rose: '{name}: from {begin} to {end} it rose; the values need access.',
    chart_masked_fell: '{name}: from {begin} to {end} it fell; the values need access.',
    chart_masked_unchanged:
      '{name}: from {begin} to {end} it is unchanged; the values need access.',
    chart_masked_single: '{name}: one value {when}, which needs access.',
    chart_on_day: 'on {date}',
    chart_at_time: 'at {time}',
    chart_change: 'Change {begin} – {end}',
    chart_basis_points: '{value} bp',
    chart_previous_close: 'Previous close',
    chart_plot: '{name}, chart',
    chart_keys: 'Arrow keys move between points, plus and minus zoom, 0 shows all.',
    chart_point: '{date}: {value}',
    chart_point_of: '{name}, {date}: {value}',
    chart_data_table: 'Data table',
    chart_date: 'Date',
    chart_value: 'Value',
    chart_masked_value: '*** needs access',
  },
} as const;

export type Texts = Translation<typeof eng>;
