import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import type { Texts } from '../../domain/text/page-texts.ts';
import { labelFile } from '../../labels/label-files.ts';

declare global {
  interface Window {
    /** The texts that came within the document. */
    labels?: Texts;
    /** The file with the others, which is asked for together with the program. */
    labelFile?: { readonly address: string; response?: Promise<Response> };
  }
}

/** A script that names a file of labels; program-later.ts asks for it. */
export function namingLabels(address: string): string {
  return `labelFile=${JSON.stringify({ address })}`;
}

/** The pause before a file that failed is requested again. */
const PAUSE_MS = 2000;

/**
 * The texts that the browser has. They stay when the page changes, because the next page needs them
 * too.
 */
let texts: Texts = {};
/** Their language and version, and the parts that they contain; null while this is unknown. */
let held: { readonly tag: string; readonly parts: ReadonlySet<string> } | null = null;
const listeners = new Set<() => void>();

export function heldTexts(): Texts {
  return texts;
}

export function onNewTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows another text for one key until the texts are read again. */
export function previewText(key: string, change: (text: string) => string): void {
  if (!Object.hasOwn(texts, key)) return;
  texts = { ...texts, [key]: change(texts[key]!) };
  for (const listener of listeners) listener();
}

/** Takes the texts of the document and of its file before hydration. */
export async function takeDocumentLabels(): Promise<void> {
  const { labels, labelFile: file } = window;
  texts = { ...labels, ...(file && (await readUntilThere(file.address, file.response))) };
}

/** Until then the page can be read, and its links work. */
async function readUntilThere(address: string, asked = fetch(address)): Promise<Texts> {
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
export function noteDocumentParts(tag: string, parts: readonly string[]): void {
  held ??= { tag, parts: new Set(parts) };
}

interface LabelledData {
  readonly labels?: readonly string[];
  readonly labelTag?: string;
}

/**
 * A page is shown when its texts are there; only texts that the browser does not have are
 * requested.
 */
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
  // The error has the text of a browser, so that the page says that the server cannot be reached.
  if (!response.ok) throw new TypeError(`Failed to fetch ${response.url}`);
  return (await response.json()) as Texts;
}
