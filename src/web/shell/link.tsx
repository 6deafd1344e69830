import { useCallback } from 'react';
import {
  Link as RouterLink,
  useLocation,
  useNavigate,
  type LinkProps,
  type NavigateOptions,
} from 'react-router';
import { KEPT_PARAMETER, keptAddress } from './address.ts';

/** What lasts from page to page, put into the addresses that lead on. */
export function useKept(): (address: string) => string {
  const { search } = useLocation();
  return (address) => keptAddress(address, search);
}

/** The link of all pages and of the frame. */
export function Link({ to, ...rest }: LinkProps & { readonly to: string }) {
  return <RouterLink to={useKept()(to)} {...rest} />;
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
