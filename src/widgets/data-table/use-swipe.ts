import { useEffect, useRef, type RefObject } from 'react';
import type { TableColumns } from './use-table-columns.ts';

const FAR_ENOUGH = 48;

/** A swipe along the rows of a narrow table steps through its columns, like its arrows. */
export function useSwipe(
  area: RefObject<HTMLElement | null>,
  isOn: boolean,
  columns: Pick<TableColumns<unknown>, 'current' | 'steps' | 'setStep'>,
): void {
  const latest = useRef(columns);
  useEffect(() => {
    latest.current = columns;
  });
  useEffect(() => {
    const element = area.current;
    if (!element || !isOn) return undefined;
    let start: Touch | undefined;
    const onStart = ({ touches }: TouchEvent) => {
      start = touches.length === 1 ? touches[0] : undefined;
    };
    const onEnd = ({ changedTouches: [end] }: TouchEvent) => {
      if (!start || !end) return;
      const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
      if (Math.abs(x) < FAR_ENOUGH || Math.abs(x) < Math.abs(y) * 2) return;
      const { current, steps, setStep } = latest.current;
      setStep(Math.max(0, Math.min(current + (x < 0 ? 1 : -1), steps.length - 1)));
    };
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchend', onEnd, { passive: true });
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchend', onEnd);
    };
  }, [area, isOn]);
}
