import { useMemo, useState } from 'react';
import type { MapLook } from './map-shapes.ts';
import { toggled } from './use-chart-look.ts';

export const NONE_SELECTED: ReadonlySet<string> = new Set();

export type MapSettings = ReturnType<typeof useMapLook>;

/** What a reader has set for this map: its labels, and the points selected for removal. */
export function useMapLook(startsWithLabels: boolean) {
  const [hasLabels, setHasLabels] = useState(startsWithLabels);
  const [hasAllLabels, setHasAllLabels] = useState(false);
  const [selected, select] = useState<ReadonlySet<string> | null>(null);
  // The same object while its values are the same, because rendering depends on it.
  const drawn = useMemo<MapLook>(
    () => ({ hasLabels, hasAllLabels, selected: selected ?? NONE_SELECTED }),
    [hasLabels, hasAllLabels, selected],
  );
  return {
    drawn,
    hasLabels,
    hasAllLabels,
    /** Null unless selecting points. */
    selected,
    setHasLabels,
    setHasAllLabels: (isOn: boolean) => {
      setHasAllLabels(isOn);
      // “All labels” includes labels: it switches them on, and they stay on after it.
      if (isOn) setHasLabels(true);
    },
    select,
    toggleSelected: (id: string) => select((ids) => toggled(ids ?? NONE_SELECTED, id)),
  };
}
