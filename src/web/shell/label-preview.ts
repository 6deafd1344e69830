import { useEffect } from 'react';
import type { Language } from '../../domain/text/language.ts';
import { previewText } from './label-store.ts';
import { useShell } from './use-shell.ts';

/** Names the label that an operator wants to see in context. */
export const PREVIEW_PARAMETER = 'preview_label';
const STORED = 'label-preview';

interface Preview {
  readonly key: string;
  readonly texts: Readonly<Partial<Record<Language, string>>>;
}

/** Stores what an operator has typed in this browser, for the page that opens next. */
export function keepPreview(key: string, texts: Preview['texts']): void {
  try {
    localStorage.setItem(STORED, JSON.stringify({ key, texts } satisfies Preview));
  } catch {
    // Without it the page shows the saved text.
  }
}

/**
 * Shows operators one label in brackets, as typed or saved. Nothing is sent; the page is as
 * rendered by the server until scripts run.
 */
export function useLabelPreview(): void {
  const { operates, globals } = useShell();
  useEffect(() => {
    const key = new URLSearchParams(window.location.search).get(PREVIEW_PARAMETER);
    if (operates && key !== null) {
      previewText(key, (text) => `⟦${readPreview(key)[globals.lang] ?? text}⟧`);
    }
  }, [operates, globals.lang]);
}

function readPreview(key: string): Preview['texts'] {
  try {
    const kept = JSON.parse(localStorage.getItem(STORED) ?? 'null') as Preview | null;
    return kept?.key === key ? kept.texts : {};
  } catch {
    return {};
  }
}
