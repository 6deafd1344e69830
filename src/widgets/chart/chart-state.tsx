import type { ReactNode } from 'react';
import css from './chart.module.css';
import type { ChartState, ChartTexts } from './chart-types.ts';

/** The plot, or its placeholder in the same place and size: never blank, and nothing jumps. */
export function ChartStage({
  state,
  height,
  texts,
  hasPlot,
  children,
  onRetry,
}: {
  state: ChartState;
  height: number;
  texts: ChartTexts;
  /** There is something to show, even if it is outdated or still. */
  hasPlot: boolean;
  children: ReactNode;
  onRetry: (() => void) | undefined;
}) {
  const isBusy = state.kind === 'loading';
  const showsPlot = hasPlot && (state.kind === 'ready' || isBusy);
  const isOld = isBusy && state.isSlow;
  return (
    <div className={css.stateHost} aria-busy={isBusy || undefined} data-state={state.kind}>
      <svg className={css.spacer} width="1" height={height} aria-hidden="true" />
      {showsPlot ? (
        <div className={isOld ? css.old : undefined}>{children}</div>
      ) : (
        <div className={css.skeleton} aria-hidden="true" />
      )}
      <div className={css.message} role="status" hidden={showsPlot && !isOld}>
        {/* A new element for other text, so that it doesn't shift from the previous position. */}
        <div key={state.kind} className={css.words}>
          <Message state={state} texts={texts} onRetry={onRetry} />
        </div>
      </div>
    </div>
  );
}

function Message({
  state,
  texts,
  onRetry,
}: {
  state: ChartState;
  texts: ChartTexts;
  onRetry: (() => void) | undefined;
}) {
  if (state.kind === 'ready') return null;
  if (state.kind === 'loading') return state.isSlow ? texts.slow : texts.loading;
  if (state.kind === 'empty') return state.message;
  return (
    <>
      {state.messages.map((message) => (
        <span key={message}>{message}</span>
      ))}
      {state.canRetry && onRetry && (
        <button type="button" className={css.retry} onClick={onRetry}>
          {texts.retry}
        </button>
      )}
    </>
  );
}
