import visually from '../visually-hidden/visually-hidden.module.css';
import { BAR_STEP, BARS_HEIGHT, barShapes } from './bar-shapes.ts';
import css from './bars.module.css';

export interface Bar {
  /** The day or month. */
  readonly label: string;
  /** At least zero. */
  readonly value: number;
  /** The value, formatted. */
  readonly text: string;
}

export interface BarsProps {
  /** What the picture shows. */
  readonly name: string;
  /** The picture in one sentence. */
  readonly summary: string;
  readonly bars: readonly Bar[];
  readonly texts: {
    /** Opens the table. */
    readonly asTable: string;
    /** The column headings of the table. */
    readonly label: string;
    readonly value: string;
  };
}

/**
 * A series of values as a small picture, with a sentence that sums it up and a table of all values.
 * It needs no scripts.
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
          {/* The full height reacts to the mouse, even above a low bar. */}
          <rect className={css.column} x={x} width={BAR_STEP} height={BARS_HEIGHT} />
          <rect className={css.bar} x={x} {...shape} />
        </g>
      ))}
    </svg>
  );
}

function Numbers({ name, bars, texts }: Pick<BarsProps, 'name' | 'bars' | 'texts'>) {
  return (
    // It scrolls, so it has to be reachable by keyboard.
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
