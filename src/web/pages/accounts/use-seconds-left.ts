import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** Counts down from the server's value; a reload fetches it again. */
export function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const endMs = Date.now() + 1000 * seconds;
    const tick = () => {
      const now = Math.max(0, Math.ceil((endMs - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
