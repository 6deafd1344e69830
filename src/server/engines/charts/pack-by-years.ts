import { deflateAlone, gzipFromParts, type GzipPart } from '../../core/http/gzip-parts.ts';
import type { GraphicText } from './graphic-writer.ts';
import type { WholeYear } from './cached-series.ts';

/**
 * Gzips an answer by years. The text of a whole year is the same in every answer that contains it,
 * except in first place, where it has no comma: `packYear` compresses it once for all answers.
 */
export async function packByYears(
  text: GraphicText,
  years: readonly WholeYear[],
  packYear: (year: WholeYear, write: () => Buffer) => Promise<GzipPart>,
): Promise<Buffer> {
  const parts: Promise<GzipPart>[] = [];
  let packed = 0;
  for (const year of years) {
    const { from, to } = year;
    if (from === 0) continue;
    if (from > packed) parts.push(deflateAlone(text.part(packed, from)));
    parts.push(packYear(year, () => text.part(from, to)));
    packed = to;
  }
  parts.push(deflateAlone(text.part(packed)));
  return gzipFromParts(await Promise.all(parts));
}
