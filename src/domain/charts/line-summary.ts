/** The facts that a text can give about a line; positions are indices of its points. */
export interface LineSummary {
  readonly count: number;
  readonly first: number;
  readonly last: number;
  readonly high: number;
  readonly low: number;
}

/** Undefined for a line without points. */
export function summarizeLine(values: ArrayLike<number>): LineSummary | undefined {
  const count = values.length;
  if (count === 0) return undefined;
  let high = 0;
  let low = 0;
  for (let i = 1; i < count; i += 1) {
    if (values[i]! > values[high]!) high = i;
    else if (values[i]! < values[low]!) low = i;
  }
  return { count, first: 0, last: count - 1, high, low };
}
