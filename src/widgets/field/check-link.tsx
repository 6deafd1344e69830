import type { LinkComponent, LinkProps } from '../link/link.ts';
import css from './check-link.module.css';

export interface CheckLinkProps extends Omit<
  LinkProps,
  'role' | 'className' | 'children' | 'aria-checked' | 'aria-label'
> {
  readonly isOn: boolean;
  /** Its name for screen readers. */
  readonly label: string;
  readonly link?: LinkComponent;
}

/** A checkbox that works without scripts: it leads to the page on which it is flipped. */
export function CheckLink({ isOn, label, link: Link = 'a', ...rest }: CheckLinkProps) {
  return (
    <Link {...rest} role="checkbox" aria-checked={isOn} aria-label={label} className={css.box} />
  );
}
