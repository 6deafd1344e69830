/**
 * What the shapes of one series have in common; never sent to anybody. All of them are drawn on one
 * lattice of cells, whose sizes are powers of two of a secret unit and whose cells lie within each
 * other. Whatever shapes somebody puts together, of a value they only ever learn the smallest cell
 * that it was shown in.
 */
export interface Lattice {
  /** Random, kept with the series: another one would be a second view of the same values. */
  readonly seed: string;
  /** The step in which the values of the series are written. */
  readonly tick: number;
}

/** Of a line's cells half a cell, which its choice of size may tell, is still 0.5 % of its range. */
const MOST_CELLS = 98;
const MIDDLE = 50;
/** A range of so few steps has no shape: it would show what one step is. */
const LEVEL_TICKS = 3;
/** Larger than the cells of any line, in steps: where the cells begin tells nothing. */
const OFFSET_TICKS = 2 ** 24;

/**
 * The cells of a line, as whole numbers within 0 and 100; 50 throughout for a level line. `times`
 * tells the points apart, with the same number for the same point in every shape.
 */
export function toShape(
  values: readonly number[],
  times: readonly number[],
  { seed, tick }: Lattice,
): number[] {
  const [low, high] = bounds(values);
  if (!(high - low > LEVEL_TICKS * tick)) return values.map(() => MIDDLE);
  const keys = keysFromSeed(seed);
  const origin = mixToUnit(keys, 1) * OFFSET_TICKS * tick;
  // Steps would show in the distances of the cells, so values are moved by half a step to two, how
  // far at most is secret too: else a run of equal values would show what one step is.
  const reach = tick * 2 ** (2 * mixToUnit(keys, 2));
  const places = values.map(
    (value, i) => value - origin + (mixToUnit(keys, times[i]! + 3) - 0.5) * reach,
  );
  const [first, last] = bounds(places);
  const secret = mixToUnit(keys, 0);
  // Twice too fine to begin with; the first size that fits is taken.
  let size = 2 ** (Math.floor(Math.log2((last - first) / MOST_CELLS) - secret) - 1 + secret);
  while (Math.floor(last / size) - Math.floor(first / size) > MOST_CELLS) size *= 2;
  const lowest = Math.floor(first / size);
  const span = Math.floor(last / size) - lowest;
  const bottom = Math.floor((100 - span) / 2);
  return places.map((place) => bottom + Math.floor(place / size) - lowest);
}

function bounds(values: readonly number[]): [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}

type Keys = readonly [number, number, number, number];

/** The 128 bits of a UUID. */
function keysFromSeed(seed: string): Keys {
  const hex = seed.replaceAll('-', '');
  const part = (i: number) => Number.parseInt(hex.slice(8 * i, 8 * i + 8), 16) | 0;
  return [part(0), part(1), part(2), part(3)];
}

/** From 0 to below 1, for each number of each seed another one. */
function mixToUnit([a, b, c, d]: Keys, number: number): number {
  let mixed = a ^ Math.imul(number | 0, 0x9e37_79b1);
  for (const key of [b, c, d, a]) {
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
    mixed = (mixed ^ (mixed >>> 16) ^ key) | 0;
  }
  return (mixed >>> 0) / 2 ** 32;
}
