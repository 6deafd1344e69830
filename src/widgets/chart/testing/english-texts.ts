import type { ChartTexts } from '../chart-types.ts';

/** A chart's English texts for tests; pages take them from the labels. */
export const ENGLISH: ChartTexts = {
  loading: 'Loading the chart…',
  slow: 'This is taking longer than usual…',
  retry: 'Try again',
  engineFailed: 'This is a still picture.',
  fontSmaller: 'Smaller text',
  fontLarger: 'Larger text',
  settings: 'Chart settings',
  showLogo: 'Show logo',
  trend: 'Trend',
  trends: {
    not_selected: 'No trend',
    linear: 'Linear',
    logarithmic: 'Logarithmic',
    exponential: 'Exponential',
  },
  trendGaps: {
    too_few_points: '{name}: too few points',
    same_time: '{name}: one moment only',
    not_positive: '{name}: values of zero or less',
    not_positive_x: '{name}: durations of zero or less',
    needs_values: '{name}: needs the values',
  },
  export: 'Export',
  print: 'Print',
  exporting: 'Creating the file…',
  exportFailed: 'The file could not be created.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomReset: 'Show all',
  legend: 'Legend',
  legendShow: 'Show {name}',
  legendHide: 'Hide {name}',
  legendRemove: 'Remove {name}',
  mapLabels: 'Labels',
  mapAllLabels: 'All labels',
  mapDuration: 'Duration, years',
  mapYield: 'Yield, %',
  mapDeleteMode: 'Remove points',
  mapRemoveSelected: 'Remove selected ({count})',
  mapCloseDeleteMode: 'Done',
  mapPoint: '{name}: duration {duration}, yield {yield}',
  mapSummary:
    '{count} {count, plural, one {point} other {points}}; {minDuration} to {maxDuration}, {minYield} to {maxYield}.',
  mapSummaryEmpty: 'Map without points.',
  mapOutside:
    '{count} {count, plural, one {point lies} other {points lie}} outside the scale, marked by triangles at the edge.',
  mapLongest: 'Longest duration: {name}, {duration}.',
  mapTableName: 'Name',
  summaries: {
    rose: '{name}: from {begin} to {end} it rose by {change} (from {first} to {last}). {range}',
    fell: '{name}: from {begin} to {end} it fell by {change} (from {first} to {last}). {range}',
    unchanged: '{name}: from {begin} to {end} it is unchanged at {last}. {range}',
    single: '{name}: {last} {when}, the only value.',
    range:
      'High {high} {highWhen}, low {low} {lowWhen}, {count} {count, plural, one {value} other {values}}.',
  },
  maskedSummaries: {
    rose: '{name}: from {begin} to {end} it rose.',
    fell: '{name}: from {begin} to {end} it fell.',
    unchanged: '{name}: from {begin} to {end} it is unchanged.',
    single: '{name}: one value {when}.',
  },
  onDay: 'on {date}',
  atTime: 'at {time}',
  change: 'Change {begin} – {end}',
  basisPoints: '{value} bp',
  rateNote: 'Bond prices fall when yields or spreads rise, so rises are red and falls green.',
  plot: '{name}, chart',
  keys: 'Arrow keys move.',
  point: '{date}: {value}',
  namedPoint: '{name}, {date}: {value}',
  dataTable: 'Data table',
  date: 'Date',
  value: 'Value',
  maskedValue: '*** needs access',
};

export const WORDS = { language: 'eng', timeZone: 'UTC+3' } as const;

export const COLORS = { background: 'white', text: 'black', muted: 'gray', line: 'silver' };
