import { tagAt } from './font-file.ts';

/** Lists that substitutions and kerning are written with, as OpenType defines them. */

/** So many 16-bit numbers in a row. */
export function numbersAt(view: DataView, at: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => view.getUint16(at + 2 * i));
}

/** A count, and so many numbers. */
export function countedAt(view: DataView, at: number): number[] {
  return numbersAt(view, at + 2, view.getUint16(at));
}

/** The glyphs that a rule begins with, in the order of what it says about them. */
export function coverageAt(view: DataView, at: number): number[] {
  if (view.getUint16(at) === 1) return countedAt(view, at + 2);
  return Array.from({ length: view.getUint16(at + 2) }, (_, i) => {
    const range = at + 4 + 6 * i;
    const first = view.getUint16(range);
    const count = view.getUint16(range + 2) - first + 1;
    return Array.from({ length: count }, (__, place) => first + place);
  }).flat();
}

/** Glyphs that a rule treats alike share a class; those that it does not name are of class 0. */
export function classesAt(view: DataView, at: number): ReadonlyMap<number, number> {
  const classes = new Map<number, number>();
  if (view.getUint16(at) === 1) {
    const first = view.getUint16(at + 2);
    countedAt(view, at + 4).forEach((each, i) => classes.set(first + i, each));
    return classes;
  }
  for (let i = 0; i < view.getUint16(at + 2); i += 1) {
    const range = at + 4 + 6 * i;
    const last = view.getUint16(range + 2);
    for (let glyph = view.getUint16(range); glyph <= last; glyph += 1) {
      classes.set(glyph, view.getUint16(range + 4));
    }
  }
  return classes;
}

export interface Rule {
  readonly type: number;
  /** Where it begins in the table. */
  readonly at: number;
}

/** The rules of every lookup of a table. `extension` is the type that only points to another. */
export function readLookups(view: DataView, extension: number): Rule[][] {
  const list = view.getUint16(8);
  return countedAt(view, list).map((offset) => {
    const lookup = list + offset;
    const type = view.getUint16(lookup);
    return countedAt(view, lookup + 4).map((rule) => {
      const at = lookup + rule;
      if (type !== extension) return { type, at };
      return { type: view.getUint16(at + 2), at: at + view.getUint32(at + 4) };
    });
  });
}

/** The places of the lookups of some features, in all scripts and languages. */
export function featureLookups(view: DataView, isWanted: (tag: string) => boolean): number[] {
  const list = view.getUint16(6);
  return Array.from({ length: view.getUint16(list) }, (_, i) => list + 2 + 6 * i)
    .filter((feature) => isWanted(tagAt(view, feature)))
    .flatMap((feature) => countedAt(view, list + view.getUint16(feature + 4) + 2));
}
