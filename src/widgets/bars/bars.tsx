import visually from '../visually-hidden/visually-hidden.module.css';
import { BAR_STEP, BARS_HEIGHT, barShapes } from './bar-shapes.ts';
import css from './bars.module.css';

export interface Bar {
  /** The day or month. */
  readonly label: string;
  /** Not below zero. */
  readonly value: number;
  /** The value, formatted. */
  readonly text: string;
}

export interface BarsProps {
  /** What the picture is of. */
  readonly name: string;
  /** What it shows, in a sentence. */
  readonly summary: string;
  readonly bars: readonly Bar[];
  readonly texts: {
    /** Opens the table. */
    readonly asTable: string;
    /** The headings of its columns. */
    readonly label: string;
    readonly value: string;
  };
}

/**
 * Numbers of one kind, one after the other, as a small picture: a sentence says what is in it, and a
 * table has all of them. It needs no scripts.
 */
export function Bars({ name, summary, bars, texts }: BarsProps) {
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last) return null;
  return (
    <figure className={css.bars}>
      <Picture bars={bars} label={`${name}: ${summary}`} />
      <div className={css.ends} aria-hidden="true">
        <span>{first.label}</span>
        {bars.length > 1 && <span>{last.label}</span>}
      </div>
      <figcaption className={css.summary}>{summary}</figcaption>
      <details className={css.details}>
        <summary>
          {texts.asTable}
          <span className={visually.hidden}> – {name}</span>
        </summary>
        <Numbers name={name} bars={bars} texts={texts} />
      </details>
    </figure>
  );
}

function Picture({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const shapes = barShapes(bars.map(({ value }) => value));
  return (
    <svg
      className={css.picture}
      viewBox={`0 0 ${BAR_STEP * bars.length} ${BARS_HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {shapes.map(({ x, ...shape }, i) => (
        <g key={x}>
          <title>{`${bars[i]!.label}: ${bars[i]!.text}`}</title>
          {/* The whole height reacts to the mouse, also above a low bar. */}
          <rect className={css.column} x={x} width={BAR_STEP} height={BARS_HEIGHT} />
          <rect className={css.bar} x={x} {...shape} />
        </g>
      ))}
    </svg>
  );
}

function Numbers({ name, bars, texts }: Pick<BarsProps, 'name' | 'bars' | 'texts'>) {
  return (
    // It scrolls, and so the keyboard has to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.scroll} role="region" aria-label={name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.label}</th>
            <th scope="col">{texts.value}</th>
          </tr>
        </thead>
        <tbody>
          {bars.toReversed().map(({ label, text }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
