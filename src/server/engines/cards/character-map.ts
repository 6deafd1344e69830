export type CharacterMap = (codePoint: number) => number;

/** The table that leads from signs to glyphs; of its many formats fonts use these two. */
export function readCharacterMap(table: Buffer): CharacterMap {
  const offsets = Array.from({ length: table.readUInt16BE(2) }, (_, i) =>
    table.readUInt32BE(4 + 8 * i + 4),
  );
  const find = (format: number) => offsets.find((at) => table.readUInt16BE(at) === format);
  const [whole, basic] = [find(12), find(4)];
  if (whole !== undefined) return fromGroups(table, whole);
  if (basic !== undefined) return fromSegments(table, basic);
  throw new Error('The font has no map of its characters');
}

/** Format 12: groups of signs in a row, for all of Unicode. */
function fromGroups(table: Buffer, at: number): CharacterMap {
  const count = table.readUInt32BE(at + 12);
  return (codePoint) => {
    for (let [low, high] = [0, count - 1]; low <= high;) {
      const middle = (low + high) >> 1;
      const group = at + 16 + 12 * middle;
      if (codePoint < table.readUInt32BE(group)) high = middle - 1;
      else if (codePoint > table.readUInt32BE(group + 4)) low = middle + 1;
      else return table.readUInt32BE(group + 8) + codePoint - table.readUInt32BE(group);
    }
    return 0;
  };
}

/** Format 4: segments of the first 65,536 signs. */
function fromSegments(table: Buffer, at: number): CharacterMap {
  const size = table.readUInt16BE(at + 6);
  const [ends, starts] = [at + 14, at + 16 + size];
  const [deltas, ranges] = [starts + size, starts + 2 * size];
  return (codePoint) => {
    if (codePoint > 0xff_ff) return 0;
    for (let i = 0; i < size; i += 2) {
      if (codePoint > table.readUInt16BE(ends + i)) continue;
      const start = table.readUInt16BE(starts + i);
      if (codePoint < start) return 0;
      const delta = table.readUInt16BE(deltas + i);
      const range = table.readUInt16BE(ranges + i);
      if (range === 0) return (codePoint + delta) & 0xff_ff;
      const glyph = table.readUInt16BE(ranges + i + range + 2 * (codePoint - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xff_ff;
    }
    return 0;
  };
}
