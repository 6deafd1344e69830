import type { ReactNode } from 'react';
import { OwnTask } from '../../../widgets/hydrated/own-task.tsx';
import { useKnownMedia } from '../../../widgets/media/use-media.ts';

/** Up to this width, charts have no column of their own; the page’s styles use the same value. */
const IS_STACKED = 'screen and (width <= 1140px)';

/**
 * One of the two places of a chart: below its row, or in the column of charts. The server does not
 * know how wide a screen is: it sends both, styles show one, and scripts only take over that one.
 */
export function ChartPlace({ isInList, children }: { isInList: boolean; children: ReactNode }) {
  const isStacked = useKnownMedia(IS_STACKED);
  if (isStacked !== null && isStacked !== isInList) return null;
  return <OwnTask>{children}</OwnTask>;
}
