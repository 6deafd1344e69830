import { useEffect, type MouseEvent } from 'react';
import { useRevalidator } from 'react-router';
import { isPlainClick } from '../../widgets/link/link.ts';
import css from './error-page.module.css';
import { isServerAlive } from './server-alive.ts';
import { useLabels } from './use-labels.ts';
import { useShell } from './use-shell.ts';

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/** Says that the server does not answer, and loads the wanted page as soon as it does. */
export function UnreachablePage({ address, isLost }: { address: string; isLost: boolean }) {
  const t = useLabels();
  const { siteName } = useShell();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const load = () => (isLost ? loadWhenAlive(address) : revalidate());
    // After an upgrade the server answers, but the program of this page is gone.
    if (isLost) void load();
    return tryAgain(() => void load());
  }, [address, isLost, revalidate]);
  return (
    <section className={css.error}>
      <title>{`${t('unreachable_title')} – ${siteName}`}</title>
      <h1>{t('unreachable_title')}</h1>
      <p className={css.text} role="status">
        {t('unreachable_text')}
      </p>
      <p className={css.ways}>
        <a
          href={address}
          onClick={(event: MouseEvent) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            void (isLost ? loadWhenAlive(address) : revalidate());
          }}
        >
          {t('try_again')}
        </a>
      </p>
    </section>
  );
}

async function loadWhenAlive(address: string): Promise<void> {
  if (await isServerAlive()) window.location.assign(address);
}

/** Tries when the browser is online or visible again, and otherwise after pauses that grow. */
function tryAgain(attempt: () => void): () => void {
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
