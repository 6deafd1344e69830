import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import type { Texts } from '../../domain/page-texts.ts';
import { labelFile } from '../../labels/label-files.ts';

/** Marks the link to the file of a page's labels. */
export const LABELS_LINK = 'data-labels';

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
export async function takeDocumentLabels(inline: Texts): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(`link[${LABELS_LINK}]`);
  texts = { ...inline, ...(link && (await fetchUntilThere(link.href))) };
}

/** Until then the page can be read, and its links lead on. */
async function fetchUntilThere(address: string): Promise<Texts> {
  for (;;) {
    try {
      return await fetchTexts(address);
    } catch {
      await new Promise((passed) => {
        setTimeout(passed, PAUSE_MS);
      });
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
  texts = { ...texts, ...(await fetchTexts(labelFile(tag, missing))) };
  held = { tag, parts: all };
  for (const listener of listeners) listener();
}

async function fetchTexts(address: string): Promise<Texts> {
  const response = await fetch(address);
  // In the words of a browser: the page then says that the server cannot be reached.
  if (!response.ok) throw new TypeError(`Failed to fetch ${address}`);
  return (await response.json()) as Texts;
}
