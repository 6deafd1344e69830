import { findJsonRows } from './find-json-rows.ts';
import { readSample, type Inspection, type SettingDoubt } from './inspection.ts';
import { SAMPLE_TEXT } from './limits.ts';
import { readJson, readNdjson } from './read-json.ts';
import type { ReadSettings } from './read-settings.ts';

export async function inspectJson(
  text: string,
  basics: ReadSettings,
  settled: Partial<ReadSettings>,
  doubts: SettingDoubt[],
  isWhole: boolean,
): Promise<Inspection> {
  const isDocument = basics.format === 'json';
  const places = isDocument && settled.rowsAt === undefined ? findJsonRows(text) : [];
  const settings = { ...basics, headerLine: 1, rowsAt: places[0]?.rowsAt ?? basics.rowsAt };
  const result = await readSample(
    isDocument
      ? readJson([text], settings.rowsAt, { isPartial: !isWhole })
      : readNdjson([text], { isPartial: !isWhole }),
  );
  if (places.length > 1) {
    const options = places.map(async ({ rowsAt }) => {
      const begin = [text.slice(0, SAMPLE_TEXT)];
      const { header } = await readSample(readJson(begin, rowsAt, { isPartial: true }));
      return { value: rowsAt, sample: header.slice(0, 20) };
    });
    doubts.push({ setting: 'rowsAt', options: await Promise.all(options) });
  }
  return { settings, doubts, sheets: [], ...result };
}
