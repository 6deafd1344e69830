import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { languageOfTag } from '../../domain/text/language-tag.ts';
import { Popover } from '../popover/popover.tsx';
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
import { EXPORT_FORMATS, useCurveExport } from './use-curve-export.ts';

export interface CurveChartTexts {
  /** How a keyboard reads it. */
  readonly keys: string;
  /** The axis of rates. */
  readonly axis: string;
  readonly export: string;
  readonly print: string;
}

export interface CurveChartProps {
  /** What a screen reader calls it, and the title of its picture. */
  readonly name: string;
  /** The first is the one that the chart is about. */
  readonly lines: readonly CurveLine[];
  readonly tenors: readonly CurveTenor[];
  readonly dots?: readonly CurveDot[];
  /** A difference at each tenor, below the lines. */
  readonly bars?: { readonly label: string; readonly values: readonly (number | null)[] } | null;
  /** Every line has a mark at each tenor, not only the first. */
  readonly hasAllMarks?: boolean;
  /** The legend tells the first value of each line: at their left ends it would lie upon others. */
  readonly hasStartValues?: boolean;
  /** What a picture of it says at its foot. */
  readonly notes?: readonly string[];
  readonly languageTag: string;
  readonly texts: CurveChartTexts;
}

const HEIGHT = 340;
const BARS_HEIGHT = 48;
/** Paths are drawn in this box and stretched. */
const BOX = { width: 1000, height: 400 };

/**
 * Rates over times of maturity. The server draws all of it; scripts add the reading of a tenor and
 * the making of files. `--curve-gutter` is the room at the left.
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
      <div className={css.head}>
        <Legend layout={layout} starts={props.hasStartValues ? lines.map(startValue) : []} />
        {isHydrated && (
          <Popover button={texts.export} label={texts.export}>
            <ul className={css.formats}>
              {EXPORT_FORMATS.map((format) => (
                <li key={format}>
                  <button type="button" onClick={() => makeFile(format)}>
                    {format === 'print' ? texts.print : format.toUpperCase()}
                  </button>
                </li>
              ))}
            </ul>
          </Popover>
        )}
      </div>
      <div className={css.frame}>
        <RateAxis layout={layout} title={texts.axis} />
        <div className={css.stage}>
          <Plot
            layout={layout}
            name={props.name}
            marked={layout.lines.slice(0, props.hasAllMarks ? undefined : 1)}
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

function startValue({ readings }: CurveLine): string | null {
  return readings.find((reading) => reading !== null) ?? null;
}

function Legend({ layout, starts }: { layout: CurveLayout; starts: readonly (string | null)[] }) {
  return (
    <ul className={css.legend}>
      {layout.lines.map((line, i) => (
        <li key={line.id}>
          <LineMark line={line} />
          {starts[i] ? `${line.name} · ${starts[i]}` : line.name}
        </li>
      ))}
    </ul>
  );
}

/** A piece of the line, for legends and chips. */
export function LineMark({
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

function RateAxis({ layout, title }: { layout: CurveLayout; title: string }) {
  return (
    <svg className={css.rates} height={HEIGHT} aria-hidden="true">
      <text x="0" y="-10" className={css.axisTitle}>
        {title}
      </text>
      {layout.ticks.map(({ at, text }) => (
        <text key={at} x="100%" dx={-10} y={percent(at)} dy="0.36em" textAnchor="end">
          {text}
        </text>
      ))}
    </svg>
  );
}

function Plot({
  layout,
  name,
  marked,
}: {
  layout: CurveLayout;
  name: string;
  marked: readonly DrawnLine[];
}) {
  const { ticks, lines, dots } = layout;
  return (
    <svg className={css.plot} height={HEIGHT} role="img" aria-label={name}>
      {ticks.map(({ at }) => (
        <line key={at} className={css.grid} x2="100%" y1={percent(at)} y2={percent(at)} />
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
            // The tenors do not change their places.
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
