import { useRouteLoaderData } from 'react-router';
import type { Frame } from '../../contracts/page.ts';
import type { loader } from '../root.tsx';

/** What the server said about the viewer and the site; the root loader never fails. */
export function useFrame(): Frame {
  const rootData = useRouteLoaderData<typeof loader>('root');
  if (!rootData) throw new Error('the frame is not loaded');
  return rootData.frame;
}
