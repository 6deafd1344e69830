import { useMemo, useState } from 'react';
import type { MapLook } from './map-shapes.ts';
import { toggled } from './use-chart-look.ts';

export const NONE_SELECTED: ReadonlySet<string> = new Set();

export type MapSettings = ReturnType<typeof useMapLook>;

/** What a reader has set at this map: its labels, and the points that are to go. */
export function useMapLook(startsWithLabels: boolean) {
  const [hasLabels, setHasLabels] = useState(startsWithLabels);
  const [hasAllLabels, setHasAllLabels] = useState(false);
  const [selected, select] = useState<ReadonlySet<string> | null>(null);
  // The same object as long as it says the same: what is drawn depends on it.
  const drawn = useMemo<MapLook>(
    () => ({ hasLabels, hasAllLabels, selected: selected ?? NONE_SELECTED }),
    [hasLabels, hasAllLabels, selected],
  );
  return {
    drawn,
    hasLabels,
    hasAllLabels,
    /** Null unless points are being selected. */
    selected,
    setHasLabels,
    setHasAllLabels: (isOn: boolean) => {
      setHasAllLabels(isOn);
      // All labels are labels: switched on with them, and left on after them.
      if (isOn) setHasLabels(true);
    },
    select,
    toggleSelected: (id: string) => select((ids) => toggled(ids ?? NONE_SELECTED, id)),
  };
}
