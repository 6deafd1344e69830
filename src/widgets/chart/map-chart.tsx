import { fillText } from '../../domain/text/fill-text.ts';
import { useMemo } from 'react';
import type { ChartProps, CardParts } from './chart-card.tsx';
import { ChartBar } from './chart-bar.tsx';
import { ChartHints } from './chart-hints.tsx';
import { ChartLegend, needsLegend, type LegendItem } from './chart-legend.tsx';
import type { ChartShared } from './chart-shared.ts';
import { ChartStage } from './chart-state.tsx';
import { ChartTools, Check } from './chart-tools.tsx';
import css from './chart.module.css';
import type { ChartTexts, MapContent } from './chart-types.ts';
import { PANE_HEIGHTS } from './drawn-panes.ts';
import { roundedPoint, type DrawnPoint } from './map-layout.ts';
import { MapPlot } from './map-plot.tsx';
import { MapReading } from './map-reading.tsx';
import { mapLines, mapTrends } from './map-trends.ts';
import { seriesColor } from './palette.ts';
import { NONE_SELECTED, useMapLook, type MapSettings } from './use-map-look.ts';

/** The yield/duration map: labels, removal of points, and the usual chart tools. */
export function MapChart({ plot, ...props }: ChartProps<MapContent> & CardParts) {
  const { content, shared, texts, onRemovePoints } = props;
  const { look, isMasked } = shared;
  const { height = PANE_HEIGHTS[0] } = content;
  const { points, lines, hints } = useMapDrawing(content, shared);
  const mapLook = useMapLook(content.hasLabels ?? true);
  const legend = legendItems(content, look.hidden);
  return (
    <>
      <ChartBar
        controls={
          (props.hasLegend ?? needsLegend(legend)) && (
            <ChartLegend {...props} items={legend} look={look} />
          )
        }
        help={props.help}
        tools={
          props.hasTools !== false && (
            <ChartTools
              shared={shared}
              texts={texts}
              legend={legend}
              settings={<LabelSettings look={mapLook} texts={texts} />}
            >
              {onRemovePoints && (
                <RemovalMode look={mapLook} texts={texts} onRemove={onRemovePoints} />
              )}
            </ChartTools>
          )
        }
      />
      <ChartStage
        state={shared.state}
        height={height}
        texts={texts}
        hasPlot={points.length > 0}
        onRetry={props.onRetry}
      >
        <MapPlot
          ref={plot}
          name={shared.name}
          points={points}
          trends={lines}
          height={height}
          axisFont={content.axisFontPx ?? look.fonts.axis}
          hasFixedFont={content.axisFontPx !== undefined}
          isMasked={isMasked}
          words={shared.words}
          texts={texts}
          watermark={shared.watermark}
          look={mapLook.drawn}
          isPicking={mapLook.selected !== null}
          onPick={mapLook.toggleSelected}
          onOpen={(link) => props.onOpenPoint?.(link)}
          onArea={props.onSelectArea}
          isSelecting={props.isSelecting ?? false}
        />
      </ChartStage>
      <ChartHints hints={hints} texts={texts} />
      <MapReading {...props} points={points} lines={lines} />
    </>
  );
}

/** The visible points and lines, and why some have no trend. */
function useMapDrawing(content: MapContent, { look, isMasked }: ChartShared) {
  const { series } = content;
  const { hidden, trend } = look;
  const points = useMemo(() => visiblePoints(content, hidden), [content, hidden]);
  const { trends, hints } = useMemo(
    () => mapTrends(series, { hidden, trend, isMasked }),
    [series, hidden, trend, isMasked],
  );
  const lines = useMemo(
    () => [...(isMasked ? [] : mapLines(content, hidden)), ...trends],
    [content, hidden, isMasked, trends],
  );
  return { points, lines, hints };
}

function LabelSettings({ look, texts }: { look: MapSettings; texts: ChartTexts }) {
  return (
    <>
      <Check isOn={look.hasLabels || look.hasAllLabels} onChange={look.setHasLabels}>
        {texts.mapLabels}
      </Check>
      <Check isOn={look.hasAllLabels} onChange={look.setHasAllLabels}>
        {texts.mapAllLabels}
      </Check>
    </>
  );
}

/** Selecting points and removing them together. */
function RemovalMode({
  look: { selected, select },
  texts,
  onRemove,
}: {
  look: MapSettings;
  texts: ChartTexts;
  onRemove: (ids: readonly string[]) => void;
}) {
  if (selected === null) {
    return (
      <button type="button" className={css.button} onClick={() => select(NONE_SELECTED)}>
        {texts.mapDeleteMode}
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        className={css.button}
        disabled={selected.size === 0}
        onClick={() => {
          onRemove([...selected]);
          select(NONE_SELECTED);
        }}
      >
        {fillText(texts.mapRemoveSelected, { count: selected.size })}
      </button>
      <button type="button" className={css.button} onClick={() => select(null)}>
        {texts.mapCloseDeleteMode}
      </button>
    </>
  );
}

function visiblePoints({ series }: MapContent, hidden: ReadonlySet<string>): DrawnPoint[] {
  return series.flatMap((each, i) =>
    hidden.has(each.id)
      ? []
      : each.points
          .filter((point) => Number.isFinite(point.duration) && Number.isFinite(point.yield))
          .map((point) => roundedPoint({ ...point, color: seriesColor(each, i) })),
  );
}

function legendItems(
  { series, lines = [] }: MapContent,
  hidden: ReadonlySet<string>,
): LegendItem[] {
  const own = series.map((each, i) => ({
    id: each.id,
    seriesName: each.name,
    pageLink: each.pageLink,
    entity: each.entity,
    color: seriesColor(each, i),
    visible: !hidden.has(each.id),
    emitForRemove: each.emitForRemove,
  }));
  const ofLines = lines.flatMap((line, i) =>
    line.seriesId === undefined
      ? {
          id: line.id,
          seriesName: line.name,
          pageLink: line.pageLink,
          color: seriesColor(line, series.length + i),
          visible: !hidden.has(line.id),
        }
      : [],
  );
  return [...own, ...ofLines];
}
