import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import type { Texts } from '../../domain/text/page-texts.ts';
import { labelFile } from '../../labels/label-files.ts';

declare global {
  interface Window {
    /** The texts sent with the document. */
    labels?: Texts;
    /** The file with the other texts, requested together with the program. */
    labelFile?: { readonly address: string; response?: Promise<Response> };
  }
}

/** A script that names a labels file; program-later.ts requests it. */
export function namingLabels(address: string): string {
  return `labelFile=${JSON.stringify({ address })}`;
}

/** The delay before a failed file is requested again. */
const PAUSE_MS = 2000;

/** The texts the browser has. They survive navigation, because the next page needs them too. */
let texts: Texts = {};
/** Their language, version and parts; null until known. */
let held: { readonly tag: string; readonly parts: ReadonlySet<string> } | null = null;
const listeners = new Set<() => void>();

export function heldTexts(): Texts {
  return texts;
}

export function onNewTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows another text for one key until the texts are loaded again. */
export function previewText(key: string, change: (text: string) => string): void {
  if (!Object.hasOwn(texts, key)) return;
  texts = { ...texts, [key]: change(texts[key]!) };
  for (const listener of listeners) listener();
}

/** Reads the texts of the document and of its file before hydration. */
export async function takeDocumentLabels(): Promise<void> {
  const { labels, labelFile: file } = window;
  texts = { ...labels, ...(file && (await readWithRetries(file.address, file.response))) };
}

/** Until then the page can be read, and its links work. */
async function readWithRetries(address: string, asked = fetch(address)): Promise<Texts> {
  let response = asked;
  for (;;) {
    try {
      return await readTexts(response);
    } catch {
      await new Promise((passed) => {
        setTimeout(passed, PAUSE_MS);
      });
      response = fetch(address);
    }
  }
}

/** Records which texts came with the document. */
export function registerDocumentParts(tag: string, parts: readonly string[]): void {
  held ??= { tag, parts: new Set(parts) };
}

interface LabelledData {
  readonly labels?: readonly string[];
  readonly labelTag?: string;
}

/** A page is shown once its texts have loaded; only missing texts are requested. */
export const labelsFirst: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  _args,
  next,
) => {
  const results = await next();
  const loaded = Object.values(results).flatMap(({ type, result }) =>
    type === 'data' && result ? [result as LabelledData] : [],
  );
  const tag = loaded.find(({ labelTag }) => labelTag !== undefined)?.labelTag ?? held?.tag;
  try {
    if (tag !== undefined) await bring(tag, new Set(loaded.flatMap(({ labels = [] }) => labels)));
    return results;
  } catch (error) {
    return Object.fromEntries(
      Object.entries(results).map(([id, result]) => [
        id,
        id === 'root' ? result : { type: 'error', result: error },
      ]),
    );
  }
};

async function bring(tag: string, parts: ReadonlySet<string>): Promise<void> {
  const isSameTag = tag === held?.tag;
  const known = held?.parts ?? new Set<string>();
  const all = new Set([...known, ...parts]);
  // In another language, or after a text has changed, all texts are requested again.
  const missing = isSameTag ? [...parts].filter((part) => !known.has(part)) : [...all];
  if (missing.length === 0) return;
  texts = { ...texts, ...(await readTexts(fetch(labelFile(tag, missing)))) };
  held = { tag, parts: all };
  for (const listener of listeners) listener();
}

async function readTexts(asked: Promise<Response>): Promise<Texts> {
  const response = await asked;
  // The error has a browser's message, so that the page reports the server as unreachable.
  if (!response.ok) throw new TypeError(`Failed to fetch ${response.url}`);
  return (await response.json()) as Texts;
}
