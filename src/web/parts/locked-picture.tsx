import type { ReactNode } from 'react';
import { LockIcon } from '../../widgets/locked-hint/lock-icon.tsx';
import { useAccessStory } from './access-story.ts';
import css from './bond-parts.module.css';
import { UnlockLink } from './unlock-link.tsx';

/** Replaces a picture that would reveal values, with the unlock link. */
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
