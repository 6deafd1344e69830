import { useEffect, useRef, useState } from 'react';
import type { Call, Result } from '../../contracts/core/page.ts';
import type { ChartState } from '../../widgets/chart/chart-types.ts';
import { createBrowserCall } from '../api/call.ts';
import { tryAgain } from '../shell/try-again.ts';
import { useShell } from '../shell/use-shell.ts';
import type { Translate } from '../../labels/label-keys.ts';

const SLOW_AFTER_MS = 2000;
const GIVE_UP_AFTER_MS = 15_000;

export interface ChartData<T> {
  /** The latest response; while another one is loading, the previous one. Null after a failure. */
  readonly answer: T | null;
  /** The status of the request for the current key. */
  readonly status: 'loading' | 'slow' | 'loaded' | 'failed';
  readonly errors: readonly string[];
  /** The instrument doesn't exist (any more), so trying again doesn't help. */
  readonly isGone: boolean;
  /** The server couldn't be reached; retries automatically. */
  readonly isUnreachable: boolean;
  readonly retry: () => void;
}

interface Outcome<T> {
  readonly key: string;
  readonly attempt: number;
  readonly viewerTag: string;
  readonly result: Result<T> | null;
}

/**
 * Loads the points of a chart, again for each new key and viewer; null loads nothing. Aborts an
 * earlier request, so that a late response can't replace a newer one.
 */
export function useChartData<T>(
  key: string | null,
  fetchAnswer: (call: Call) => Promise<Result<T>>,
  /** A new number reloads the same data; the current response stays until the new one arrives. */
  refresh = 0,
): ChartData<T> {
  const { dataServer, viewerTag } = useShell();
  const [attempt, setAttempt] = useState(0);
  /** Unlike attempts by the reader, these leave the chart as it is. */
  const [quietAttempt, setQuietAttempt] = useState(0);
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
      // A request that doesn't reach the server, or times out, has no result.
      const result = await fetchAnswer(createBrowserCall(dataServer, signal)).catch(() => null);
      if (controller.signal.aborted) return;
      clearTimeout(slow);
      // If a refresh fails, the old points stay: they are better than none.
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
    // The key identifies the request.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, attempt, quietAttempt, dataServer, viewerTag, refresh]);

  const isCurrent =
    outcome?.key === key && outcome.attempt === attempt && outcome.viewerTag === viewerTag;
  const result = isCurrent ? outcome.result : undefined;
  const isUnreachable = result !== undefined && isUnanswered(result);
  useEffect(
    () => (isUnreachable ? tryAgain(() => setQuietAttempt((count) => count + 1)) : undefined),
    [isUnreachable],
  );
  const isSlow = slowKey === `${key} ${attempt}`;
  return {
    // A viewer must not see another viewer's response.
    answer: latest?.viewerTag === viewerTag ? latest.answer : null,
    status: result === undefined ? (isSlow ? 'slow' : 'loading') : result?.ok ? 'loaded' : 'failed',
    errors: result && !result.ok ? result.error.data.errors : [],
    isGone: result !== undefined && result !== null && !result.ok && result.status === 404,
    isUnreachable,
    retry: () => setAttempt((count) => count + 1),
  };
}

/** The state of the chart; `isEmpty` says whether the response has no points. */
export function toChartState(
  data: Pick<ChartData<unknown>, 'status' | 'errors' | 'isGone' | 'isUnreachable'>,
  isEmpty: boolean,
  t: Translate,
): ChartState {
  if (data.isGone) return { kind: 'failed', messages: [t('chart_gone')], canRetry: false };
  if (data.status === 'failed') {
    const errors = data.errors.filter((message) => message !== '');
    const ours = data.isUnreachable ? unreachableTexts(t) : [t('chart_failed')];
    const messages = [...(errors.length > 0 ? errors : ours), t('no_graph_data')];
    return { kind: 'failed', messages, canRetry: true };
  }
  if (data.status === 'loaded') {
    return isEmpty ? { kind: 'empty', message: t('no_graph_data') } : { kind: 'ready' };
  }
  return { kind: 'loading', isSlow: data.status === 'slow' };
}

/** The server is down, a proxy responded in its place, or the server asks to retry later. */
function isUnanswered(result: Result<unknown> | null): boolean {
  if (result === null) return true;
  if (result.ok) return false;
  const isForeign = result.error.data.errors.every((message) => message === '');
  return result.status === 503 || (result.status >= 500 && isForeign);
}

/** The chart's message while the server can't be reached. */
export function unreachableTexts(t: Translate): string[] {
  return [t('unreachable_title'), t('chart_returns')];
}
