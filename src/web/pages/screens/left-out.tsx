import { LockIcon } from '../../../widgets/locked-hint/lock-icon.tsx';
import { useAccessStory } from '../../parts/access-story.ts';
import { UnlockLink } from '../../parts/unlock-link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import type { FieldProps } from './field-control.tsx';
import css from './screen-page.module.css';

const MAX_PARTS = 8;

/** Parts of the URL that were ignored, and why; the rest is applied. */
export function LeftOut({ data, words }: Omit<FieldProps, 'id'>) {
  const t = useLabels();
  const story = useAccessStory();
  const { ignored, left } = data;
  const unknown = data.list.unknownIsins;
  const parts = ignored.slice(0, MAX_PARTS).map(({ field, value }) => {
    const name = words.fieldName(field);
    return value === '' ? name : `${name} “${value}”`;
  });
  const more = ignored.length > MAX_PARTS ? [`+${ignored.length - MAX_PARTS}`] : [];
  return (
    <>
      {ignored.length > 0 && (
        <p className={css.left} role="status">
          {t('screen_ignored', { parts: [...parts, ...more].join(', ') })}
        </p>
      )}
      {unknown.length > 0 && (
        <p className={css.left} role="status">
          {t('screen_unknown_isins', { isins: unknown.join(', ') })}
        </p>
      )}
      {left.length > 0 && (
        <p className={css.left} role="status">
          <LockIcon size={14} />{' '}
          {t('screen_left_locked', { parts: left.map(words.fieldName).join(', ') })}{' '}
          {story && <UnlockLink story={story} />}
        </p>
      )}
    </>
  );
}
