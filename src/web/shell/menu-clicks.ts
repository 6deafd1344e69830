import { useEffect } from 'react';
import { logMenuClick } from '../../contracts/site/menu.ts';
import { callUrl } from '../api/call.ts';

/**
 * Has the server count clicks in the menu; nothing waits for it. `data-menu-item` is on the element
 * around an item and its links.
 */
export function useMenuClicks(): void {
  useEffect(() => {
    const controller = new AbortController();
    // In the capture phase: the page may have changed before the event bubbles up. The middle
    // button, which opens another tab, counts too.
    const listening = { signal: controller.signal, capture: true };
    window.addEventListener('click', count, listening);
    window.addEventListener('auxclick', (event) => event.button === 1 && count(event), listening);
    return () => controller.abort();
  }, []);
}

function count({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const id = link?.closest<HTMLElement>('[data-menu-item]')?.dataset.menuItem;
  if (id === undefined) return;
  // `keepalive`: the request outlives the page. A lost click doesn't matter.
  fetch(callUrl(logMenuClick, { params: { id } }), {
    keepalive: true,
    cache: 'no-store',
    priority: 'low',
  }).catch(() => undefined);
}
