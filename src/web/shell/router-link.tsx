import type { LinkProps } from '../../widgets/link/link.ts';
import { Link } from './link.tsx';

/** The link that widgets render: navigates without a reload. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />;
}

/** For another view of the same page: the scroll position stays. */
export function ViewLink({ href, ...rest }: LinkProps) {
  return <Link to={href} preventScrollReset {...rest} />;
}
