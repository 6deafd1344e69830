import type { LabelKey } from '../../labels/label-keys.ts';
import { LockIcon } from '../../widgets/locked-hint/lock-icon.tsx';
import { useLabels } from '../shell/use-labels.ts';
import { useAccessStory } from './access-story.ts';
import css from './locked-notice.module.css';
import { UnlockLink } from './unlock-link.tsx';

/** The labels for accounts without access and for visitors. */
const NEEDS = {
  values: ['values_need_access', 'values_need_account'],
  downloads: ['index_download_locked', 'index_download_locked_anonymous'],
} as const satisfies Record<string, readonly [LabelKey, LabelKey]>;

interface LockedNoticeProps {
  readonly about?: 'values' | 'downloads';
  /** Whether the page draws masked values as shapes; for bonds and rates it doesn't. */
  readonly hasShapes?: boolean;
}

/** Says what this viewer sees and how to unlock the rest; empty for viewers with access. */
export function LockedNotice({ about = 'values', hasShapes = false }: LockedNoticeProps) {
  const story = useAccessStory();
  const t = useLabels();
  if (!story) return null;
  const [ofAccount, ofVisitor] = NEEDS[about];
  return (
    <p className={css.notice} data-locked-notice={about}>
      <LockIcon size={14} />
      <span>
        {about === 'values' && `${t(hasShapes ? 'shapes_seen' : 'values_seen')} `}
        {t(story.isSignedIn ? ofAccount : ofVisitor)}
      </span>{' '}
      {/* The page's notice is near the downloads, so one link is enough there. */}
      <UnlockLink story={story} hasSignIn={about === 'values'} />
    </p>
  );
}
