import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { FontFormat } from '../../../../domain/charts/picture-fonts.ts';
import { lowerThreadPriority } from '../../../core/render/thread-priority.ts';

export interface SubsetRequest {
  /** The file of the whole font. */
  readonly url: string;
  readonly format: FontFormat;
  readonly text: string;
}

/** The features that programs apply to text by default. Others only add alternate glyphs. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig'];
const TARGETS = { ttf: 'truetype', woff: 'woff' } as const;
const files = new Map<string, Promise<Buffer>>();

/** The thread's entry point. */
lowerThreadPriority();
export async function subset({ url, format, text }: SubsetRequest): Promise<Uint8Array> {
  const file = files.get(url) ?? readFile(fileURLToPath(url));
  files.set(url, file);
  return subsetFont(await file, text, { targetFormat: TARGETS[format], keepFeatures: FEATURES });
}
