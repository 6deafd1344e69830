import { useId } from 'react';
import { useAccessStory } from '../../parts/access-story.ts';
import { UnlockLink } from '../../parts/unlock-link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import visually from '../../../widgets/visually-hidden/visually-hidden.module.css';
import css from './access-block.module.css';
import block from './block.module.css';

const ROWS = [
  { label: 'home_access_shapes', isOpen: true },
  { label: 'home_access_terms', isOpen: true },
  { label: 'home_access_calculator', isOpen: true },
  { label: 'home_access_values', isOpen: false },
  { label: 'home_access_ranks', isOpen: false },
  { label: 'home_access_files', isOpen: false },
] as const;

/** For viewers without access: what they see now, what access adds and how to get it. */
export function AccessBlock() {
  const t = useLabels();
  const story = useAccessStory();
  const id = useId();
  if (!story) return null;
  const mark = (has: boolean) => (
    <span
      className={has ? css.has : css.lacks}
      role="img"
      aria-label={t(has ? 'home_yes' : 'home_no')}
    >
      {has ? '✓' : '–'}
    </span>
  );
  return (
    <section className={block.block} aria-labelledby={id}>
      <div className={block.head}>
        <h2 id={id}>{t('home_access')}</h2>
      </div>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className={visually.hidden}>{t('home_access')}</span>
            </th>
            <th scope="col">{t('home_access_now')}</th>
            <th scope="col">{t('home_access_full')}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ label, isOpen }) => (
            <tr key={label}>
              <th scope="row">{t(label)}</th>
              <td>{mark(isOpen)}</td>
              <td>{mark(true)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.way}>
        <UnlockLink story={story} hasSignIn />
      </p>
    </section>
  );
}
