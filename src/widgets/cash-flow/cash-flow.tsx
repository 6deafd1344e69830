import { useState, type KeyboardEvent } from 'react';
import { joinClassNames } from '../class-names/class-names.ts';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import css from './cash-flow.module.css';
import {
  layOutFlows,
  NARROW,
  ROWS,
  WIDE,
  type FlowBar,
  type FlowLayout,
  type FlowPicture,
  type FlowSize,
} from './flow-layout.ts';

export interface CashFlowProps extends FlowPicture {
  readonly name: string;
  /** What the picture shows, in a sentence or two. */
  readonly summary: string;
  readonly texts: {
    readonly outstanding: string;
    readonly payment: string;
    /** What the two shades of a bar mean; nothing without present values. */
    readonly value: string;
    readonly amount: string;
    /** Keyboard instructions. */
    readonly keys: string;
  };
  /** Formats the numbers of the axis. */
  readonly number: (value: number) => string;
}

/**
 * A bond's payments over time: bars with the present value of each, the outstanding nominal above,
 * and the point where their present values balance. Rendered by the server; scripts only add the
 * reading of single bars.
 */
export function CashFlow(props: CashFlowProps) {
  const { bars, name, summary, texts } = props;
  const isHydrated = useHydrated();
  const [index, setIndex] = useState(-1);
  if (bars.length === 0) return null;
  const current = bars[index];
  const press = (event: KeyboardEvent) => {
    const to = indexByKey(event.key, index, bars.length);
    if (to === undefined) return;
    setIndex(to);
    event.preventDefault();
  };
  const pictures = [WIDE, NARROW].map((size) => (
    <Picture key={size.width} {...props} size={size} index={index} onPoint={setIndex} />
  ));
  return (
    <figure className={css.flow}>
      {isHydrated ? (
        <div
          className={css.surface}
          role="slider"
          tabIndex={0}
          aria-label={`${name}. ${summary} ${texts.keys}`}
          aria-valuemin={0}
          aria-valuemax={bars.length - 1}
          aria-valuenow={Math.max(0, index)}
          aria-valuetext={(current ?? bars[0]!).text}
          onKeyDown={press}
          onPointerLeave={(event) => event.pointerType !== 'touch' && setIndex(-1)}
          onBlur={() => setIndex(-1)}
        >
          {pictures}
        </div>
      ) : (
        <div className={css.surface} role="img" aria-label={`${name}. ${summary}`}>
          {pictures}
        </div>
      )}
      {/* Always one line high, so that nothing moves when a bar is read. */}
      <figcaption className={css.reading} aria-hidden="true">
        {current?.text ?? '\u00a0'}
      </figcaption>
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

const TITLE_CHARACTER_PX = 7.5;
const HALF_YEAR_PX = 15;

function titleWidth({ title = '' }: FlowBar): number {
  return title.length * TITLE_CHARACTER_PX;
}

/** The bars with their amount above: highest first, without overlapping texts. */
function findTitled({ bars }: FlowLayout): ReadonlySet<FlowBar['at']> {
  const written: (typeof bars)[number][] = [];
  for (const one of bars.toSorted((a, b) => a.top - b.top)) {
    if (one.bar.title === undefined) continue;
    const room = titleWidth(one.bar);
    if (written.every((other) => Math.abs(other.x - one.x) >= room)) written.push(one);
  }
  return new Set(written.map(({ bar }) => bar.at));
}

interface PictureProps extends CashFlowProps {
  readonly size: FlowSize;
  readonly index: number;
  readonly onPoint: (index: number) => void;
}

function Picture({ size, index, onPoint, ...props }: PictureProps) {
  const layout = layOutFlows(props, size);
  const { base, plotRight, height } = layout;
  const titled = findTitled(layout);
  return (
    <svg
      className={size === WIDE ? css.wide : css.narrow}
      viewBox={`0 0 ${size.width} ${height}`}
      aria-hidden="true"
    >
      <Outstanding layout={layout} {...props} />
      <Heading layout={layout} {...props} />
      {layout.grid.map(({ y, value }) => (
        <g key={value}>
          <path className={css.grid} d={`M0 ${y}H${plotRight}`} />
          <text x={plotRight + 6} y={y + 4}>
            {props.number(value)}
          </text>
        </g>
      ))}
      {layout.bars.map(({ bar, x, width, top, valueTop, breakY }, i) => (
        <g
          key={bar.at}
          className={joinClassNames(css[bar.state], i === index && css.read)}
          onPointerEnter={() => onPoint(i)}
        >
          {/* The full height reacts to the mouse, even above a low bar. */}
          <rect className={css.column} x={x} width={width} y={base - 220} height={220} />
          <rect className={css.bar} x={x} width={width} y={top} height={base - top} />
          {valueTop !== null && bar.state !== 'paid' && (
            <rect className={css.value} x={x} width={width} y={valueTop} height={base - valueTop} />
          )}
          {breakY !== null && <Break x={x} y={breakY} width={width} />}
          {titled.has(bar.at) && (
            <text
              className={css.strong}
              x={Math.min(x + width / 2, plotRight - titleWidth(bar) / 2)}
              y={top - 6}
            >
              {bar.title}
            </text>
          )}
        </g>
      ))}
      <path className={css.axis} d={`M0 ${base}H${plotRight}`} />
      {layout.years.map(({ x, year }) => (
        <g key={year}>
          <path className={css.axis} d={`M${x} ${base}v4`} />
          <text
            className={css.middle}
            x={Math.max(x, HALF_YEAR_PX)}
            y={base + ROWS.years}
            data-year
          >
            {year}
          </text>
        </g>
      ))}
      <Marks layout={layout} {...props} />
    </svg>
  );
}

/** Two slanted strokes across a bar: the part below them isn't to scale. */
function Break({ x, y, width }: { x: number; y: number; width: number }) {
  const [from, to] = [x - 3, x + width + 3];
  return (
    <g data-break>
      <path className={css.gap} d={`M${from} ${y + 2}L${to} ${y - 2}`} />
      <path className={css.break} d={`M${from} ${y + 4}L${to} ${y}M${from} ${y}L${to} ${y - 4}`} />
    </g>
  );
}

function Outstanding({ layout, texts }: { layout: FlowLayout } & Pick<CashFlowProps, 'texts'>) {
  const { outstanding, outstandingBase: bottom, plotRight } = layout;
  if (!outstanding) return null;
  return (
    <>
      <text x={0} y={12}>
        {texts.outstanding}
      </text>
      <path className={css.area} d={outstanding.area} />
      <path className={css.line} d={outstanding.line} />
      <path className={css.grid} d={`M0 ${bottom}H${plotRight}`} />
      <text x={plotRight + 6} y={26}>
        100
      </text>
      <text x={plotRight + 6} y={bottom + 4}>
        0
      </text>
    </>
  );
}

function headingY({ outstanding, outstandingBase }: FlowLayout): number {
  return outstanding ? outstandingBase + 16 : 12;
}

/** The name of the bars, and what their shades mean. */
function Heading({ layout, texts, bars }: { layout: FlowLayout } & CashFlowProps) {
  const hasValues = bars.some(({ presentValue }) => presentValue !== undefined);
  return (
    <text x={0} y={headingY(layout)}>
      {texts.payment}
      {hasValues && (
        <>
          <tspan className={css.amountMark}> ■ </tspan>
          {texts.amount}
          <tspan className={css.valueMark}> ■ </tspan>
          {texts.value}
        </>
      )}
    </text>
  );
}

function Marks({ layout, settlement }: { layout: FlowLayout } & CashFlowProps) {
  const { base, settlementX: x, marks, balance, plotRight } = layout;
  const isLate = x > plotRight * 0.8;
  const textY = Math.max(base - 176, headingY(layout) + 20);
  return (
    <>
      <path className={css.dashed} d={`M${x} ${textY - 14}V${base}`} />
      <text
        className={isLate ? `${css.over} ${css.end}` : css.over}
        x={isLate ? x - 5 : x + 5}
        y={textY}
      >
        {settlement.text}
      </text>
      {marks.map((mark) => (
        <g key={mark.x}>
          <path
            className={css.mark}
            d={`M${mark.x} ${base + ROWS.marks}l4.5 4.5-4.5 4.5-4.5-4.5z`}
          />
          {mark.text !== null && (
            <text className={css.end} x={mark.x - 7} y={base + ROWS.marks + 9}>
              {mark.text}
            </text>
          )}
        </g>
      ))}
      {balance && (
        <>
          {/* The stem stops above the years and continues below them. */}
          <path
            className={css.stem}
            d={`M${balance.x} ${base}v5M${balance.x} ${base + ROWS.years + 4}V${base + ROWS.arrow}`}
          />
          <path
            className={css.balance}
            d={`M${balance.x} ${base + ROWS.arrow}l6 10h-12z`}
            data-balance
          />
          <text className={css.strong} x={balance.textX} y={base + ROWS.balance}>
            {balance.text}
          </text>
        </>
      )}
    </>
  );
}
