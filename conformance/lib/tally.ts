import type {
  AsideReport,
  CheckReport,
  CheckRules,
  ExceptionReport,
} from '../../src/domain/bonds/conformance-report.ts';

/** Why a figure differs, and whether another calculation confirms ours. */
interface Explanation {
  readonly reasons: readonly string[];
  /** Its number in the source. */
  readonly row: number;
  readonly isConfirmed: boolean;
}

type Aside = 'conventions' | 'skipped';

interface Exception extends Pick<ExceptionReport, 'reasons' | 'example'> {
  readonly rows: number[];
  confirmed: number;
  largest: number;
}

/** Counts agreeing figures, and records differences without a known reason. */
export class Tally {
  readonly #rules: CheckRules;
  readonly #exceptions = new Map<string, Exception>();
  readonly unexplained: string[] = [];
  #compared = 0;
  readonly #aside = {
    conventions: new Map<string, number[]>(),
    skipped: new Map<string, number[]>(),
  };
  #agreeing = 0;
  #confirmed = 0;
  #largest = 0;

  constructor(rules: CheckRules) {
    this.#rules = rules;
  }

  /** `explain` is called only if the figures differ: it returns the reason, if there is one. */
  compare(
    actual: number,
    expected: number,
    describe: () => string,
    explain: () => Explanation | undefined = () => undefined,
  ): void {
    this.#compared += 1;
    const deviation = this.#deviation(actual, expected);
    if (deviation <= this.#rules.tolerance) {
      this.#agreeing += 1;
      this.#largest = Math.max(this.#largest, deviation);
      return;
    }
    const why = explain();
    if (why === undefined) {
      this.unexplained.push(`${describe()}: ${actual}, not ${expected}`);
      return;
    }
    const ours = Number.isNaN(actual) ? null : Number(actual.toPrecision(12));
    this.#addException(why, deviation, { row: describe(), expected, ours });
  }

  /** A second, independent calculation of the same figure must agree with it. */
  confirm(isConfirmed: boolean, describe: () => string): void {
    if (isConfirmed) this.#confirmed += 1;
    else this.unexplained.push(`${describe()}: plain formulas give another figure`);
  }

  /** A row that isn't compared, and its number in the source. */
  setAside(where: Aside, reason: string, row: number): void {
    const rows = this.#aside[where].get(reason) ?? [];
    this.#aside[where].set(reason, rows);
    rows.push(row);
  }

  report(): CheckReport {
    return {
      ...this.#rules,
      compared: this.#compared,
      agreeing: this.#agreeing,
      confirmed: this.#confirmed,
      largestDeviation: this.#largest,
      exceptions: [...this.#exceptions.values()]
        .map(({ reasons, rows, confirmed, largest, example }) => ({
          reasons,
          count: rows.length,
          confirmed,
          largestDeviation: largest,
          rows: writeRows(rows),
          example,
        }))
        .toSorted((a, b) => b.count - a.count),
      conventions: reportAside(this.#aside.conventions),
      skipped: reportAside(this.#aside.skipped),
    };
  }

  /** A rejected figure has no deviation. */
  #addException(
    { reasons, row, isConfirmed }: Explanation,
    deviation: number,
    example: Exception['example'],
  ): void {
    const key = reasons.join();
    const known = this.#exceptions.get(key) ?? {
      reasons,
      example,
      rows: [],
      confirmed: 0,
      largest: 0,
    };
    this.#exceptions.set(key, known);
    known.rows.push(row);
    known.confirmed += isConfirmed ? 1 : 0;
    known.largest = Math.max(known.largest, Number.isFinite(deviation) ? deviation : 0);
  }

  /** Figures are published with about 13 digits; around 0 a relative deviation is meaningless. */
  #deviation(actual: number, expected: number): number {
    const difference = Math.abs(actual - expected);
    if (this.#rules.measure === 'absolute') return difference;
    return difference / Math.max(Math.abs(expected), 1e-3);
  }
}

function reportAside(aside: ReadonlyMap<string, readonly number[]>): AsideReport[] {
  return [...aside].map(([reason, rows]) => ({
    reason,
    count: rows.length,
    rows: writeRows(rows),
  }));
}

/**
 * Consecutive rows are one range, ranges of equal length and distance are one entry: `12-17,24` and
 * `3-4/5*100`, which is 3-4, 8-9, 13-14 and so on, 100 of them.
 */
function writeRows(rows: readonly number[]): string {
  const stretches: [from: number, to: number][] = [];
  for (const row of rows) {
    const last = stretches.at(-1);
    if (last && row === last[1] + 1) last[1] = row;
    else stretches.push([row, row]);
  }
  const entries: string[] = [];
  for (let i = 0; i < stretches.length;) {
    const [from, to] = stretches[i]!;
    const step = (stretches[i + 1]?.[0] ?? 0) - from;
    const continues = (k: number) =>
      stretches[i + k]?.[0] === from + k * step && stretches[i + k]?.[1] === to + k * step;
    let times = 1;
    while (continues(times)) times += 1;
    const stretch = from === to ? `${from}` : `${from}-${to}`;
    entries.push(times > 2 ? `${stretch}/${step}*${times}` : stretch);
    i += times > 2 ? times : 1;
  }
  return entries.join();
}
