import { pageLabels } from './use-labels.ts';

/** For every page with an interactive chart. */
export const CHART_LABELS = pageLabels(
  'chart.states',
  'chart.tools',
  'chart.legend',
  'chart.map',
  'chart.reading',
);

/** For a chart with a choice of periods and a table of its values. */
export const HISTORY_LABELS = pageLabels(
  ...CHART_LABELS,
  'widgets.table',
  'widgets.table_moves',
  'widgets.date_picker',
);
