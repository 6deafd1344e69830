import { useEffect, useRef, useState } from 'react';
import type { Call, Result } from '../../contracts/page.ts';
import type { ChartState } from '../../widgets/chart/chart-types.ts';
import { createBrowserCall } from '../api/call.ts';
import { useShell } from '../shell/use-shell.ts';
import type { Translate } from '../../labels/label-keys.ts';

const SLOW_AFTER_MS = 2000;
const GIVE_UP_AFTER_MS = 15_000;

export interface ChartData<T> {
  /** The latest answer there is; while another is being loaded, the one before. A failure has none. */
  readonly answer: T | null;
  /** Of the key that is wanted now. */
  readonly status: 'loading' | 'slow' | 'loaded' | 'failed';
  readonly errors: readonly string[];
  /** There is no such thing (any more): trying again will not help. */
  readonly isGone: boolean;
  readonly retry: () => void;
}

interface Outcome<T> {
  readonly key: string;
  readonly attempt: number;
  readonly viewerTag: string;
  readonly result: Result<T> | null;
}

/**
 * A chart's points from the server, anew for every other key and viewer; null asks for nothing. What was asked
 * earlier is broken off, so no old answer can follow a newer one.
 */
export function useChartData<T>(
  key: string | null,
  ask: (call: Call) => Promise<Result<T>>,
  /** Another number asks for the same again; what is there stays until the answer comes. */
  refresh = 0,
): ChartData<T> {
  const { dataServer, viewerTag } = useShell();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<T> | null>(null);
  const [latest, setLatest] = useState<{ viewerTag: string; answer: T | null } | null>(null);
  const [slowKey, setSlowKey] = useState<string | null>(null);
  const loaded = useRef<string | null>(null);
  useEffect(() => {
    if (key === null) return undefined;
    const controller = new AbortController();
    const slow = setTimeout(() => setSlowKey(`${key} ${attempt}`), SLOW_AFTER_MS);
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(GIVE_UP_AFTER_MS)]);
    const load = async () => {
      // A call that cannot reach the server, or waits for it too long, has no result at all.
      const result = await ask(createBrowserCall(dataServer, signal)).catch(() => null);
      if (controller.signal.aborted) return;
      clearTimeout(slow);
      // Points that could not be brought up to date are better than none.
      const name = `${key} ${attempt} ${viewerTag}`;
      if (!result?.ok && loaded.current === name) return;
      loaded.current = result?.ok ? name : null;
      setOutcome({ key, attempt, viewerTag, result });
      setLatest({ viewerTag, answer: result?.ok ? result.answer : null });
    };
    void load();
    return () => {
      clearTimeout(slow);
      setSlowKey(null);
      controller.abort();
    };
    // What is asked for is named by its key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, attempt, dataServer, viewerTag, refresh]);

  const isCurrent =
    outcome?.key === key && outcome.attempt === attempt && outcome.viewerTag === viewerTag;
  const result = isCurrent ? outcome.result : undefined;
  const isSlow = slowKey === `${key} ${attempt}`;
  return {
    // What another viewer was answered is not this one's to see.
    answer: latest?.viewerTag === viewerTag ? latest.answer : null,
    status: result === undefined ? (isSlow ? 'slow' : 'loading') : result?.ok ? 'loaded' : 'failed',
    errors: result && !result.ok ? result.error.data.errors : [],
    isGone: result !== undefined && result !== null && !result.ok && result.status === 404,
    retry: () => setAttempt((count) => count + 1),
  };
}

/** How the chart shows it; `isEmpty` says whether the answer has no points. */
export function toChartState(
  data: Pick<ChartData<unknown>, 'status' | 'errors' | 'isGone'>,
  isEmpty: boolean,
  t: Translate,
): ChartState {
  if (data.isGone) return { kind: 'failed', messages: [t('chart_gone')], canRetry: false };
  if (data.status === 'failed') {
    const errors = data.errors.filter((message) => message !== '');
    const messages = [...(errors.length > 0 ? errors : [t('chart_failed')]), t('no_graph_data')];
    return { kind: 'failed', messages, canRetry: true };
  }
  if (data.status === 'loaded') {
    return isEmpty ? { kind: 'empty', message: t('no_graph_data') } : { kind: 'ready' };
  }
  return { kind: 'loading', isSlow: data.status === 'slow' };
}
