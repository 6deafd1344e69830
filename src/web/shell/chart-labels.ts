import { pageLabels } from './use-labels.ts';

/** Of every page with an interactive chart. */
export const CHART_LABELS = pageLabels(
  'chart.states',
  'chart.tools',
  'chart.legend',
  'chart.map',
  'chart.reading',
);

/** Of a chart whose period readers choose and whose values a table lists. */
export const HISTORY_LABELS = pageLabels(
  ...CHART_LABELS,
  'widgets.table',
  'widgets.table_moves',
  'widgets.date_picker',
);
