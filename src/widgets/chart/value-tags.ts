/** A text beside the value axis, at a place between 0 (top) and 1. */
interface Placed {
  readonly at: number;
}

/** In px, of a text with its background. */
export function tagHeight(axisFont: number): number {
  return Math.round(1.5 * axisFont);
}

/** From the first on; one that would lie upon another is left out. */
export function tagsApart<T extends Placed>(
  tags: readonly T[],
  plotHeight: number,
  axisFont: number,
): T[] {
  const kept: T[] = [];
  for (const tag of tags) {
    const isFree = kept.every(({ at }) => distance(at, tag.at, plotHeight) > tagHeight(axisFont));
    if (isFree) kept.push(tag);
  }
  return kept;
}

/** Whether a text of the axis would be half hidden by a tag: then it is better left out. */
export function isCovered(
  at: number,
  tags: readonly Placed[],
  plotHeight: number,
  axisFont: number,
): boolean {
  const reach = (tagHeight(axisFont) + axisFont) / 2;
  return tags.some((tag) => distance(at, tag.at, plotHeight) < reach);
}

function distance(one: number, other: number, plotHeight: number): number {
  return Math.abs(one - other) * plotHeight;
}
