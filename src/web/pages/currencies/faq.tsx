import { useAccessStory } from '../../parts/access-story.ts';
import { UnlockLink } from '../../parts/unlock-link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import css from './faq.module.css';

const ENTRIES = ['source', 'update', 'change', 'access'] as const;

/**
 * Four questions. They share one name, so that opening one closes the others, also without scripts.
 */
export function Faq() {
  const t = useLabels();
  const story = useAccessStory();
  return (
    <section aria-labelledby="questions" className={css.faq}>
      <h2 id="questions">{t('faq_title')}</h2>
      {ENTRIES.map((entry) => (
        <details key={entry} name="faq" className={css.entry}>
          <summary>{t(`faq_${entry}_question`)}</summary>
          <p>
            {t(`faq_${entry}_answer`)} {entry === 'access' && story && <UnlockLink story={story} />}
          </p>
        </details>
      ))}
    </section>
  );
}
