import type { TimeSeries } from '../chart-types.ts';
import type { TimeWindow } from '../line-window.ts';
import { dateText, type Speech } from '../reading.ts';

/** `1 Jan 2024 – 3 Feb 2025`: the first and last point in a picture of these lines. */
export function shownPeriod(
  lines: readonly TimeSeries[],
  { from, to }: TimeWindow,
  speech: Speech,
): string {
  const shown = lines.flatMap((series) => {
    const seconds = Array.from(series.seconds);
    const first = seconds.findIndex((second) => second >= from);
    const last = seconds.findLastIndex((second) => second <= to);
    // Between two points, the line that joins them.
    const [begin, end] = [Math.min(first, last), Math.max(first, last)];
    return begin === -1 ? [] : [{ series, first: begin, last: end }];
  });
  if (shown.length === 0) return '';
  const begin = shown.reduce((a, b) =>
    b.series.seconds[b.first]! < a.series.seconds[a.first]! ? b : a,
  );
  const end = shown.reduce((a, b) =>
    b.series.seconds[b.last]! > a.series.seconds[a.last]! ? b : a,
  );
  const dates = [
    dateText(begin.series, begin.first, speech),
    dateText(end.series, end.last, speech),
  ];
  return [...new Set(dates)].join(' – ');
}
