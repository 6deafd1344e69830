import { useEffect, useState } from 'react';
import type { ExportProgressAnswer as Progress } from '../../contracts/core/export-progress.ts';
import type { Call } from '../../contracts/core/page.ts';
import { displayNumber } from '../../domain/text/format.ts';
import { createBrowserCall } from '../api/call.ts';
import { useLabels } from '../shell/use-labels.ts';
import { useShell } from '../shell/use-shell.ts';
import visually from '../../widgets/visually-hidden/visually-hidden.module.css';
import css from './export-status.module.css';

const PAUSE_MS = 500;
/**
 * The first requests may arrive before the download starts, or at another process, which doesn't
 * know about it.
 */
const FIRST_ATTEMPTS = 20;
const END_SHOWN_MS = 6000;

/** Fetches the progress of the export with this id; must be a stable function. */
export type FetchProgress = (
  call: Call,
  progress: string,
) => Promise<{ ok: true; answer: Progress } | { ok: false }>;

/** A random export id; `crypto.randomUUID` isn't available on a portal served without TLS. */
export function newExportName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Props {
  /** The export that was started last. */
  readonly id: string | null;
  readonly fetchProgress: FetchProgress;
  /** The accessible name of the progress bar. */
  readonly name: string;
}

/** The progress of an export until it has ended. Needs the labels `archive.export`. */
export function ExportStatus({ id, fetchProgress, name }: Props) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const progress = useExportProgress(id, fetchProgress);
  const { rows, total, state } = progress ?? { rows: 0, total: 0, state: null };
  const number = (count: number) => displayNumber(String(count), 0, lang);
  return (
    <>
      {state === 'running' && (
        <span className={css.progress}>
          <progress max={total} value={rows} aria-label={name} />
          {t('archive_export_rows', { rows: number(rows), total: number(total) })}
        </span>
      )}
      {/* Always rendered, because screen readers only announce changes in an existing element. */}
      <span
        role="status"
        className={state === null || state === 'running' ? visually.hidden : undefined}
      >
        {state !== null && t(`archive_export_${state}`)}
      </span>
    </>
  );
}

/**
 * Polls while the file is being written; null before that, and a few seconds after it is complete.
 */
function useExportProgress(id: string | null, fetchProgress: FetchProgress): Progress | null {
  const { dataServer } = useShell();
  const [known, setKnown] = useState<{ id: string; progress: Progress | null } | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const call = createBrowserCall(dataServer, signal);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (progress: Progress | null) => !signal.aborted && setKnown({ id, progress });
    const askOnce = async (attempts: number) => {
      const result = await fetchProgress(call, id);
      if (signal.aborted) return;
      if (result.ok) show(result.answer);
      const state = result.ok ? result.answer.state : attempts > 0 ? 'running' : 'unknown';
      // A failed export stays visible.
      if (state === 'running') timer = setTimeout(follow, PAUSE_MS, attempts - 1);
      else if (state !== 'broken') timer = setTimeout(show, END_SHOWN_MS, null);
    };
    const follow = (attempts: number) => void askOnce(attempts).catch(() => show(null));
    // Any sooner, the server wouldn't know about the download yet.
    timer = setTimeout(follow, PAUSE_MS, FIRST_ATTEMPTS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [id, fetchProgress, dataServer]);
  return known?.id === id ? known.progress : null;
}
