import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import type { Texts } from '../../domain/page-texts.ts';
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

/** Before a file that did not come is asked for again. */
const PAUSE_MS = 2000;

/** The texts that the browser has. They stay when the page changes: the next one needs them, too. */
let texts: Texts = {};
/** Their language and version, and the parts of the labels that they are; null: not known yet. */
let held: { readonly tag: string; readonly parts: ReadonlySet<string> } | null = null;
const listeners = new Set<() => void>();

export function heldTexts(): Texts {
  return texts;
}

export function onNewTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes what came with the document, and what its file has; before anything is hydrated. */
export async function takeDocumentLabels(): Promise<void> {
  const { labels, labelFile: file } = window;
  texts = { ...labels, ...(file && (await readUntilThere(file.address, file.response))) };
}

/** Until then the page can be read, and its links lead on. */
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

/** Says what the document's texts were. */
export function noteDocumentParts(tag: string, parts: readonly string[]): void {
  held ??= { tag, parts: new Set(parts) };
}

interface LabelledData {
  readonly labels?: readonly string[];
  readonly labelTag?: string;
}

/** A page is shown once its texts are there: only what the browser does not have is asked for. */
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
  // In another language, or after a text was changed, all that is shown is needed anew.
  const missing = isSameTag ? [...parts].filter((part) => !known.has(part)) : [...all];
  if (missing.length === 0) return;
  texts = { ...texts, ...(await readTexts(fetch(labelFile(tag, missing)))) };
  held = { tag, parts: all };
  for (const listener of listeners) listener();
}

async function readTexts(asked: Promise<Response>): Promise<Texts> {
  const response = await asked;
  // In the words of a browser: the page then says that the server cannot be reached.
  if (!response.ok) throw new TypeError(`Failed to fetch ${response.url}`);
  return (await response.json()) as Texts;
}
