import { useRouteLoaderData } from 'react-router';
import type { Shell } from '../../contracts/core/page.ts';
import { unpack } from '../api/packed.ts';
import type { loader } from '../root.tsx';

/** What the server reports about the viewer and the site; the root loader never fails. */
export function useShell(): Shell {
  const rootData = useRouteLoaderData<typeof loader>('root');
  if (!rootData) throw new Error('the shell is not loaded');
  return unpack(rootData.shell);
}
