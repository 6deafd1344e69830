interface Line {
  readonly seconds: readonly number[];
  readonly values: readonly number[];
}

/**
 * The percentage change of each line since the first moment that all lines cover. A line that isn't
 * positive at that moment has no such percentage and becomes empty.
 */
export function rebasedLines(lines: readonly Line[]): Line[] {
  const start = Math.max(...lines.flatMap(({ seconds }) => seconds.slice(0, 1)));
  return lines.map(({ seconds, values }) => {
    const begin = seconds.findLastIndex((second) => second <= start);
    const base = values[begin] ?? 0;
    if (base <= 0) return { seconds: [], values: [] };
    return {
      seconds: seconds.slice(begin),
      values: values.slice(begin).map((value) => 100 * (value / base - 1)),
    };
  });
}
