import { useEffect, useRef } from 'react';
import { CHARTS_ID } from './pair-charts.tsx';

/**
 * Scrolls the chart of a clicked row into view. Beside the list only the column of charts moves;
 * if it is below its row, the page scrolls only as far as necessary.
 */
export function useScrollToChart(selected: readonly number[]) {
  const columns = useRef<HTMLDivElement>(null);
  const count = useRef(selected.length);
  const key = selected.join();
  useEffect(() => {
    const ids = key === '' ? [] : key.split(',');
    const isAdded = ids.length > count.current;
    count.current = ids.length;
    const chart = columns.current?.querySelector<HTMLElement>(`[data-chart="${ids.at(-1)}"]`);
    if (!isAdded || !chart) return;
    if (chart.closest('table')) chart.scrollIntoView({ block: 'nearest' });
    else chart.closest(`#${CHARTS_ID} > *`)?.scrollTo({ top: chart.offsetTop });
  }, [key]);
  return columns;
}
