import { toView } from './font-file.ts';
import {
  countedAt,
  coverageAt,
  featureLookups,
  readLookups,
  numbersAt,
  type Rule,
} from './layout-lists.ts';

/** What browsers apply to every text, unasked. */
const ALWAYS_ON = new Set(['ccmp', 'locl', 'rlig', 'calt', 'clig', 'liga', 'rclt']);
const EXTENSION = 7;

/**
 * Adds the glyphs that may take the place of these: an arrow for `->`, a raised colon between
 * digits. Where a rule asks for neighbours it is taken to apply: a glyph too many does no harm.
 */
export function addSubstitutes(gsub: Uint8Array, glyphs: Set<number>): void {
  const view = toView(gsub);
  const lookups = readLookups(view, EXTENSION);
  const wanted = new Set(featureLookups(view, (tag) => ALWAYS_ON.has(tag)));
  // A set goes on with what is added while it is walked.
  for (const index of wanted) {
    for (const rule of lookups[index] ?? [])
      nestedLookups(view, rule).forEach((i) => wanted.add(i));
  }
  const rules = [...wanted].flatMap((index) => lookups[index] ?? []);
  for (let before = -1; before !== glyphs.size;) {
    before = glyphs.size;
    for (const rule of rules)
      findSubstitutes(view, rule, glyphs).forEach((glyph) => glyphs.add(glyph));
  }
}

/** The lookups that a rule about neighbours applies, by their places in the list. */
function nestedLookups(view: DataView, { type, at }: Rule): number[] {
  if (type !== 5 && type !== 6) return [];
  const isChained = type === 6;
  const format = view.getUint16(at);
  if (format === 3) return appliedLookups(view, at + 2, isChained, 0);
  // After the coverage; format 2 has one list of classes, or three.
  const sets = at + 4 + (format === 2 ? (isChained ? 6 : 2) : 0);
  return countedAt(view, sets)
    .filter((offset) => offset !== 0)
    .flatMap((offset) => countedAt(view, at + offset).map((rule) => at + offset + rule))
    .flatMap((rule) => appliedLookups(view, rule, isChained, 1));
}

/** `implied` is how many of the glyphs are known already and not listed. */
function appliedLookups(view: DataView, at: number, isChained: boolean, implied: number): number[] {
  let count = view.getUint16(at + 2);
  let records = at + 4 + 2 * (view.getUint16(at) - implied);
  if (isChained) {
    let list = at + 2 + 2 * view.getUint16(at);
    list += 2 + 2 * (view.getUint16(list) - implied);
    list += 2 + 2 * view.getUint16(list);
    count = view.getUint16(list);
    records = list + 2;
  }
  return Array.from({ length: count }, (_, i) => view.getUint16(records + 4 * i + 2));
}

function findSubstitutes(
  view: DataView,
  { type, at }: Rule,
  glyphs: ReadonlySet<number>,
): number[] {
  if (type < 1 || type > 4) return [];
  const covered = coverageAt(view, at + view.getUint16(at + 2));
  if (type === 1 && view.getUint16(at) === 1) {
    const delta = view.getUint16(at + 4);
    return covered.filter((glyph) => glyphs.has(glyph)).map((glyph) => (glyph + delta) & 0xffff);
  }
  // What is said of each covered glyph: the substitute itself, or where the list of them is.
  const said = countedAt(view, at + 4).filter((_, i) => glyphs.has(covered[i] ?? -1));
  if (type === 1) return said;
  if (type < 4) return said.flatMap((list) => countedAt(view, at + list));
  return said.flatMap((list) => {
    const ligatures = countedAt(view, at + list).map((ligature) => at + list + ligature);
    return ligatures
      .filter((ligature) =>
        numbersAt(view, ligature + 4, view.getUint16(ligature + 2) - 1).every((part) =>
          glyphs.has(part),
        ),
      )
      .map((ligature) => view.getUint16(ligature));
  });
}
