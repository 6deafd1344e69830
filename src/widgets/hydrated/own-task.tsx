import { Suspense, use, useState, type ReactNode } from 'react';
import { PartContext, ServerPart } from './use-hydrated.ts';

/**
 * A part of the server's page that hydrates by itself, after what surrounds it, because hydrating a
 * whole page at once would keep readers waiting. A click in it hydrates it at once.
 */
export function OwnTask({ children }: { children: ReactNode }) {
  const { isTakenOver } = use(PartContext);
  const [part] = useState(() => new ServerPart(isTakenOver));
  return (
    <PartContext value={part}>
      <Suspense>{children}</Suspense>
    </PartContext>
  );
}
