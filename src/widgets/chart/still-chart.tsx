import {
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  type ChartPicture,
  type PictureTick,
} from '../../domain/chart-picture.ts';
import { boxOf } from './chart-box.ts';
import css from './still-chart.module.css';

export interface StillChartProps {
  readonly picture: ChartPicture;
  readonly height: number;
  readonly measure: string;
  readonly axisFont: number;
  /** The times stand below the last of several panes only. */
  readonly hasTimes?: boolean;
  /** Room at the side, where several panes share it. */
  readonly right?: number;
}

/** The room that the texts beside a picture need. */
export function sideOf(picture: ChartPicture | null, axisFont: number): number {
  return boxOf({ axisFont, texts: valueTexts(picture), hasMeasure: false, hasTimes: false }).right;
}

function valueTexts(picture: ChartPicture | null): string[] {
  return picture?.valueTicks.map(({ text }) => text).filter((text) => text !== '') ?? [];
}

/**
 * The chart without scripts, in the place and size of the live one: the line stretches with the
 * page, the texts do not. Sizes are attributes, since the server may not write styles.
 */
export function StillChart(props: StillChartProps) {
  const { picture, height, measure, axisFont, hasTimes = true } = props;
  const texts = valueTexts(picture);
  const hasMeasure = measure !== '' && texts.length > 0;
  const box = boxOf({ axisFont, texts, hasMeasure, hasTimes });
  const plotHeight = height - box.top - box.bottom;
  return (
    <div className={css.still} aria-hidden="true" data-still>
      <svg className={css.above} height={box.top}>
        {hasMeasure && (
          <text x="100%" dx={-4} y={axisFont} textAnchor="end" fontSize={axisFont}>
            {measure}
          </text>
        )}
      </svg>
      <Plot picture={picture} height={plotHeight} />
      <svg className={css.values} width={props.right ?? box.right} height={plotHeight}>
        {picture.valueTicks.map(({ at, text }) => (
          <text key={at} x={8} y={percent(at)} dy="0.36em" fontSize={axisFont}>
            {text}
          </text>
        ))}
      </svg>
      <svg className={css.times} height={box.bottom}>
        {hasTimes &&
          picture.timeTicks.map((tick) => (
            <TimeText key={tick.at} tick={tick} fontSize={axisFont} />
          ))}
      </svg>
    </div>
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
      {picture.paths.map(({ d, close, color }, i) => (
        // Colours come again after ten lines.
        // oxlint-disable-next-line react/no-array-index-key
        <g key={i}>
          {close !== null && <path className={css.area} fill={color} d={d + close} />}
          <path className={css.line} stroke={color} d={d} />
        </g>
      ))}
    </svg>
  );
}

function TimeText({ tick: { at, text }, fontSize }: { tick: PictureTick; fontSize: number }) {
  const anchor = at < 0.03 ? 'start' : at > 0.97 ? 'end' : 'middle';
  return (
    <text x={percent(at)} y={fontSize + 8} textAnchor={anchor} fontSize={fontSize}>
      {text}
    </text>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
