import { useEffect, type MouseEvent } from 'react';
import { useRevalidator } from 'react-router';
import { isPlainClick } from '../../widgets/link/link.ts';
import css from './error-page.module.css';
import { isServerAlive } from './server-alive.ts';
import { tryAgain } from './try-again.ts';
import { useLabels } from './use-labels.ts';
import { useShell } from './use-shell.ts';

/** Reports that the server doesn't respond, and loads the requested page as soon as it does. */
export function UnreachablePage({ address, isLost }: { address: string; isLost: boolean }) {
  const t = useLabels();
  const { siteName } = useShell();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const load = () => (isLost ? loadWhenAlive(address) : revalidate());
    // After an upgrade the server responds, but this page's program is gone.
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
