/**
 * What all shapes of one series have in common. It is never sent to a client.
 *
 * Heights are bent: larger values are always higher, but how much higher depends on the seed and
 * differs from level to level, at every scale. Bent heights are drawn on one grid of cells. The
 * sizes of cells are a secret unit times powers of two, and smaller cells lie inside larger ones.
 * Combining several shapes therefore reveals no more about a value than the smallest cell in which
 * it was shown.
 */
export interface Lattice {
  /**
   * Random, and stored with the series: another seed would show the same values in a second way.
   */
  readonly seed: string;
  /** The smallest step between values of the series. */
  readonly tick: number;
}

/**
 * Few, because related lines are each bent differently, and many of them combined are straight
 * again: with 98 cells, a joint fit of funds and indexes revealed the sizes of 64 % of daily
 * changes within a factor of two, compared with 54 % for a guess.
 */
const MAX_CELLS = 24;
/** Height of a cell in a picture with heights from 0 to 100. */
export const CELL_HEIGHT = 4;
const MIDDLE = 50;
/**
 * A range of at most this many steps gets no shape, because the shape would reveal the size of a
 * step.
 */
const LEVEL_TICKS = 3;
/**
 * In steps, and larger than the cells of any line, so that the start of the cells reveals nothing.
 */
const OFFSET_TICKS = 2 ** 24;
/** Sizes of the bends, in steps: from less than a usual daily change to more than a usual value. */
const [FINEST_BEND, COARSEST_BEND] = [4, 2 ** 26];
/** Close enough that some bends fall between any two sizes that matter. */
const BEND_RATIO = 1.6;
/**
 * The maximum displacement of a knot of a bend; half the knot distance would flatten it. With 0.38,
 * two thirds of monthly changes could be determined within a factor of two if the month's low and
 * high are known; now it is about half, no better than a guess.
 */
const BEND_REACH = 0.46;

/**
 * The cells of a line as whole numbers from 0 to 100; all are 50 if the line is level. `times`
 * identifies the points: a point has the same number in every shape.
 */
export function toShape(
  values: readonly number[],
  times: readonly number[],
  { seed, tick }: Lattice,
): number[] {
  const [low, high] = bounds(values);
  if (!(high - low > LEVEL_TICKS * tick)) return values.map(() => MIDDLE);
  const unit = unitsFromSeed(seed);
  const origin = unit(1) * OFFSET_TICKS * tick;
  // The distances of the cells would reveal the size of a step, so each value is moved by a part of
  // `reach`. The maximum displacement is half a step to two steps and secret too: otherwise equal
  // values in a row would reveal the step.
  const reach = tick * 2 ** (2 * unit(2));
  const places = Float64Array.from(
    values,
    (value, i) => value - origin + (unit(times[i]! + 3) - 0.5) * reach,
  );
  bendAll(places, unit, tick);
  const [first, last] = bounds(places);
  const secret = unit(0);
  // Starts with cells that are too fine by a factor of two, and takes the first size that fits.
  let size = 2 ** (Math.floor(Math.log2((last - first) / MAX_CELLS) - secret) - 1 + secret);
  while (Math.floor(last / size) - Math.floor(first / size) > MAX_CELLS) size *= 2;
  const lowest = Math.floor(first / size);
  const span = Math.floor(last / size) - lowest;
  const bottom = Math.floor((100 - CELL_HEIGHT * span) / 2);
  return Array.from(places, (place) => bottom + CELL_HEIGHT * (Math.floor(place / size) - lowest));
}

/**
 * Keeps the order of the places, but neither their distances nor the ratios of those. It applies
 * one bend after another: each moves knots at equal distances by secret fractions of that distance
 * and is straight between them. Because it doesn't depend on the line, no number of lines averages
 * it out; because every knot is moved independently, there is no small set of parameters to fit.
 */
function bendAll(places: Float64Array, unit: Units, tick: number): void {
  let bends = 0;
  for (let ticks = FINEST_BEND; ticks < COARSEST_BEND; ticks *= BEND_RATIO) {
    bends += 1;
    bend(places, unit, { size: ticks * tick, salt: Math.imul(bends, 0x6c07_8965) });
  }
}

/** The next place usually lies between the same two knots as the last one. */
function bend(
  places: Float64Array,
  unit: Units,
  { size, salt }: { readonly size: number; readonly salt: number },
): void {
  let [knot, from, to] = [Number.NaN, 0, 0];
  for (let i = 0; i < places.length; i += 1) {
    const position = places[i]! / size;
    const below = Math.floor(position);
    if (below !== knot) {
      knot = below;
      from = knot + (2 * unit((knot ^ salt) | 0) - 1) * BEND_REACH;
      to = knot + 1 + (2 * unit(((knot + 1) ^ salt) | 0) - 1) * BEND_REACH;
    }
    places[i] = size * (from + (position - knot) * (to - from));
  }
}

function bounds(values: ArrayLike<number>): [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity];
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i]!;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}

/** A number from 0 up to but not including 1 for each index, depending on the seed. */
type Units = (index: number) => number;

/** From the 128 bits of a UUID. */
function unitsFromSeed(seed: string): Units {
  const hex = seed.replaceAll('-', '');
  const part = (i: number) => Number.parseInt(hex.slice(8 * i, 8 * i + 8), 16) | 0;
  const [a, b, c, d] = [part(0), part(1), part(2), part(3)];
  return (index) => {
    const first = mix(a ^ Math.imul(index | 0, 0x9e37_79b1), b);
    return (mix(mix(mix(first, c), d), a) >>> 0) / 2 ** 32;
  };
}

function mix(number: number, key: number): number {
  const once = Math.imul(number ^ (number >>> 16), 0x85eb_ca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2_ae35);
  return (twice ^ (twice >>> 16) ^ key) | 0;
}
