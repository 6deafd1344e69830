import { ViewLink } from '../../shell/router-link.tsx';
import type { FigureRow } from './load-figures.ts';
import css from './workouts.module.css';

/** The workouts to choose from. Each has a URL, so Back and a reload keep it. */
export function WorkoutStrip({
  row: { tabs, tabsTitle, workout, table },
  address,
}: {
  row: FigureRow;
  /** The URL of this page with the figures to another workout. */
  address: (workout: FigureRow['workout']) => string;
}) {
  if (tabs.length === 0) return null;
  return (
    <nav className={css.strip} aria-label={tabsTitle}>
      <span className={css.title} aria-hidden="true">
        {tabsTitle}
      </span>
      <ul className={css.tabs}>
        {tabs.map(({ id, title, end, yield: rate }) => (
          <li key={id}>
            <ViewLink href={address(id)} aria-current={id === workout ? 'true' : undefined}>
              <b>{title}</b>
              {end !== null && <span>{end}</span>}
              {rate !== null && <strong>{rate}</strong>}
            </ViewLink>
          </li>
        ))}
      </ul>
      {table && (
        <a href="#workouts" className={css.all}>
          {table.title}
        </a>
      )}
    </nav>
  );
}
