const POINTS_PER_BUCKET = 4;

/**
 * Selects the points of a long line to draw so that it looks the same: the first, lowest, highest
 * and last point of each of `maxPoints / 4` equal time spans. So the first, last, highest and
 * lowest point of the whole line are always included. Times ascend, in any unit.
 */
export function reduceLine(
  times: readonly number[],
  values: readonly number[],
  maxPoints: number,
): number[] {
  const count = times.length;
  if (count <= maxPoints) return [...times.keys()];
  const findBucket = bucketsOver(times, Math.max(1, Math.floor(maxPoints / POINTS_PER_BUCKET)));
  const kept: number[] = [];
  for (let next = 0; next < count;) {
    const first = next;
    const bucket = findBucket(first);
    let low = first;
    let high = first;
    for (; next < count && findBucket(next) === bucket; next += 1) {
      if (values[next]! < values[low]!) low = next;
      if (values[next]! > values[high]!) high = next;
    }
    const chosen = [first, Math.min(low, high), Math.max(low, high), next - 1];
    kept.push(...chosen.filter((index, i) => i === 0 || index !== chosen[i - 1]));
  }
  return kept;
}

function bucketsOver(times: readonly number[], buckets: number): (index: number) => number {
  const start = times[0]!;
  const span = times.at(-1)! - start;
  // The last moment belongs to the last bucket; if all moments are equal there is one bucket.
  return (index) =>
    span > 0 ? Math.min(buckets - 1, Math.floor(((times[index]! - start) / span) * buckets)) : 0;
}
