import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { languageOfTag } from '../../domain/text/language-tag.ts';
import { ChartBar } from '../chart/chart-bar.tsx';
import { ExportMenu } from '../chart/export-menu.tsx';
import { isCovered, tagHeight } from '../chart/value-tags.ts';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import css from './curve-chart.module.css';
import { CurveTip } from './curve-tip.tsx';
import {
  layOutBars,
  layOutCurves,
  type CurveDot,
  type CurveLayout,
  type CurveLine,
  type CurveTenor,
  type DrawnLine,
} from './curve-layout.ts';
import { placeStartLabels } from './start-labels.ts';
import { useCurveExport } from './use-curve-export.ts';

export interface CurveChartTexts {
  /** Keyboard instructions. */
  readonly keys: string;
  /** The title of the rate axis in files. */
  readonly axis: string;
  /** Beside the highest number on the axis. */
  readonly unit: string;
  readonly export: string;
  readonly print: string;
}

export interface CurveChartProps {
  /** Its name for screen readers, and the title of its picture. */
  readonly name: string;
  /** The first is the main one. */
  readonly lines: readonly CurveLine[];
  readonly tenors: readonly CurveTenor[];
  readonly dots?: readonly CurveDot[];
  /** A difference at each tenor, as bars below the lines. */
  readonly bars?: { readonly label: string; readonly values: readonly (number | null)[] } | null;
  /** Every line has a mark at each tenor, not only the first. */
  readonly hasAllMarks?: boolean;
  /**
   * Line names at their left ends instead of a legend. The first value of the first line is marked
   * on the axis.
   */
  readonly startLabels?: readonly string[];
  /** Controls for the content, in the toolbar; other tools are on its right. */
  readonly controls?: ReactNode;
  readonly info?: ReactNode;
  readonly tools?: ReactNode;
  /** What follows the line names in the legend, by ID, such as links that remove them. */
  readonly legendActions?: ReadonlyMap<string, ReactNode>;
  /** The notes at the foot of a picture file. */
  readonly notes?: readonly string[];
  readonly languageTag: string;
  readonly texts: CurveChartTexts;
}

const HEIGHT = 340;
const FONT_PX = 12;
/** Room on the left for line names; the same as in the styles. */
const LEAD_PX = 44;
/** A longer one begins at the left edge and continues over the plot. */
const SHORT_UNIT = 2;
const BARS_HEIGHT = 48;
/** Paths are drawn in this box and stretched. */
const BOX = { width: 1000, height: 400 };

/**
 * Rates by tenor. Rendered by the server; scripts add the reading of a tenor and file export.
 * `--curve-gutter` is the room on the left.
 */
export function CurveChart(props: CurveChartProps) {
  const { lines, tenors, bars, languageTag, texts } = props;
  const isHydrated = useHydrated();
  const [tenor, setTenor] = useState(-1);
  const surface = useRef<HTMLDivElement>(null);
  const layout = layOutCurves(props, {
    height: HEIGHT,
    language: languageOfTag(languageTag),
  });
  const makeFile = useCurveExport(props, layout);
  const { startLabels = [] } = props;
  const hasLegend = startLabels.length === 0;
  const legend = <Legend layout={layout} actions={props.legendActions} />;
  const tag = startLabels.length > 0 ? startTag(layout, lines) : null;
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - left) / width) * tenors.length);
    setTenor(Math.max(0, Math.min(tenors.length - 1, at)));
  };
  const press = (event: KeyboardEvent) => {
    const to = indexByKey(event.key, tenor, tenors.length);
    if (to === undefined) return;
    event.preventDefault();
    setTenor(to);
  };
  return (
    <figure className={css.chart} data-curves>
      <ChartBar
        controls={props.controls ?? (hasLegend && legend)}
        info={props.info}
        tools={
          <>
            {props.tools}
            <ExportMenu texts={texts} isOff={!isHydrated} onExport={makeFile} />
          </>
        }
      />
      {props.controls && hasLegend && legend}
      <div className={css.frame} data-labelled={startLabels.length > 0 || undefined}>
        <RateAxis layout={layout} unit={texts.unit} tag={tag} />
        <div className={css.stage}>
          <Plot
            layout={layout}
            name={props.name}
            marked={layout.lines.slice(0, props.hasAllMarks ? undefined : 1)}
            startLabels={startLabels}
          />
          {tenor >= 0 && <CurveTip at={tenor} lines={lines} tenors={tenors} layout={layout} />}
          {tenors.length > 0 && (
            <div
              ref={surface}
              className={css.surface}
              role="slider"
              tabIndex={0}
              aria-label={`${props.name}. ${texts.keys}`}
              aria-valuemin={0}
              aria-valuemax={tenors.length - 1}
              aria-valuenow={Math.max(0, tenor)}
              aria-valuetext={speakTenor(Math.max(0, tenor), lines, tenors)}
              onPointerMove={point}
              onPointerDown={point}
              onPointerLeave={() => setTenor(-1)}
              onFocus={() => setTenor((known) => (known < 0 ? 0 : known))}
              onBlur={() => setTenor(-1)}
              onKeyDown={press}
            />
          )}
        </div>
        {bars && (
          <>
            <span className={css.barsTitle}>{bars.label}</span>
            <Bars values={bars.values} />
          </>
        )}
        <TenorAxis layout={layout} />
      </div>
    </figure>
  );
}

function indexByKey(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(count - 1, index + 1);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, index - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key === 'Escape' ? -1 : undefined;
}

function speakTenor(
  at: number,
  lines: readonly CurveLine[],
  tenors: readonly CurveTenor[],
): string {
  const rates = lines.flatMap(({ name, readings }) => {
    const reading = readings[at];
    return reading ? [`${name} ${reading}`] : [];
  });
  return `${tenors[at]?.label}: ${rates.join(', ')}`;
}

/** The first value of the first line, formatted. */
function startTag(
  { lines: drawn }: CurveLayout,
  lines: readonly CurveLine[],
): { at: number; text: string } | null {
  const mark = drawn[0]?.marks[0];
  const text = lines[0]?.readings.find((reading) => reading !== null);
  return mark && text ? { at: mark.y, text } : null;
}

function Legend({
  layout,
  actions,
}: {
  layout: CurveLayout;
  actions: CurveChartProps['legendActions'];
}) {
  return (
    <ul className={css.legend}>
      {layout.lines.map((line) => (
        <li key={line.id}>
          <LineMark line={line} />
          {line.name}
          {actions?.get(line.id)}
        </li>
      ))}
    </ul>
  );
}

/** A sample of the line for the legend. */
function LineMark({
  line: { look, color, dash },
}: {
  line: Pick<DrawnLine, 'look' | 'color' | 'dash'>;
}) {
  return (
    <svg className={css.mark} width="22" height="8" aria-hidden="true">
      <line x2="22" y1="4" y2="4" data-look={look} {...strokes(color, dash)} />
    </svg>
  );
}

function strokes(color: string | null, dash: string | null) {
  return { ...(color && { stroke: color }), ...(dash && { strokeDasharray: dash }) };
}

/** The numbers on the axis, the highest with its unit, and a marked value on top. */
function RateAxis({
  layout,
  unit,
  tag,
}: {
  layout: CurveLayout;
  unit: string;
  tag: { at: number; text: string } | null;
}) {
  const tags = tag ? [tag] : [];
  const ticks = layout.ticks.filter(({ at }) => !isCovered(at, tags, HEIGHT, FONT_PX));
  const tagPx = tagHeight(FONT_PX);
  return (
    <svg className={css.rates} height={HEIGHT} aria-hidden="true">
      {ticks.map(({ at, text }, i) =>
        i === ticks.length - 1 && unit.length > SHORT_UNIT ? (
          <text key={at} className={css.withUnit} x="0" y={percent(at)} dy="0.36em">
            {`${text}\u00a0${unit}`}
          </text>
        ) : (
          <text key={at} x="100%" dx={-10} y={percent(at)} dy="0.36em" textAnchor="end">
            {i === ticks.length - 1 ? `${text}\u00a0${unit}` : text}
          </text>
        ),
      )}
      {tag && (
        <g className={css.tag}>
          <rect x="0" y={round(tag.at * HEIGHT - tagPx / 2)} height={tagPx} rx="3" />
          <text x="100%" dx={-10} y={percent(tag.at)} dy="0.36em" textAnchor="end">
            {tag.text}
          </text>
        </g>
      )}
    </svg>
  );
}

function Plot({
  layout,
  name,
  marked,
  startLabels,
}: {
  layout: CurveLayout;
  name: string;
  marked: readonly DrawnLine[];
  startLabels: readonly string[];
}) {
  const { ticks, lines, dots } = layout;
  return (
    <svg className={css.plot} height={HEIGHT} role="img" aria-label={name}>
      {ticks.map(({ at }) => (
        <line
          key={at}
          className={css.grid}
          x1={startLabels.length > 0 ? -LEAD_PX : 0}
          x2="100%"
          y1={percent(at)}
          y2={percent(at)}
        />
      ))}
      <svg
        width="100%"
        height="100%"
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
        className={css.lines}
      >
        {lines.toReversed().map(({ id, look, color, dash, places }) => (
          <path key={id} data-look={look} {...strokes(color, dash)} d={drawPath(places)} />
        ))}
      </svg>
      {dots.map(({ id, name: bond, x, y }) => (
        <circle key={id} className={css.bond} cx={percent(x)} cy={percent(y)} r="3">
          <title>{bond}</title>
        </circle>
      ))}
      {marked
        .toReversed()
        .map(({ id, look, marks }) =>
          marks.map(({ x, y }) => (
            <circle
              key={`${id} ${x}`}
              className={css.point}
              data-look={look}
              cx={percent(x)}
              cy={percent(y)}
              r="3.5"
            />
          )),
        )}
      {placeStartLabels(lines, HEIGHT).map(({ id, look, x, y }, i) =>
        startLabels[i] === undefined ? null : (
          <text
            key={id}
            className={css.start}
            data-look={look}
            x={percent(x)}
            dx={-9}
            y={y}
            dy="0.36em"
            textAnchor="end"
          >
            {startLabels[i]}
          </text>
        ),
      )}
    </svg>
  );
}

function drawPath(places: readonly number[]): string {
  let path = '';
  for (let i = 0; i < places.length; i += 2) {
    const [x, y] = [round(places[i]! * BOX.width), round(places[i + 1]! * BOX.height)];
    path += `${i === 0 ? 'M' : 'L'}${x} ${y}`;
  }
  return path;
}

function Bars({ values }: { values: readonly (number | null)[] }) {
  const { zero, shares } = layOutBars(values);
  return (
    <svg className={css.bars} height={BARS_HEIGHT} aria-hidden="true">
      <line className={css.grid} x2="100%" y1={percent(zero)} y2={percent(zero)} />
      {shares.map((share, i) =>
        share === null ? null : (
          <rect
            // The order of tenors never changes.
            // oxlint-disable-next-line react/no-array-index-key
            key={i}
            x={percent((i + 0.31) / shares.length)}
            width={percent(0.38 / shares.length)}
            y={percent(share > 0 ? zero - share : zero)}
            height={percent(Math.abs(share))}
          />
        ),
      )}
    </svg>
  );
}

function TenorAxis({ layout }: { layout: CurveLayout }) {
  return (
    <svg className={css.tenors} height="24" aria-hidden="true">
      {layout.tenors.map(({ at, label, isMinor, isWide }) => (
        <text
          key={label}
          x={percent(at)}
          y="16"
          textAnchor="middle"
          data-minor={isMinor || undefined}
          data-wide={isWide || undefined}
        >
          {label}
        </text>
      ))}
    </svg>
  );
}

function percent(share: number): string {
  return `${round(share * 100)}%`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
