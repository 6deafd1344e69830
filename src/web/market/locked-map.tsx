import { LockIcon } from '../../widgets/locked-hint/lock-icon.tsx';
import { useLabels } from '../shell/use-labels.ts';
import { useAccessStory } from './access-story.ts';
import css from './bond-parts.module.css';
import { WayOn } from './way-on.tsx';

/** In the place of a map for those who may not see values: where its points lie would tell them. */
export function LockedMap() {
  const story = useAccessStory();
  const t = useLabels();
  return (
    <div className={css.locked} data-locked-map>
      <LockIcon size={16} />
      <p>{t('part_map_locked')}</p>
      {story && (
        <p>
          <WayOn story={story} />
        </p>
      )}
    </div>
  );
}
