import { decimal, formatDecimal, parseDecimal, unitsAtScale } from './decimal.ts';

/** What is stored with a series: the two latest daily values and the latest one of today. */
export interface LatestValues {
  readonly lastDay: string | null;
  readonly lastValue: string | null;
  readonly previousValue: string | null;
  readonly intradayAt: Date | null;
  readonly intradayValue: string | null;
}

export interface Quote {
  readonly value: string | null;
  readonly change: string | null;
  readonly changePercent: string | null;
  readonly asOf: string | null;
}

/** The value to show and what it is compared with: today's against the last close, else the closes. */
export function quoteOf(latest: LatestValues): Quote {
  const { lastDay, lastValue, previousValue, intradayAt, intradayValue } = latest;
  const isIntradayNewer =
    intradayAt !== null &&
    intradayValue !== null &&
    (lastDay === null || intradayAt.toISOString().slice(0, 10) > lastDay);
  const [value, reference] = isIntradayNewer
    ? [intradayValue, lastValue]
    : [lastValue, previousValue];
  return {
    value,
    ...changeBetween(reference, value),
    asOf: isIntradayNewer ? intradayAt.toISOString() : lastDay,
  };
}

function changeBetween(
  from: string | null,
  to: string | null,
): { change: string | null; changePercent: string | null } {
  const [before, after] = [parseDecimal(from ?? ''), parseDecimal(to ?? '')];
  if (!before || !after) return { change: null, changePercent: null };
  const scale = Math.max(before.scale, after.scale);
  const base = unitsAtScale(before, scale);
  const difference = unitsAtScale(after, scale) - base;
  // A percentage of nothing, or of a negative rate, says nothing.
  const changePercent =
    base > 0n ? formatDecimal(decimal(ratio(difference * 100n, base), 4)) : null;
  return { change: formatDecimal(decimal(difference, scale)), changePercent };
}

/** numerator / denominator in ten-thousandths, rounded half away from zero. */
function ratio(numerator: bigint, denominator: bigint): bigint {
  const scaled = numerator * 10_000n;
  const half = denominator / 2n;
  return (scaled + (scaled < 0n ? -half : half)) / denominator;
}
