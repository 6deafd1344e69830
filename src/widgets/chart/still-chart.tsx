import {
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  type ChartPicture,
  type PictureTick,
} from '../../domain/charts/chart-picture.ts';
import { layOutBox, textWidth, zoneFont } from './chart-box.ts';
import { inkOn } from './palette.ts';
import css from './still-chart.module.css';
import { isCovered, placeBeside, tagHeight, tagsApart, withMeasure } from './value-tags.ts';

/** The server doesn't know the screen's width: this remains between the texts at 320 px. */
const NARROWEST_PLOT_PX = 180;
const TIMES_APART_PX = 8;

export interface StillChartProps {
  readonly picture: ChartPicture;
  readonly height: number;
  readonly measure: string;
  readonly axisFont: number;
  /** With several panes, the times are only below the last. */
  readonly hasTimes?: boolean;
  /** The room at the side that several panes share. */
  readonly right?: number;
}

/** The room for the texts beside a picture. */
export function sideWidth(picture: ChartPicture | null, axisFont: number): number {
  if (!picture) return 0;
  const texts = valueTexts(picture);
  return layOutBox({ axisFont, texts, zone: picture.zone, hasTimes: false }).right;
}

function valueTexts({ valueTicks, tags }: ChartPicture): string[] {
  return [...valueTicks, ...tags].map(({ text }) => text).filter((text) => text !== '');
}

/**
 * The chart without scripts, in the place and size of the live one: the line stretches with the
 * page, the texts don't. Sizes are attributes, because the server may not write styles.
 */
export function StillChart(props: StillChartProps) {
  const { picture, height, measure, axisFont, hasTimes = true } = props;
  const texts = valueTexts(picture);
  const box = layOutBox({ axisFont, texts, zone: picture.zone, hasTimes });
  const plotHeight = height - box.top - box.bottom;
  const right = props.right ?? box.right;
  return (
    <div className={css.still} aria-hidden="true" data-still>
      <svg className={css.above} height={box.top}>
        {picture.reference && (
          <text
            className={css.reference}
            x={4}
            y={Math.round(box.top + picture.reference.at * plotHeight) - 5}
            fontSize={zoneFont(axisFont)}
          >
            {picture.reference.text}
          </text>
        )}
      </svg>
      <Plot picture={picture} height={plotHeight} />
      <Values
        picture={picture}
        measure={measure}
        height={plotHeight}
        width={right}
        axisFont={axisFont}
      />
      <svg className={css.times} height={box.bottom}>
        {hasTimes &&
          picture.timeTicks.map((tick, i) => (
            <TimeText
              key={tick.at}
              tick={tick}
              fontSize={axisFont}
              isNextToZone={picture.zone !== ''}
              isCrowded={i === 2 && isCrowding(picture.timeTicks[0]!, tick, axisFont)}
            />
          ))}
      </svg>
      {hasTimes && picture.zone !== '' && (
        <svg className={css.zone} width={right} height={box.bottom}>
          <text x={8} y={axisFont + 8} fontSize={zoneFont(axisFont)}>
            {picture.zone}
          </text>
        </svg>
      )}
    </div>
  );
}

/** The texts of the value axis, and on top the last values in the colours of their lines. */
function Values({
  picture,
  measure,
  height,
  width,
  axisFont,
}: {
  picture: ChartPicture;
  measure: string;
  height: number;
  width: number;
  axisFont: number;
}) {
  const tags = tagsApart(picture.tags, height, axisFont);
  const tagPx = tagHeight(axisFont);
  const ticks = picture.valueTicks.filter(({ at }) => !isCovered(at, tags, height, axisFont));
  return (
    <svg className={css.values} width={width} height={height}>
      {withMeasure(ticks, measure).map(({ at, text }) => {
        const { x, anchor } = placeBeside(text, width, axisFont);
        return (
          <text
            key={at}
            className={anchor === 'end' ? css.before : undefined}
            x={x}
            y={percent(at)}
            dy="0.36em"
            textAnchor={anchor}
            fontSize={axisFont}
          >
            {text}
          </text>
        );
      })}
      {tags.map(({ at, text, color }) => (
        <g key={at} className={css.tag}>
          <rect
            x={4}
            y={Math.round(at * height - tagPx / 2)}
            width={width - 4}
            height={tagPx}
            rx={3}
            fill={color}
          />
          <text x={8} y={percent(at)} dy="0.36em" fontSize={axisFont} fill={inkOn(color)}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Plot({ picture, height }: { picture: ChartPicture; height: number }) {
  return (
    <svg
      className={css.plot}
      height={height}
      viewBox={`0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`}
      preserveAspectRatio="none"
    >
      <path
        className={css.grid}
        d={picture.valueTicks
          .map(({ at }) => `M0 ${Math.round(at * PICTURE_HEIGHT)}H${PICTURE_WIDTH}`)
          .join('')}
      />
      {picture.reference && (
        <path
          className={css.dashed}
          d={`M0 ${Math.round(picture.reference.at * PICTURE_HEIGHT)}H${PICTURE_WIDTH}`}
        />
      )}
      {picture.paths.map(({ d, close, color }, i) => (
        // Colours repeat after ten lines.
        // oxlint-disable-next-line react/no-array-index-key
        <g key={i}>
          {close !== null && <path className={css.area} fill={color} d={d + close} />}
          <path className={css.line} stroke={color} d={d} />
        </g>
      ))}
    </svg>
  );
}

function TimeText({
  tick: { at, text },
  fontSize,
  isNextToZone,
  isCrowded,
}: {
  tick: PictureTick;
  fontSize: number;
  isNextToZone: boolean;
  isCrowded: boolean;
}) {
  const anchor = isAtLeft(at) ? 'start' : at > (isNextToZone ? 0.93 : 0.97) ? 'end' : 'middle';
  return (
    <text
      x={percent(at)}
      y={fontSize + 8}
      textAnchor={anchor}
      fontSize={fontSize}
      data-crowded={isCrowded || undefined}
    >
      {text}
    </text>
  );
}

const isAtLeft = (at: number) => at < 0.03;

/** Whether a time would touch the date at the left edge on the narrowest screen. */
function isCrowding(first: PictureTick, next: PictureTick, fontSize: number): boolean {
  const firstPx = textWidth(first.text, fontSize) * (isAtLeft(first.at) ? 1 : 0.5);
  const room = (next.at - first.at) * NARROWEST_PLOT_PX - textWidth(next.text, fontSize) / 2;
  return room < firstPx + TIMES_APART_PX;
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
