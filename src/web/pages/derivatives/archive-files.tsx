import { useEffect, useState, type MouseEvent } from 'react';
import { downloadArchive, getExportProgress } from '../../../contracts/derivatives.ts';
import type { Answer } from '../../../contracts/endpoint.ts';
import { displayNumber } from '../../../domain/format.ts';
import { callUrl, createBrowserCall } from '../../api/call.ts';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import css from './derivatives-page.module.css';
import type { Archive } from './load-archive.ts';

type Progress = Answer<typeof getExportProgress>;

const PAUSE_MS = 500;
/** The first questions may come before the download; another process knows nothing of it. */
const FIRST_ATTEMPTS = 20;
const END_SHOWN_MS = 6000;

/** The same rows as files, in a new window as the specification has it; none where there are none. */
export function ArchiveFiles({ archive: { state, table, exchange } }: { archive: Archive }) {
  const t = useLabels();
  const [id, setId] = useState<string | null>(null);
  if (!table || table.total === 0) return null;
  if (table.masked) return null;
  if (!exchange.allowsFiles) return <span>{t('archive_no_files')}</span>;
  const { from, to, exchangeId, contractId } = state;
  const query = { from, to, exchangeId, ...(contractId !== null && { contractId }) };
  const link = (part: object) => ({
    href: callUrl(downloadArchive, { query: { ...query, ...part } }),
    target: '_blank',
    rel: 'noreferrer',
    onClick: ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
      const progress = randomName();
      currentTarget.href = callUrl(downloadArchive, { query: { ...query, ...part, progress } });
      setId(progress);
    },
  });
  return (
    <>
      <a className={css.export} {...link({})}>
        {t('archive_export')}
      </a>
      <a className={css.way} {...link({ format: 'csv' })}>
        CSV
      </a>
      <ExportStatus id={id} />
    </>
  );
}

/** `crypto.randomUUID` is missing where a portal is served without TLS. */
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** How far the file is that was begun last, until it has ended. */
function ExportStatus({ id }: { id: string | null }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const progress = useExportProgress(id);
  const { rows, total, state } = progress ?? { rows: 0, total: 0, state: null };
  const number = (count: number) => displayNumber(String(count), 0, lang);
  return (
    <>
      {state === 'running' && (
        <span className={css.progress}>
          <progress max={total} value={rows} aria-label={t('archive_export')} />
          {t('archive_export_rows', { rows: number(rows), total: number(total) })}
        </span>
      )}
      {/* Always there: screen readers announce what changes in it, its beginning and its end. */}
      <span role="status" className={state === 'running' ? css.spoken : undefined}>
        {state !== null && t(`archive_export_${state}`)}
      </span>
    </>
  );
}

/** Asks while the file is being written; null before, and some seconds after it is complete. */
function useExportProgress(id: string | null): Progress | null {
  const { dataServer } = useShell();
  const [known, setKnown] = useState<{ id: string; progress: Progress | null } | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const call = createBrowserCall(dataServer, signal);
    let timer: ReturnType<typeof setTimeout>;
    const show = (progress: Progress | null) => !signal.aborted && setKnown({ id, progress });
    const ask = async (attempts: number) => {
      const result = await call(getExportProgress, { params: { progress: id } });
      if (signal.aborted) return;
      if (result.ok) show(result.answer);
      const state = result.ok ? result.answer.state : attempts > 0 ? 'running' : 'unknown';
      // What broke off stays to be read.
      if (state === 'running') timer = setTimeout(follow, PAUSE_MS, attempts - 1);
      else if (state !== 'broken') timer = setTimeout(show, END_SHOWN_MS, null);
    };
    const follow = (attempts: number) => void ask(attempts).catch(() => show(null));
    follow(FIRST_ATTEMPTS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [id, dataServer]);
  return known?.id === id ? known.progress : null;
}
