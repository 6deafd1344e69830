import { textWidth } from './chart-box.ts';

/** A text beside the value axis, at a position between 0 (top) and 1. */
interface Placed {
  readonly at: number;
}

/** Between the plot and the texts beside it, and between them and the edge. */
export const TEXT_GAP = 8;
const EDGE_GAP = 2;

/**
 * The position of an axis text in the room beside the plot. A long unit takes no room from the
 * plot: its text ends at the edge and extends in front of the lines.
 */
export function placeBeside(text: string, room: number, axisFont: number) {
  const isLong = TEXT_GAP + textWidth(text, axisFont) > room;
  return isLong
    ? ({ x: room - EDGE_GAP, anchor: 'end' } as const)
    : ({ x: TEXT_GAP, anchor: 'start' } as const);
}

/** The height in px of a text with its background. */
export function tagHeight(axisFont: number): number {
  return Math.round(1.5 * axisFont);
}

/** In order; tags that would overlap an earlier one are left out. */
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

/** Whether a tag would partly cover an axis text, which is then left out. */
export function isCovered(
  at: number,
  tags: readonly Placed[],
  plotHeight: number,
  axisFont: number,
): boolean {
  const reach = (tagHeight(axisFont) + axisFont) / 2;
  return tags.some((tag) => distance(at, tag.at, plotHeight) < reach);
}

/** The unit is beside the highest visible number of the axis, not on a line of its own. */
export function withMeasure<T extends { readonly text: string }>(
  ascending: readonly T[],
  measure: string,
): T[] {
  if (measure === '') return [...ascending];
  const highest = ascending.findLastIndex(({ text }) => text !== '');
  return ascending.map((tick, i) =>
    i === highest ? { ...tick, text: `${tick.text}\u00a0${measure}` } : tick,
  );
}

function distance(one: number, other: number, plotHeight: number): number {
  return Math.abs(one - other) * plotHeight;
}
