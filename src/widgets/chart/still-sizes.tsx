import type { ReactNode } from 'react';
import { axisFontAt, narrowAxisFont } from './chart-box.ts';
import css from './still-chart.module.css';

/**
 * A still picture with texts that suit its width. The server doesn't know the width, so it sends
 * the picture in both sizes, and styles show one.
 */
export function StillSizes({
  width,
  axisFont,
  render,
}: {
  /** 0 while unknown. */
  width: number;
  axisFont: number;
  render: (axisFont: number) => ReactNode;
}) {
  if (width > 0) return render(axisFontAt(width, axisFont));
  return (
    <div className={css.sizes}>
      <div className={css.wideSize}>{render(axisFont)}</div>
      <div className={css.narrowSize} data-narrow>
        {render(narrowAxisFont(axisFont))}
      </div>
    </div>
  );
}
