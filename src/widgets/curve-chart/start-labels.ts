import type { CurveLook, DrawnLine } from './curve-layout.ts';

/** Between two labels, and between a label and another line. */
const APART_PX = 14;
const LINE_APART_PX = 9;
const STEP_PX = 5;
/** How far a label extends to the left of its line, as a share of the plot. */
const REACH = 0.12;

export interface StartLabel {
  readonly id: string;
  readonly look: CurveLook;
  /** The share of the width where the line begins. */
  readonly x: number;
  /** In px from the top. */
  readonly y: number;
}

/**
 * Positions of line names at their left ends: beside the line, or slightly higher or lower if
 * another line or name is in the way.
 */
export function placeStartLabels(lines: readonly DrawnLine[], height: number): StartLabel[] {
  const placed: StartLabel[] = [];
  for (const line of lines) {
    const [x = 0, share = 0] = line.places;
    const start = share * height;
    const others = lines.filter((other) => other !== line);
    const isFree = (y: number) =>
      y >= 0 &&
      y <= height &&
      placed.every(
        (label) => Math.abs(label.x - x) > 2 * REACH || Math.abs(label.y - y) >= APART_PX,
      ) &&
      others.every((other) =>
        [x - REACH, x - REACH / 2, x].every((at) => {
          const there = heightAt(other.places, at);
          return there === undefined || Math.abs(there * height - y) >= LINE_APART_PX;
        }),
      );
    const offsets = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6].map((step) => step * STEP_PX);
    const y = offsets.map((offset) => start + offset).find((each) => isFree(each)) ?? start;
    placed.push({ id: line.id, look: line.look, x, y: Math.round(y) });
  }
  return placed;
}

/** The height of a line at a share of the width; undefined where there is no line. */
function heightAt(places: readonly number[], x: number): number | undefined {
  for (let i = 2; i < places.length; i += 2) {
    const [fromX, fromY, toX, toY] = [places[i - 2]!, places[i - 1]!, places[i]!, places[i + 1]!];
    if (x >= fromX && x <= toX) return fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX || 1);
  }
  return undefined;
}
