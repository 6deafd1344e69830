import { joinClassNames } from '../class-names/class-names.ts';
import type { LinkComponent } from '../link/link.ts';
import css from './segmented.module.css';

export interface StripLink {
  readonly id: string | number;
  readonly text: string;
  readonly href: string;
  readonly className?: string | undefined;
}

export interface LinkStripProps {
  /** Its name for screen readers. */
  readonly label: string;
  readonly links: readonly StripLink[];
  /** The ID of the current link. */
  readonly current: string | number | undefined;
  readonly link?: LinkComponent | undefined;
  readonly className?: string | undefined;
}

/**
 * The same strip for links to other views of a page: a navigation landmark, in which each link is a
 * tab stop.
 */
export function LinkStrip({ label, links, current, link: Link = 'a', className }: LinkStripProps) {
  return (
    <nav aria-label={label} className={joinClassNames(css.strip, className)}>
      {links.map(({ id, text, href, className: own }) => (
        <Link
          key={id}
          href={href}
          className={joinClassNames(css.item, css.tab, own)}
          data-text={text}
          aria-current={id === current ? 'true' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
