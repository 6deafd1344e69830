import type { LabelKey } from '../../labels/label-keys.ts';
import { LockIcon } from '../../widgets/locked-hint/lock-icon.tsx';
import { useLabels } from '../shell/use-labels.ts';
import { useAccessStory } from './access-story.ts';
import css from './locked-notice.module.css';
import { UnlockLink } from './unlock-link.tsx';

/** What an account without access needs, and a visitor. */
const NEEDS = {
  values: ['values_need_access', 'values_need_account'],
  downloads: ['index_download_locked', 'index_download_locked_anonymous'],
} as const satisfies Record<string, readonly [LabelKey, LabelKey]>;

interface LockedNoticeProps {
  readonly about?: 'values' | 'downloads';
  /** The page draws lines of masked values; those of bonds and rates are not drawn. */
  readonly hasShapes?: boolean;
}

/** Says what this viewer sees and how to unlock the rest; empty for viewers who see everything. */
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
      {/* Beside downloads the notice of the page is near, so one link is enough there. */}
      <UnlockLink story={story} hasSignIn={about === 'values'} />
    </p>
  );
}
