import { displayNumber } from '../../../domain/text/format.ts';
import { Link } from '../../shell/link.tsx';
import { useShell } from '../../shell/use-shell.ts';
import css from './view-links.module.css';

interface View {
  readonly to: string;
  readonly text: string;
  readonly count?: number;
  readonly isCurrent: boolean;
}

/** The views of a list as a row of links with row counts. */
export function ViewLinks({ label, views }: { label: string; views: readonly View[] }) {
  const { lang } = useShell().globals;
  return (
    <nav className={css.views} aria-label={label}>
      {views.map(({ to, text, count, isCurrent }) => (
        <Link key={to} to={to} preventScrollReset aria-current={isCurrent ? 'true' : undefined}>
          {text}
          {count !== undefined && <span>{displayNumber(String(count), 0, lang)}</span>}
        </Link>
      ))}
    </nav>
  );
}
