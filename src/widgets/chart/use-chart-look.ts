import { useMemo, useState } from 'react';
import {
  START_FONT_SIZES,
  type FontSizes,
  type MapContent,
  type TimeContent,
  type TrendChoice,
} from './chart-types.ts';

const SMALLEST_PX = 8;
const LARGEST_PX = 32;

/** All sizes by one px, unless one would leave the readable range. */
export function steppedFonts(sizes: FontSizes, step: 1 | -1): FontSizes {
  const next = Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [name, size + step]),
  ) as FontSizes;
  const isReadable = Object.values(next).every((size) => size >= SMALLEST_PX && size <= LARGEST_PX);
  return isReadable ? next : sizes;
}

/** What a reader has set for this chart. */
export function useChartLook(content: TimeContent | MapContent) {
  const [fonts, setFonts] = useState<FontSizes>(START_FONT_SIZES);
  const [hasLogo, setHasLogo] = useState(true);
  const [trend, setTrend] = useState<TrendChoice>('not_selected');
  const [shown, setShown] = useState<ReadonlyMap<string, boolean>>(new Map());
  const hidden = useMemo(() => hiddenSeries(content, shown), [content, shown]);
  return {
    fonts,
    hasLogo,
    trend,
    hidden,
    stepFonts: (step: 1 | -1) => setFonts((sizes) => steppedFonts(sizes, step)),
    setHasLogo,
    setTrend,
    toggle: (id: string) => setShown((choices) => new Map(choices).set(id, hidden.has(id))),
  };
}

/** What the reader has hidden, and series that start hidden until the reader shows them. */
export function hiddenSeries(
  content: TimeContent | MapContent,
  shown: ReadonlyMap<string, boolean>,
): ReadonlySet<string> {
  const series = content.mode === 'map' ? content.series : [];
  const initial = series.flatMap(({ id, startsHidden }) => (startsHidden ? id : []));
  const hidden = new Set(initial);
  for (const [id, isShown] of shown) {
    if (isShown) hidden.delete(id);
    else hidden.add(id);
  }
  return hidden;
}

export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
