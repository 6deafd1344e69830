import css from './ratings.module.css';

const SCALE_NOTCHES = 22;
/** The first notch of each letter; others are smaller ticks. */
const FIRST_OF_LETTER = new Set([1, 2, 5, 8, 11, 14, 17, 20]);
const LAST_INVESTMENT = 10;
const HEADS: readonly (readonly [notch: number, text: string])[] = [
  [1, 'AAA'],
  [3, 'AA'],
  [6, 'A'],
  [9, 'BBB'],
  [12, 'BB'],
  [15, 'B'],
  [18, 'CCC'],
  [22, 'D'],
];

/** The letters above a column of scales. */
export function RatingScaleHead() {
  return (
    <svg className={css.head} width="100%" height="16" aria-hidden="true">
      {HEADS.map(([notch, text]) => (
        <text key={text} x={place(notch)} y="12">
          {text}
        </text>
      ))}
    </svg>
  );
}

/** A grade on the common scale of all agencies, with a ring at the previous one. */
export function RatingScale({ notch, previous }: { notch: number; previous?: number | null }) {
  return (
    <svg className={css.scale} width="100%" height="22" aria-hidden="true">
      <rect
        className={css.below}
        x={`${(100 * LAST_INVESTMENT) / SCALE_NOTCHES}%`}
        width={`${100 - (100 * LAST_INVESTMENT) / SCALE_NOTCHES}%`}
        height="22"
      />
      <line className={css.line} x1={place(1)} x2={place(SCALE_NOTCHES)} y1="11" y2="11" />
      {Array.from({ length: SCALE_NOTCHES }, (_, i) => i + 1).map((each) => (
        <line
          key={each}
          className={css.tick}
          x1={place(each)}
          x2={place(each)}
          y1={FIRST_OF_LETTER.has(each) ? 6 : 8}
          y2={FIRST_OF_LETTER.has(each) ? 16 : 14}
        />
      ))}
      {previous != null && previous !== notch && (
        <>
          <line className={css.way} x1={place(previous)} x2={place(notch)} y1="11" y2="11" />
          <circle className={css.before} cx={place(previous)} cy="11" r="3.5" />
        </>
      )}
      <circle className={css.now} cx={place(notch)} cy="11" r="5.5" />
    </svg>
  );
}

function place(notch: number): string {
  return `${Math.round(((notch - 0.5) / SCALE_NOTCHES) * 100_000) / 1000}%`;
}
