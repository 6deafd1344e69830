import { LRUCache } from 'lru-cache';
import type { FontFormat, PictureFontId } from '../../../../domain/charts/picture-fonts.ts';
import { FONT_FILES } from '../../../engines/cards/font-files.ts';
import { openThreads } from '../../../core/threads/open-threads.ts';
import type { SubsetRequest } from './subset-thread.ts';

/** About 10 KB for a chart in a European language, 20 KB for one in Chinese. */
const MAX_BYTES = 8 * 1024 * 1024;
/** All 600 characters of the Chinese font take a tenth of a second. */
const MAX_MS = 10_000;
/**
 * Some systems fit letters to the pixel grid and use these letters to find a font's top and bottom
 * alignment. Without them, the same letter would come out higher or lower.
 */
const LATIN_HINTS = 'THEZOCQSLUfijkdbhuvxzoescnrpqgy0';
const CYRILLIC_HINTS = 'БВЕПЗОСЭШхпншезосруф';

interface Wanted {
  readonly font: PictureFontId;
  readonly format: FontFormat;
  readonly text: string;
}

/** One thread: a subset takes some tens of milliseconds, and an export needs two or three. */
const thread = openThreads<SubsetRequest, Uint8Array>(
  new URL('./subset-thread.ts', import.meta.url),
  { name: 'subset', maxThreads: 1, idleMs: 60_000, maxMegabytes: 128 },
);

/** Fonts containing only the characters of an exported chart. They depend on nothing else. */
export class FontSubsets {
  readonly #cache = new LRUCache<string, Buffer, Wanted>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context }) => makeSubset(context),
  });

  async get({ font, format, text }: Wanted): Promise<Buffer> {
    const hints = font === 'notoSc' ? '' : hintsFor(text);
    const sorted = [...new Set(` ${text}${hints}`)].toSorted().join('');
    const context = { font, format, text: sorted };
    return this.#cache.forceFetch(`${font}.${format} ${sorted}`, { context });
  }
}

async function makeSubset({ font, format, text }: Wanted): Promise<Buffer> {
  const order = { url: FONT_FILES[font], format, text };
  const bytes = await thread.run(order, { signal: AbortSignal.timeout(MAX_MS) });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function hintsFor(text: string): string {
  return LATIN_HINTS + (/[\u0400-\u04ff]/.test(text) ? CYRILLIC_HINTS : '');
}
