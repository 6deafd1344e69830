/**
 * How many of a row's actions stay buttons, counted from the first; the others go into a menu.
 * `room` is what the rest of the row leaves.
 */
export function countFitting(
  widths: readonly number[],
  room: number,
  gap: number,
  menuWidth: number,
): number {
  const needed = (count: number) =>
    widths.slice(0, count).reduce((sum, width) => sum + width, 0) + Math.max(0, count - 1) * gap;
  if (needed(widths.length) <= room) return widths.length;
  // A menu with one item would take the same room.
  if (widths.length === 1 && (widths[0] ?? 0) <= menuWidth) return 1;
  for (let count = widths.length - 1; count > 0; count -= 1) {
    if (needed(count) + gap + menuWidth <= room) return count;
  }
  return 0;
}
