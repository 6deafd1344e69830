import { useCallback, useLayoutEffect, type ComponentProps } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router';
import { KEPT_PARAMETER, keptAddress } from './address.ts';

/** The preserved parameters, which are added to the URLs of links. */
export function usePreservedParams(): (address: string) => string {
  const { search } = useLocation();
  return (address) => keptAddress(address, search);
}

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
  /** The target is another view of this page, so the scroll position stays. */
  readonly preventScrollReset?: boolean;
}

/**
 * The link of all pages and the shell; `useFollowedLinks` handles its clicks. The router's link
 * reads six contexts and resolves its URL twice, a tenth of the rendering time of a page with many
 * links.
 */
export function Link({ to, preventScrollReset = false, children, ...rest }: PageLinkProps) {
  return (
    <a href={usePreservedParams()(to)} data-follow={preventScrollReset ? 'here' : 'top'} {...rest}>
      {children}
    </a>
  );
}

/** One handler for all links: clicking one navigates without a reload. */
export function useFollowedLinks(): void {
  const navigate = useNavigate();
  // As early as any handler of the page, because an earlier click would reload the page.
  useLayoutEffect(() => {
    function follow(event: MouseEvent): void {
      const link = findClickedLink(event);
      if (!link) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash, {
        preventScrollReset: link.dataset['follow'] === 'here',
        // As in browsers, a link to the same page adds no history entry.
        replace: link.href === window.location.href,
      });
    }
    // Events arrive here last, so that other handlers can prevent the click.
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [navigate]);
}

/** The clicked link, unless another handler has handled the click or it opens another window. */
function findClickedLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey;
  if (!isPlain || event.altKey || event.shiftKey || event.defaultPrevented) return null;
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-follow]');
  if (!link || (link.target !== '' && link.target !== '_self')) return null;
  return link.origin === window.location.origin ? link : null;
}

/** Navigates as a link would. */
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

/** For forms that lead to a page: their fields replace the query of its URL. */
export function PreservedParamsField() {
  const kept = new URLSearchParams(useLocation().search).get(KEPT_PARAMETER);
  return kept === null ? null : <input type="hidden" name={KEPT_PARAMETER} value={kept} />;
}
