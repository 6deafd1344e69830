const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/** Retries when the browser is online or visible again, and otherwise with increasing delays. */
export function tryAgain(attempt: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (pause: number) => {
    timer = setTimeout(() => {
      wait(Math.min(pause * 2, LONGEST_PAUSE_MS));
      if (document.visibilityState === 'visible') attempt();
    }, pause);
  };
  const begin = () => {
    clearTimeout(timer);
    wait(FIRST_PAUSE_MS);
    if (document.visibilityState === 'visible') attempt();
  };
  wait(FIRST_PAUSE_MS);
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('online', begin, { signal });
  document.addEventListener('visibilitychange', begin, { signal });
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
