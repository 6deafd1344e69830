import type { LinkProps } from '../../widgets/link/link.ts';
import { Link } from './link.tsx';

/** What widgets draw links with: moves between pages without loading them anew. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />;
}
