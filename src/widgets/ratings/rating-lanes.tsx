import css from './ratings.module.css';

/** A rating from one time to another, as shares of the full width. */
export interface RatingSpan {
  readonly from: number;
  readonly to: number;
  readonly grade: string;
  /**
   * 1 is the best of 22: better grades are drawn stronger. Null: of another scale, drawn as a
   * frame.
   */
  readonly notch: number | null;
}

export interface RatingLane {
  readonly agency: string;
  /** Below the agency's name. */
  readonly mark?: string;
  readonly spans: readonly RatingSpan[];
  /** When the outlook changed, and to what. */
  readonly outlooks: readonly {
    readonly at: number;
    readonly to: 'positive' | 'stable' | 'negative' | 'developing';
  }[];
  /** The current rating. */
  readonly now: string;
  readonly note: string;
}

export interface RatingLanesProps {
  readonly name: string;
  readonly lanes: readonly RatingLane[];
  readonly years: readonly { readonly at: number; readonly text: string }[];
}

const LANE_HEIGHT = 38;
const BAR_TOP = 10;
const BAR_HEIGHT = 20;
/** Narrower spans have no room for their grade. */
const FEWEST_FOR_TEXT = 0.09;
const MARKS = {
  positive: 'm0-4 4 7h-8z',
  negative: 'm0 4 4-7h-8z',
  stable: 'm-2.5-2.5h5v5h-5z',
  developing: 'm0-4 4 4-4 4-4-4z',
} as const;

/** Ratings over the years, one lane per agency. The texts beside give the current ratings. */
export function RatingLanes({ name, lanes, years }: RatingLanesProps) {
  return (
    <div className={css.lanes}>
      {lanes.map((lane) => (
        <div key={`${lane.agency} ${lane.mark ?? ''}`} className={css.lane}>
          <span className={css.agency}>
            {lane.agency}
            {lane.mark && <small>{lane.mark}</small>}
          </span>
          <Lane lane={lane} name={name} />
          <span className={css.grade}>
            <b>{lane.now}</b>
            <small>{lane.note}</small>
          </span>
        </div>
      ))}
      <div className={css.lane} aria-hidden="true">
        <span />
        <svg className={css.years} width="100%" height="16">
          {years.map(({ at, text }) => (
            <text key={text} x={share(at)} y="12">
              {text}
            </text>
          ))}
        </svg>
        <span />
      </div>
    </div>
  );
}

function Lane({ lane, name }: { lane: RatingLane; name: string }) {
  const { agency, mark, spans, outlooks } = lane;
  const told = spans.map(({ grade }) => grade).join(', ');
  return (
    <svg
      width="100%"
      height={LANE_HEIGHT}
      role="img"
      aria-label={`${[name, agency, mark].filter(Boolean).join(', ')}: ${told}`}
    >
      {spans.map(({ from, to, grade, notch }) => (
        <g key={from}>
          <rect
            className={notch === null ? css.frame : css.span}
            x={share(from)}
            width={share(Math.max(to - from, 0.002))}
            y={BAR_TOP}
            height={BAR_HEIGHT}
            fillOpacity={notch === null ? undefined : strength(notch)}
          />
          {to - from >= FEWEST_FOR_TEXT && (
            <text className={css.spanText} x={share(from)} dx="6" y={BAR_TOP + 14}>
              {grade}
            </text>
          )}
        </g>
      ))}
      {outlooks.map(({ at, to }) => (
        <svg key={at} x={share(at)} y="5" overflow="visible">
          <path className={css[to]} d={MARKS[to]} />
        </svg>
      ))}
    </svg>
  );
}

function share(of: number): string {
  return `${Math.round(of * 10_000) / 100}%`;
}

function strength(notch: number): number {
  return Math.round((0.85 - 0.7 * ((notch - 1) / 21)) * 100) / 100;
}
