import type { CSSProperties } from 'react';
import css from './chart.module.css';
import { dateText, valueText, type Reading, type Speech } from './reading.ts';
import { xAt, yAt, type TimeLayout } from './time-layout.ts';

/** The line through all panes at a given time, a dot on each line, and the tooltip. */
export function Cursor({
  readings,
  layout,
  speech,
}: {
  readings: readonly Reading[];
  layout: TimeLayout;
  speech: Speech;
}) {
  const lead = readings[0];
  if (!lead) return null;
  const x = xAt(lead.series.seconds[lead.index]!, layout);
  // On the side with more room, so that it never covers the point it describes.
  const side: CSSProperties =
    x < layout.width / 2 ? { left: x + 12 } : { right: layout.width - x + 12 };
  const { from, to } = layout.window;
  // A line may end before the visible part begins.
  const isInWindow = ({ series, index }: Reading) =>
    series.seconds[index]! >= from && series.seconds[index]! <= to;
  const first = layout.panes[0]!;
  const last = layout.panes.at(-1)!;
  return (
    <div className={css.cursor} aria-hidden="true">
      <div
        className={css.cursorLine}
        style={{
          left: x,
          top: first.box.top,
          height: last.offset + last.height - last.box.bottom - first.box.top,
        }}
      />
      {readings.filter(isInWindow).map(({ series, index, color, pane }) => (
        <div
          key={`${pane} ${series.id}`}
          className={css.dot}
          style={{
            left: xAt(series.seconds[index]!, layout),
            top: yAt(series.values[index]!, layout.panes[pane]!),
            background: color,
          }}
        />
      ))}
      <div className={css.tooltip} style={{ ...side, top: first.box.top + 8 }}>
        <div className={css.tooltipDate}>{dateText(lead.series, lead.index, speech)}</div>
        {readings.map(({ series, index, color, measure, pane }) => (
          <div key={`${pane} ${series.id}`} className={css.tooltipRow}>
            {readings.length > 1 && (
              <>
                <span className={css.mark} style={{ background: color }} />
                <span className={css.tooltipName}>{series.name}</span>
              </>
            )}
            <strong>
              {valueText(series, index, measure, { ...speech, axis: layout.panes[pane]!.numbers })}
            </strong>
          </div>
        ))}
      </div>
    </div>
  );
}
