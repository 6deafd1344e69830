import { useCallback, useLayoutEffect, type ComponentProps } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router';
import { KEPT_PARAMETER, keptAddress } from './address.ts';

/** What lasts from page to page, put into the addresses that lead on. */
export function useKept(): (address: string) => string {
  const { search } = useLocation();
  return (address) => keptAddress(address, search);
}

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
  /** The page it leads to is another view of this one: it stays where it was scrolled to. */
  readonly preventScrollReset?: boolean;
}

/**
 * The link of all pages and of the shell; `useFollowedLinks` goes where it leads. The router's own
 * reads six contexts and resolves its address twice: a tenth of the time of a page with many.
 */
export function Link({ to, preventScrollReset = false, children, ...rest }: PageLinkProps) {
  return (
    <a href={useKept()(to)} data-follow={preventScrollReset ? 'here' : 'top'} {...rest}>
      {children}
    </a>
  );
}

/** Once for all links: a click on one of them changes the page without loading it anew. */
export function useFollowedLinks(): void {
  const navigate = useNavigate();
  // As early as any handler of the page: a click before would load the page anew.
  useLayoutEffect(() => {
    function follow(event: MouseEvent): void {
      const link = findClickedLink(event);
      if (!link) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash, {
        preventScrollReset: link.dataset['follow'] === 'here',
        // As browsers do: there is no way back from a page to itself.
        replace: link.href === window.location.href,
      });
    }
    // Where events come to last: whoever has dealt with a click has said so by then.
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [navigate]);
}

/** The link that was clicked, unless somebody has dealt with it or wants it in another window. */
function findClickedLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey;
  if (!isPlain || event.altKey || event.shiftKey || event.defaultPrevented) return null;
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-follow]');
  if (!link || (link.target !== '' && link.target !== '_self')) return null;
  return link.origin === window.location.origin ? link : null;
}

/** Moves to another page as a link would. */
export function usePageNavigate(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const kept = new URLSearchParams(useLocation().search).get(KEPT_PARAMETER);
  return useCallback(
    (to, options) => {
      const query = new URLSearchParams(kept === null ? {} : { [KEPT_PARAMETER]: kept });
      void navigate(keptAddress(to, query.toString()), options);
    },
    [navigate, kept],
  );
}

/** For forms that lead on: their fields replace the query of their address. */
export function KeptField() {
  const kept = new URLSearchParams(useLocation().search).get(KEPT_PARAMETER);
  return kept === null ? null : <input type="hidden" name={KEPT_PARAMETER} value={kept} />;
}
