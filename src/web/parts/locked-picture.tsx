import type { ReactNode } from 'react';
import { LockIcon } from '../../widgets/locked-hint/lock-icon.tsx';
import { useAccessStory } from './access-story.ts';
import css from './bond-parts.module.css';
import { UnlockLink } from './unlock-link.tsx';

/** In place of a picture whose lines or points would reveal values, and the way to unlock it. */
export function LockedPicture({ children }: { children: ReactNode }) {
  const story = useAccessStory();
  return (
    <div className={css.locked} data-locked-picture>
      <LockIcon size={16} />
      <p>{children}</p>
      {story && (
        <p>
          <UnlockLink story={story} />
        </p>
      )}
    </div>
  );
}
