import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react';
import type { ChartColors } from './chart-types.ts';
import type { TimeWindow } from './line-window.ts';
import type { MeasureText, Shape } from './shapes.ts';
import { useColors } from './use-colors.ts';
import { useEngine } from './use-engine.ts';

type MakeShapes = (measure: MeasureText) => readonly Shape[];

/** What the export needs of a plot: its drawing, and when it was finished. */
export interface PlotHandle {
  /** On paper there is neither a theme nor a dark background. */
  snapshot(isOnPaper: boolean): (Shown & { makeShapes: MakeShapes; colors: ChartColors }) | null;
  readonly drawn: Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Shown extends Size {
  /** For a plot over time. */
  readonly window?: TimeWindow;
}

export interface Engine {
  draw(makeShapes: MakeShapes): void;
  resize(size: Size): void;
  dispose(): void;
}

const PAPER: ChartColors = {
  scheme: 'light',
  background: '#ffffff',
  text: '#10202f',
  muted: '#566676',
  line: '#d5dbe2',
};

const loadEngine = async () => {
  const { CanvasEngine } = await import('./engine/canvas-engine.ts');
  return (host: HTMLElement, size: Size): Engine => new CanvasEngine(host, size);
};

/**
 * A canvas that is created once its engine has loaded, and redrawn whenever it gets another object
 * to show. Without anything to show there is no canvas.
 */
export function useCanvas<T extends Shown>(
  canvas: RefObject<HTMLDivElement | null>,
  shown: T | null,
  makeShapes: (shown: T, colors: ChartColors, measure: MeasureText) => readonly Shape[],
  ref: Ref<PlotHandle> | undefined,
) {
  const engine = useRef<Engine | null>(null);
  const loaded = useEngine(canvas, loadEngine);
  const colors = useColors();
  const [drawn] = useState(() => Promise.withResolvers<void>());
  const createEngine = loaded.state === 'here' ? loaded.module : null;

  useLayoutEffect(() => {
    if (!shown) {
      engine.current?.dispose();
      engine.current = null;
      return;
    }
    if (!createEngine || !canvas.current || !colors) return;
    const size = { width: shown.width, height: shown.height };
    if (engine.current) engine.current.resize(size);
    else engine.current = createEngine(canvas.current, size);
    engine.current.draw((measure) => makeShapes(shown, colors, measure));
    drawn.resolve();
  }, [canvas, createEngine, shown, colors, drawn, makeShapes]);

  useEffect(
    () => () => {
      engine.current?.dispose();
      engine.current = null;
    },
    [],
  );

  useImperativeHandle(
    ref,
    () => ({
      drawn: drawn.promise,
      snapshot: (isOnPaper) => {
        const inks = isOnPaper ? PAPER : colors;
        if (!shown || !inks) return null;
        const { width, height, window } = shown;
        const place = { width, height, ...(window && { window }) };
        return {
          ...place,
          makeShapes: (measure) => makeShapes(shown, inks, measure),
          colors: inks,
        };
      },
    }),
    [shown, colors, drawn, makeShapes],
  );
  // Drawn before this is painted, by the effect above.
  const isDrawn = shown !== null && createEngine !== null && colors !== null;
  return {
    isDrawn,
    /** The still picture is shown in the meantime. */
    isAwaited: !isDrawn && loaded.state !== 'deciding',
    hasFailed: loaded.state === 'failed',
  };
}
