import { useId, type ReactNode } from 'react';
import { displayNumber } from '../../../domain/text/format.ts';
import { joinClassNames } from '../../../widgets/class-names/class-names.ts';
import { SectionSource } from '../../parts/section-source.tsx';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import css from './block.module.css';

interface BlockProps {
  readonly title: string;
  /** The full list that the block is taken from. */
  readonly href: string;
  /** The length of that list, or the text of the link. */
  readonly all: number | string;
  /** Between the title and the link. */
  readonly tools?: ReactNode;
  readonly asOf?: string | null;
  readonly sources: readonly string[];
  readonly notes?: readonly string[];
  readonly width?: 'one' | 'two' | 'three';
  readonly children: ReactNode;
}

const NO_NOTES: readonly string[] = [];

/** A block of the start page: title and link above, time and source below. */
export function Block({
  title,
  href,
  all,
  tools,
  asOf = null,
  sources,
  notes = NO_NOTES,
  width = 'one',
  children,
}: BlockProps) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const id = useId();
  const more =
    typeof all === 'string'
      ? all
      : t('home_all_count', { count: displayNumber(String(all), 0, lang) });
  return (
    <section className={joinClassNames(css.block, css[width])} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {tools}
        <Link to={href} className={css.more} aria-label={`${title}: ${more}`}>
          {more}
        </Link>
      </div>
      {children}
      <div className={css.foot}>
        <SectionSource asOf={asOf} sources={sources} notes={notes} />
      </div>
    </section>
  );
}
