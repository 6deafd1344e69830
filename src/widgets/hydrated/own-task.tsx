import { Suspense, use, useState, type ReactNode } from 'react';
import { PartContext, ServerPart } from './use-hydrated.ts';

/**
 * A part of the server's page that scripts take over by itself, after what surrounds it: all of a
 * page in one go keeps its reader waiting. A click in it before that has it taken over at once.
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
