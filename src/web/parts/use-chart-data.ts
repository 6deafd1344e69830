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
  /** The latest answer; while another one is loading, the one before. Null after a failure. */
  readonly answer: T | null;
  /** The status of the call for the present key. */
  readonly status: 'loading' | 'slow' | 'loaded' | 'failed';
  readonly errors: readonly string[];
  /** The instrument does not exist (any more), so trying again does not help. */
  readonly isGone: boolean;
  /** Nobody answered; it asks again by itself. */
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
 * Loads the points of a chart, again for each new key and viewer; null loads nothing. An earlier
 * request is aborted, so that no old answer follows a newer one.
 */
export function useChartData<T>(
  key: string | null,
  fetchAnswer: (call: Call) => Promise<Result<T>>,
  /** Another number loads the same again; the present answer stays until the new one comes. */
  refresh = 0,
): ChartData<T> {
  const { dataServer, viewerTag } = useShell();
  const [attempt, setAttempt] = useState(0);
  /** Unlike those that a reader asks for, these attempts leave shown what is shown. */
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
      // A call that does not reach the server, or waits too long, has no result.
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
    // What is asked for is named by its key.
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
    // A viewer must not see what another viewer was answered.
    answer: latest?.viewerTag === viewerTag ? latest.answer : null,
    status: result === undefined ? (isSlow ? 'slow' : 'loading') : result?.ok ? 'loaded' : 'failed',
    errors: result && !result.ok ? result.error.data.errors : [],
    isGone: result !== undefined && result !== null && !result.ok && result.status === 404,
    isUnreachable,
    retry: () => setAttempt((count) => count + 1),
  };
}

/** The state that the chart shows; `isEmpty` tells whether the answer has no points. */
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

/** Nobody answered, a proxy did in place of the server, or the server asks to come back later. */
function isUnanswered(result: Result<unknown> | null): boolean {
  if (result === null) return true;
  if (result.ok) return false;
  const isForeign = result.error.data.errors.every((message) => message === '');
  return result.status === 503 || (result.status >= 500 && isForeign);
}

/** What a chart says while the server cannot be reached. */
export function unreachableTexts(t: Translate): string[] {
  return [t('unreachable_title'), t('chart_returns')];
}
