import { useEffect, useRef } from 'react';

/** Calls only after a pause without further calls, unless stopped before. */
export function usePaused<T>(
  call: (value: T) => void,
  pauseMs: number,
): [later: (value: T) => void, stop: () => void] {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => clearTimeout(timer.current);
  const later = (value: T) => {
    stop();
    timer.current = setTimeout(() => latest.current(value), pauseMs);
  };
  return [later, stop];
}
