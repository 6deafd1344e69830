import { useState } from 'react';
import { START_FONT_SIZES, type FontSizes, type TrendChoice } from './chart-types.ts';

const SMALLEST_PX = 8;
const LARGEST_PX = 32;

/** All sizes by one px; none leaves what can be read. */
export function steppedFonts(sizes: FontSizes, step: 1 | -1): FontSizes {
  const next = Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [name, size + step]),
  ) as FontSizes;
  const isReadable = Object.values(next).every((size) => size >= SMALLEST_PX && size <= LARGEST_PX);
  return isReadable ? next : sizes;
}

/** What a reader has set at this chart; nobody else needs to know. */
export function useChartLook() {
  const [fonts, setFonts] = useState<FontSizes>(START_FONT_SIZES);
  const [hasLogo, setHasLogo] = useState(true);
  const [trend, setTrend] = useState<TrendChoice>('not_selected');
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  return {
    fonts,
    hasLogo,
    trend,
    hidden,
    stepFonts: (step: 1 | -1) => setFonts((sizes) => steppedFonts(sizes, step)),
    setHasLogo,
    setTrend,
    toggle: (id: string) => setHidden((ids) => toggled(ids, id)),
  };
}

export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
