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
import { useColors } from './use-colors.ts';
import { useEngine } from './use-engine.ts';

/** What the export asks of a plot: what is drawn, and when it has been. */
export interface PlotHandle {
  /** On paper there is neither theme nor a dark background. */
  snapshot(isOnPaper: boolean): (Shown & { option: object; colors: ChartColors }) | null;
  readonly drawn: Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Shown extends Size {
  /** Of a plot over time. */
  readonly window?: TimeWindow;
}

export interface Engine {
  draw(option: object): void;
  resize(size: Size): void;
  dispose(): void;
}

const PAPER: ChartColors = {
  background: '#ffffff',
  text: '#10202f',
  muted: '#566676',
  line: '#d5dbe2',
};

type MakeEngine = (host: HTMLElement, size: Size) => Engine;

/**
 * A canvas that is made when its engine is here, and drawn again whenever what it shows is another
 * object. Without anything to show there is no canvas.
 */
export function useCanvas<T extends Shown>(
  canvas: RefObject<HTMLDivElement | null>,
  shown: T | null,
  optionOf: (shown: T, colors: ChartColors) => object,
  loadEngine: () => Promise<MakeEngine>,
  ref: Ref<PlotHandle> | undefined,
) {
  const engine = useRef<Engine | null>(null);
  const loaded = useEngine(canvas, loadEngine);
  const colors = useColors();
  const [drawn] = useState(() => Promise.withResolvers<void>());
  const make = loaded.state === 'here' ? loaded.module : null;

  useLayoutEffect(() => {
    if (!shown) {
      engine.current?.dispose();
      engine.current = null;
      return;
    }
    if (!make || !canvas.current || !colors) return;
    const size = { width: shown.width, height: shown.height };
    if (engine.current) engine.current.resize(size);
    else engine.current = make(canvas.current, size);
    engine.current.draw(optionOf(shown, colors));
    drawn.resolve();
  }, [canvas, make, shown, colors, drawn, optionOf]);

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
        return { ...place, option: optionOf(shown, inks), colors: inks };
      },
    }),
    [shown, colors, drawn, optionOf],
  );
  // Drawn before this is painted: the effect above sees to it.
  const isDrawn = shown !== null && make !== null && colors !== null;
  return {
    isDrawn,
    /** Something else has to be looked at for a while. */
    isAwaited: !isDrawn && loaded.state !== 'deciding',
    hasFailed: loaded.state === 'failed',
  };
}
